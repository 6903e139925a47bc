package import Foundation
package import HeadlessViews

/// A stage's clock, and everything that is scheduled on it.
///
/// The timeline never advances by itself: the stage sets `now` and performs the work that is due.
@MainActor
package final class Timeline: LayerTreeHost, LinkTarget {
  private var linkSource = LinkSource()

  package var link: Link { linkSource.link(to: self) }

  /// The current instant, in seconds since the stage was made.
  package internal(set) var now: TimeInterval {
    get { instant }
    set {
      instant = newValue
      PresentationMoment.pass()
    }
  }

  private var instant: TimeInterval = 0

  /// The diagnostics to which everything on the stage reports refused calls.
  package let diagnostics: Diagnostics

  /// The traits of the screen.
  package internal(set) var traits = UITraitCollection() {
    didSet { if isCurrent { UITraitCollection.current = traits } }
  }

  /// The bounds of the screen, in points.
  package internal(set) var screenBounds = CGRect.zero

  /// The safe-area insets of the screen, in points.
  package internal(set) var screenInsets = UIEdgeInsets.zero

  /// The link to the stage, which owns the timeline.
  var owner: Link?

  /// The queue of work for future instants.
  private var eventQueue = EventQueue()

  /// The instant of the first work in the queue, in seconds; infinity when there is none.
  private var nextEvent = TimeInterval.infinity

  /// The display links.
  let links = DueList<CADisplayLink>()

  /// The instant at which the first link is due, in seconds; infinity when none is due.
  var nextFrame: TimeInterval { links.nextInstant }

  /// The touch input of the stage; nil until the first touch.
  var input: (any TimelineInput)?

  /// The accessibility focus of the stage; nil until it is first used.
  var focus: (any TimelineFocus)?

  /// The instant at which a touch is next due to act, in seconds; infinity when none is.
  var nextInput = TimeInterval.infinity

  /// The motions that have begun and have not ended, in no order.
  var running: [any TimelineMotion] = []

  /// The objects that move others with the clock, in the order in which they began.
  var followers: [any TimelineFollower] = [] { didSet { hasFollowers = !followers.isEmpty } }

  private(set) var hasFollowers = false

  /// True once the stage is deallocated, and its clock with it.
  private(set) var isOver = false

  /// Work for this instant, performed once control is back with the stage.
  private var deferred: [() -> Void] = []

  /// True when there is deferred work for this instant.
  private(set) var hasDeferred = false

  /// The part of the deferred work that is performed even when the rest is given up.
  private var essential: [() -> Void] = []

  /// An empty buffer for deferred work, reused while the current work is performed.
  private var spare: [() -> Void] = []

  /// True when layout is due somewhere on the stage.
  package var isLayoutDue: Bool { layoutIsDue }

  private var layoutIsDue = false

  /// True when a layer has changed since the last frame ended.
  var isFrameOver = false

  /// The operations that have begun and must end, by order of beginning.
  var operations: [Int: PendingOperation] = [:]

  /// The operations that never end by themselves, by order of beginning.
  var endless: [Int: PendingOperation] = [:]

  var operationsBegun = 0

  /// The timeline for code that names no stage: that of the current task's own stage, or else the
  /// newest one.
  package static var current: Timeline? { ofTask ?? newest }

  /// The timeline of the stage that the current task, or code without a task, ran last or, if none
  /// has run since, made last; nil without one.
  ///
  /// Tests are tasks: what runs between the parts of a test that waits has other stages.
  package static var ofTask: Timeline? { TaskTimelines.ofTask }

  /// The timeline of the stage that ran last in any task or, if none has run since, was made last;
  /// nil once that stage is deallocated.
  static var newest: Timeline? {
    didSet {
      oldValue?.isCurrent = false
      newest?.isCurrent = true
    }
  }

  /// True when this is the newest timeline.
  private(set) var isCurrent = false

  /// The work for the next touch of the screen, in order.
  private var untilTouch: [() -> Void] = []

  /// Performs work when a finger comes down next.
  package func performAtNextTouch(_ work: @escaping () -> Void) { untilTouch.append(work) }

  /// Performs the work that waits for a touch.
  func touchDidBegin() {
    guard !untilTouch.isEmpty else { return }
    let work = untilTouch
    untilTouch = []
    for each in work { each() }
  }

  /// The observer of the animations that begin here, if there is one.
  var observer: AnyObject?

  /// Reports an issue that belongs to no layer or stage.
  static func report(_ issue: StageIssue) { Diagnostics.fallback.report(issue) }

  /// The serial numbers of the layers that could not be shown and were reported.
  private var unplaceable: Set<Int> = []

  /// Returns true the first time that a layer, given by its serial number, cannot be shown.
  func noteUnplaceable(_ layer: Int) -> Bool { unplaceable.insert(layer).inserted }

  /// Creates a timeline at time zero without any work.
  package init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Schedules `work` for a later phase of this instant, after all work that is scheduled so far.
  package func perform(_ work: @escaping () -> Void) {
    deferred.append(work)
    hasDeferred = true
  }

  /// Schedules `work` like `perform(_:)`, and performs it even if this instant never ends by
  /// itself.
  func performSurely(_ work: @escaping () -> Void) {
    perform(work)
    essential.append(work)
  }

  /// Schedules `work` to run at an instant, in seconds.
  @discardableResult
  package func perform(at instant: TimeInterval, _ work: @escaping () -> Void) -> EventQueue.Token {
    defer { nextEvent = eventQueue.nextTime }
    return eventQueue.add(at: instant, work)
  }

  /// Cancels scheduled work.
  package func cancel(_ token: EventQueue.Token) {
    eventQueue.cancel(token)
    nextEvent = eventQueue.nextTime
  }

  /// The instant of the next work, touch or display-link frame, in seconds; nil when nothing is
  /// due.
  var nextTime: TimeInterval? {
    let next = min(nextEvent, min(nextInput, nextFrame))
    return next < .infinity ? next : nil
  }

  /// The instant of the next work or touch, in seconds; nil when nothing is due.
  var nextWork: TimeInterval? {
    let next = min(nextEvent, nextInput)
    return next < .infinity ? next : nil
  }

  /// Returns true when work, a touch or a display-link frame is due by an instant.
  func isDue(by instant: TimeInterval) -> Bool {
    nextEvent <= instant || nextFrame <= instant || nextInput <= instant
  }

  /// Performs the steps of touches that are due at this instant.
  func performInput() {
    guard nextInput <= now else { return }
    input?.perform()
  }

  package func viewsDidLeave() {
    input?.viewsDidLeave()
    focus?.viewsDidLeave()
  }

  func performDeferred() {
    hasDeferred = false
    var work = spare
    spare = []
    swap(&work, &deferred)
    if !essential.isEmpty { essential.removeAll(keepingCapacity: true) }
    for index in work.indices { work[index]() }
    work.removeAll(keepingCapacity: true)
    spare = work
  }

  /// Performs the work that is due at this instant, but no work that is added meanwhile.
  func performDue() {
    let mark = eventQueue.mark
    while let next = removeFirst(addedBefore: mark) { next() }
  }

  /// Removes and returns the first work of the queue that is due and was added before `mark`.
  private func removeFirst(addedBefore mark: Int) -> (() -> Void)? {
    defer { nextEvent = eventQueue.nextTime }
    return eventQueue.removeFirst(dueBy: now, addedBefore: mark)
  }

  /// Drops the remaining work of this instant, except the part that must be performed.
  func cancelDue() {
    let (forgotten, due) = (deferred, essential)
    (deferred, essential, hasDeferred) = ([], [], false)
    while removeFirst(addedBefore: eventQueue.mark) != nil {}
    input?.cancelDue()
    for work in due { work() }
    withExtendedLifetime(forgotten) {}
  }

  /// Drops all work and all motions, and releases the closures.
  func cancelAll() {
    // The closures are released only at the end: the objects that they retain may call the timeline
    // in their deinit.
    let forgotten = (eventQueue, deferred, operations, endless, links.all)
    let (motions, followers, input) = (running, followers, input)
    isOver = true
    PresentationMoment.pass()
    self.followers = []
    self.input = nil
    focus?.stageDidDeallocate()
    focus = nil
    nextInput = .infinity
    running = []
    links.removeAll()
    for motion in motions { motion.stageDidDeallocate() }
    for follower in followers { follower.stageDidDeallocate() }
    for link in forgotten.4 { link.abandon() }
    input?.stageDidDeallocate()
    (eventQueue, nextEvent) = (EventQueue(), .infinity)
    (deferred, essential, hasDeferred) = ([], [], false)
    operations = [:]
    endless = [:]
    withExtendedLifetime(forgotten) {}
  }

  package func layoutDidBecomeDue() {
    layoutIsDue = true
  }

  package func layersDidChange() {
    isFrameOver = true
  }

  /// Clears `isLayoutDue`, because layout is about to run.
  func layoutDidBegin() {
    layoutIsDue = false
  }
}

/// The touch input of a stage, as its timeline sees it.
@MainActor
protocol TimelineInput: AnyObject {
  /// True while touches are being delivered.
  var isDelivering: Bool { get }

  /// Performs the steps of touches that are due at this instant.
  func perform()

  /// Drops the steps of touches that are still due at this instant.
  func cancelDue()

  /// Called after views have left a window, or a window has left the stage.
  func viewsDidLeave()

  /// Releases everything, because the stage is deallocated.
  func stageDidDeallocate()
}

/// The accessibility focus of a stage, as its timeline sees it.
@MainActor
protocol TimelineFocus: AnyObject {
  /// Called after views have left a window, or a window has left the stage.
  func viewsDidLeave()

  /// Called when the stage is deallocated.
  func stageDidDeallocate()
}
