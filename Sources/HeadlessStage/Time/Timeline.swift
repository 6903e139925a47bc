package import Foundation
package import HeadlessViews

/// A stage's clock and everything that is to happen on it.
///
/// Nothing here moves by itself: whoever owns the timeline sets `now` and performs what is due.
@MainActor
package final class Timeline: LayerTreeHost {
  /// The current instant, in seconds since the stage was made.
  @exclusivity(unchecked) package internal(set) var now: TimeInterval = 0

  /// Where everything on the stage reports what it refuses.
  package let diagnostics: Diagnostics

  /// What views need to know of the screen.
  package internal(set) var traits = TraitCollection() {
    didSet { if isCurrent { TraitCollection.current = traits } }
  }

  /// The rectangle of the screen, in points.
  package internal(set) var screenBounds = CGRect.zero

  /// How much of it the screen keeps for itself.
  package internal(set) var screenInsets = EdgeInsets.zero

  /// The stage that the timeline belongs to; one that goes takes leave of its timeline.
  @exclusivity(unchecked) unowned(unsafe) var owner: AnyObject?

  /// What moves number by number; nil while nothing has.
  @exclusivity(unchecked) var pool: TimelineMotion?

  /// Work for instants to come.
  @exclusivity(unchecked) package var agenda = Agenda()

  /// What is called at frames, in the order of joining.
  @exclusivity(unchecked) var links = Roster<DisplayLink>()

  /// What the links wait for.
  var linkInstants = AwaitedInstants()

  /// When the first of the links is due, in seconds; infinity when none is.
  @exclusivity(unchecked) var nextFrame = TimeInterval.infinity

  /// Who knows of the fingers on the stage; nil until there was one.
  @exclusivity(unchecked) var input: (any TimelineInput)?

  /// Who knows what of the stage is read out; nil until that was asked.
  var focus: (any TimelineFocus)?

  /// When a finger is next due to do something, in seconds; infinity when none is.
  @exclusivity(unchecked) var nextInput = TimeInterval.infinity

  /// What shows something else in every frame, in no order.
  @exclusivity(unchecked) var moving: [TimelineMotion] = []

  /// What lets time pass otherwise for some layers, in the order of beginning.
  @exclusivity(unchecked) var conductors: [TimelineMotion] = []

  /// True when the stage is gone, and with it the clock.
  @exclusivity(unchecked) private(set) var isOver = false

  /// Work for this instant, once control is back with the stage.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// The part of it that is done even where the rest is given up.
  @exclusivity(unchecked) private var needed: [() -> Void] = []

  /// Room for that work while what was asked for before is done.
  @exclusivity(unchecked) private var spare: [() -> Void] = []

  /// True when layout became due somewhere on the stage.
  @exclusivity(unchecked) package private(set) var isLayoutDue = false

  /// What somebody has begun and must end, by the order of beginning.
  var duties: [Int: Duty] = [:]

  /// What runs and will never end by itself, by the order of beginning.
  var endless: [Int: Duty] = [:]

  var dutiesBegun = 0

  /// The timeline of the stage that runs, or of the one made last, as long as there is that stage.
  @exclusivity(unchecked) package static unowned(unsafe) var current: Timeline? {
    didSet {
      oldValue?.isCurrent = false
      current?.isCurrent = true
    }
  }

  /// True when this is the timeline of the stage that ran last.
  @exclusivity(unchecked) private(set) var isCurrent = false

  /// Whoever watches what begins here, if somebody does.
  var witness: AnyObject?

  /// Reports what no layer or stage can be named for where whoever runs will see it.
  static func report(_ issue: StageIssue) {
    (current?.diagnostics ?? Diagnostics.fallback).report(issue)
  }

  /// The layers that could not be shown and were reported, by number.
  private var unplaceable: Set<Int> = []

  /// True the first time that a layer, by its number, cannot be shown.
  func noteUnplaceable(_ layer: Int) -> Bool { unplaceable.insert(layer).inserted }

  /// A timeline at time zero with nothing on it.
  package init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Asks for `work` at a later phase of this instant, after all that was asked for before.
  package func perform(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Asks for `work` in the same way, and has it done even if this instant never ends by itself.
  func performSurely(_ work: @escaping () -> Void) {
    deferred.append(work)
    needed.append(work)
  }

  /// Asks for `work` when `delay` seconds have passed.
  package func perform(afterDelay delay: TimeInterval, _ work: @escaping () -> Void) -> Agenda.Token
  {
    agenda.add(at: now + delay, work)
  }

  /// Calls off what was asked for.
  package func cancel(_ token: Agenda.Token) {
    agenda.cancel(token)
  }

  /// When something is next due by itself, be it work, a finger or a frame for links; nil when nothing
  /// is.
  var nextTime: TimeInterval? {
    guard nextFrame < .infinity else { return nextWork }
    return min(nextWork ?? .infinity, nextFrame)
  }

  /// When work or a finger is next due by itself; nil when nothing is.
  var nextWork: TimeInterval? {
    guard nextInput < .infinity else { return agenda.nextTime }
    return min(agenda.nextTime ?? .infinity, nextInput)
  }

  /// True when some work, a finger, or a frame for links, is due by an instant.
  func isDue(by instant: TimeInterval) -> Bool {
    if let next = agenda.nextTime, next <= instant { return true }
    return nextFrame <= instant || nextInput <= instant
  }

  /// Lets the fingers do what is due at this instant.
  func performInput() {
    guard nextInput <= now else { return }
    input?.perform()
  }

  package func viewsDidLeave() {
    input?.viewsDidLeave()
    focus?.viewsDidLeave()
  }

  /// True when there is work for this instant.
  var hasDeferred: Bool { !deferred.isEmpty }

  /// Performs the deferred work that there is now; false when there was none.
  func performDeferred() -> Bool {
    guard !deferred.isEmpty else { return false }
    var work = spare
    spare = []
    swap(&work, &deferred)
    if !needed.isEmpty { needed.removeAll(keepingCapacity: true) }
    for index in work.indices { work[index]() }
    work.removeAll(keepingCapacity: true)
    spare = work
    return true
  }

  /// Performs the work that is due at this instant, but not what that asks for in its turn.
  func performDue() {
    let mark = agenda.mark
    while let next = agenda.removeFirst(dueBy: now, addedBefore: mark) { next() }
  }

  /// Forgets the work that is left for this instant, but does what is needed in any case.
  func cancelDue() {
    let (forgotten, due) = (deferred, needed)
    (deferred, needed) = ([], [])
    while agenda.removeFirst(dueBy: now, addedBefore: agenda.mark) != nil {}
    input?.cancelDue()
    for work in due { work() }
    withExtendedLifetime(forgotten) {}
  }

  /// Forgets all that was to happen, and with it whatever its closures hold.
  func cancelAll() {
    // Released only at the end: what the closures hold may turn to the timeline as it goes.
    let forgotten = (agenda, deferred, duties, endless, moving, pool, links, input, conductors)
    isOver = true
    conductors = []
    input = nil
    focus = nil
    nextInput = .infinity
    moving = []
    links.removeAll()
    linkInstants = AwaitedInstants()
    nextFrame = .infinity
    for motion in forgotten.4 + forgotten.8 { motion.stageDidGo() }
    for link in forgotten.6 { link.abandon() }
    forgotten.7?.stageDidGo()
    agenda = Agenda()
    pool = nil
    (deferred, needed) = ([], [])
    duties = [:]
    endless = [:]
    withExtendedLifetime(forgotten) {}
  }

  package func layoutDidBecomeDue() {
    isLayoutDue = true
  }

  /// Notes that layout is about to be done.
  func layoutDidBegin() {
    isLayoutDue = false
  }
}

/// Who knows of the fingers on a stage.
@MainActor
protocol TimelineInput: AnyObject {
  /// True while somebody is being told of touches.
  var isDelivering: Bool { get }

  /// Does what fingers are due to do at this instant.
  func perform()

  /// Gives up what fingers are still due to do at this instant.
  func cancelDue()

  /// Called after views have left a window, or a window the stage.
  func viewsDidLeave()

  /// Lets go of everything, for the stage is gone.
  func stageDidGo()
}

/// Who knows what of a stage is read out.
@MainActor
protocol TimelineFocus: AnyObject {
  /// Called after views have left a window, or a window the stage.
  func viewsDidLeave()
}
