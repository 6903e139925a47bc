import Foundation
import HeadlessViews

/// The delivery of touches to recognizers and views, one change at a time.
///
/// For each change, recognizers come first, then views, then the actions of recognized gestures.
/// Changes that these callbacks make to fingers are delivered after all of these.
@MainActor
final class TouchDelivery {
  /// A change of a finger.
  enum Change {
    case down(Finger, CGPoint)
    case move(Finger, CGPoint)
    case lift(Finger)
    case cancel(Finger)
  }

  private enum Job {
    case changes([Change])
    case departures
    case work(() -> Void)
  }

  @LinkedTimeline private(set) var timeline: Timeline?

  /// The screen, until the stage is deallocated.
  var screen: (any TouchScreen)? { timeline == nil ? nil : ownScreen.object }

  private var ownScreen = Unretained<any TouchScreen>()
  let audience: any TouchAudience
  let event = UIEvent()

  /// The fingers that are down, or whose end their views have not received yet, in the order in
  /// which they came down.
  private(set) var fingers: [Finger] = []

  /// The fingers with changes that their views may have to receive.
  private var unsettled: [Finger] = []

  /// The scripts of the fingers that follow a path, in the order of the calls of `follow`.
  var scripts: [FingerScript] = [] {
    didSet { timeline?.nextInput = scripts.map(\.nextInstant).min() ?? .infinity }
  }

  /// Called with each finger that comes down, moves, is lifted or cancelled, before anything that
  /// this causes.
  var observer: ((Finger) -> Void)?

  private(set) var isDelivering = false
  private var jobs: [Job] = []
  private var tapCounter = TapCounter()

  /// Creates a delivery for a screen without touches.
  init(timeline: Timeline, screen: any TouchScreen, audience: any TouchAudience) {
    self.timeline = timeline
    ownScreen = Unretained(screen)
    self.audience = audience
    timeline.input = self
  }

  /// The current instant.
  var now: TimeInterval { timeline?.now ?? 0 }

  /// Delivers changes of fingers, all at once; from within a callback, after the callback.
  func deliver(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    jobs.append(.changes(changes))
    run()
  }

  /// Runs work that may cause a recognition, and then notifies views and calls actions.
  func perform(_ work: () -> Void) {
    guard !isDelivering, screen != nil else { return work() }
    withoutActuallyEscaping(work) { work in
      jobs.append(.work(work))
      run()
    }
  }

  /// Withdraws touches from their views after a gesture was recognized.
  ///
  /// - Parameters:
  ///   - cancels: True if views that have seen the touches receive `touchesCancelled`.
  ///   - discards: True if views that have not seen the touches never receive them.
  func withdraw(_ touches: [UITouch], cancels: Bool, discards: Bool) {
    for touch in touches {
      guard let finger = fingers.first(where: { $0.touch === touch }) else { continue }
      if cancels { finger.share.withdraw() } else if discards { finger.share.discard() }
      unsettled.appendOnce(finger)
    }
  }

  func report(_ issue: TouchIssue) {
    timeline?.diagnostics.report(issue)
  }

  private func run() {
    guard !isDelivering, let screen else { return }
    isDelivering = true
    screen.runInput {
      let limit = 10_000
      var passes = 0
      while !jobs.isEmpty {
        guard passes < limit else {
          report(.endless(now: "\(now)", passes: limit))
          jobs = []
          break
        }
        passes += 1
        perform(jobs.removeFirst())
      }
    }
    isDelivering = false
  }

  private func perform(_ job: Job) {
    switch job {
    case .changes(let changes):
      show(changes)
    case .departures:
      leave()
    case .work(let work):
      work()
    }
    conclude()
  }

  // MARK: Changes of fingers

  private func show(_ changes: [Change]) {
    event.timestamp = now
    forgetTouchesThatAreUp()
    for touch in event.touches { touch.phase = .stationary }
    let new = changes.compactMap(apply)
    let touches = new.compactMap(\.touch)
    for touch in touches { event.touches.appendOnce(touch) }
    guard !new.isEmpty else { return }
    if let observer { new.forEach(observer) }
    audience.receive(touches, with: event)
    for finger in new {
      finger.noteChange()
      unsettled.appendOnce(finger)
    }
  }

  /// Removes touches from the event that ended in the last change.
  private func forgetTouchesThatAreUp() {
    event.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Applies a change; returns the finger, or nil if nothing has changed.
  private func apply(_ change: Change) -> Finger? {
    switch change {
    case .down(let finger, let point):
      guard finger.touch == nil, let screen else { return nil }
      timeline?.touchDidBegin()
      let (window, view) = screen.hitTest(point)
      let touch = UITouch(at: point, on: view, in: window, timestamp: now)
      touch.tapCount = tapCounter.count(of: touch)
      finger.begin(touch, isForView: view.map { isFree($0, in: window) } ?? false)
      fingers.append(finger)
      audience.begin(touch)
      return finger
    case .move(let finger, let point):
      guard finger.isDown else { return refuse("move(to:)", finger) }
      guard finger.move(to: point, at: now) else { return nil }
      tapCounter.noteMove(of: finger.touch)
      return finger
    case .lift(let finger):
      guard finger.isDown else { return refuse("lift()", finger) }
      finger.end(.ended, at: now)
      tapCounter.noteLift(of: finger.touch)
      return finger
    case .cancel(let finger):
      guard finger.isDown else { return refuse("cancel()", finger) }
      finger.end(.cancelled, at: now)
      tapCounter.noteCancel(of: finger.touch)
      return finger
    }
  }

  private func refuse(_ call: String, _ finger: Finger) -> Finger? {
    report(.isUp(call: call, finger: finger.label))
    return nil
  }

  /// True if a view may receive one more finger.
  private func isFree(_ view: UIView, in window: UIWindow?) -> Bool {
    for finger in fingers where finger.isDown && !finger.share.isOver {
      guard let other = finger.touch?.view, finger.touch?.window === window else { continue }
      if other === view {
        guard view.isMultipleTouchEnabled else { return false }
      } else if view.isExclusiveTouch || other.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  // MARK: Views and actions

  private func conclude() {
    let limit = 10_000
    for _ in 0..<limit {
      let hasNotified = notifyViews()
      let hasSent = audience.sendActions()
      if hasNotified || hasSent { continue }
      guard audience.tidyUp() else {
        return forgetLifted()
      }
    }
    report(.endless(now: "\(now)", passes: limit))
  }

  /// Drops fingers that are up and whose views have received everything.
  private func forgetLifted() {
    forgetTouchesThatAreUp()
    for finger in fingers where !finger.isDown && finger.share.isOver {
      fingers.remove(finger)
      finger.touch?.receivers = []
    }
  }

  /// Notifies views of the phases that they receive now; returns false if there are none.
  private func notifyViews() -> Bool {
    guard !unsettled.isEmpty else { return false }
    var calls = ViewCalls()
    // In the order in which the fingers came down.
    let due = unsettled.sorted { ($0.touch?.order ?? 0) < ($1.touch?.order ?? 0) }
    for finger in due {
      guard let touch = finger.touch else { continue }
      let phases = finger.share.takePhases(
        holdingBegan: !finger.share.isNotified && audience.withholds(touch),
        holdingEnded: audience.withholdsEnd(of: touch))
      if finger.share.isSettled { unsettled.remove(finger) }
      guard let view = touch.view else { continue }
      for phase in phases { calls.add(finger, as: phase, of: view) }
    }
    for call in calls.inOrder { call.perform(with: event) }
    return !calls.inOrder.isEmpty
  }
}

extension TouchDelivery: TimelineInput {
  func cancelDue() {
    jobs = []
    dropDueScripts()
  }

  func perform() {
    performScripts()
  }

  func viewsDidLeave() {
    guard !fingers.isEmpty || !audience.isIdle else { return }
    jobs.append(.departures)
    run()
  }

  /// Withdraws touches from views and recognizers that are not on the screen any more.
  private func leave() {
    var lost: [Change] = []
    for finger in fingers {
      guard let touch = finger.touch, let window = touch.window else { continue }
      let isShown = !window.isHidden && window.tree.host === timeline
      if !isShown || touch.view?.window !== window {
        finger.share.withdraw()
        unsettled.appendOnce(finger)
      }
      if !isShown, finger.isDown { lost.append(.cancel(finger)) }
    }
    if !lost.isEmpty { show(lost) }
    audience.viewsDidLeave()
  }

  func stageDidDeallocate() {
    jobs = []
    timeline = nil
    ownScreen = Unretained(nil)
    scripts = []
    for finger in fingers { finger.abandon() }
    (fingers, unsettled) = ([], [])
    event.touches = []
    audience.abandon()
  }
}
