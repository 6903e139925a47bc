import Foundation
import HeadlessViews
import TransitionCurves

extension UIViewPropertyAnimator {
  /// A scheduled end of an animator's run; it retains the animator until it fires or is cancelled.
  @MainActor
  final class ScheduledEnd {
    private var animator: UIViewPropertyAnimator?
    private let timeline: Timeline
    private var token: EventQueue.Token?

    init(_ animator: UIViewPropertyAnimator, at instant: TimeInterval, on timeline: Timeline) {
      self.animator = animator
      self.timeline = timeline
      token = timeline.perform(at: max(instant, timeline.now)) { self.keep() }
    }

    func cancel() {
      animator = nil
      if let token { timeline.cancel(token) }
      token = nil
    }

    private func keep() {
      let animator = animator
      self.animator = nil
      token = nil
      animator?.didReachTarget()
    }
  }

  /// Runs from `origin` to the end that the animator's direction names.
  ///
  /// - Parameters:
  ///   - length: In seconds; nil means the time that is left.
  ///   - parameters: A timing that replaces the animator's own.
  func run(
    from origin: Playhead.Position, over length: TimeInterval?,
    timing parameters: (any UITimingCurveProvider)? = nil, after delay: TimeInterval = 0
  ) {
    driver.settle(on: .current)
    let target = isReversed ? Playhead.Position.start : .end
    let rest = abs(target.fraction - origin.fraction) * duration
    let timing = (parameters ?? timingParameters).timing(over: length ?? rest)
    // A spring takes its own time, but no time when there is no distance left.
    let run = Playhead.Run(
      begin: (driver.timeline?.now ?? 0) + delay,
      duration: length ?? (rest > 0 ? timing.duration : 0), origin: origin, target: target,
      curve: timing.curve,
      startsAfresh: parameters != nil || curve.across.isSprung || !isOnCurve(origin))
    driver.playhead = .running(run)
    isRunning = true
    scheduleEnd(at: run.end)
  }

  /// True when the animator's own curve passes through a position.
  private func isOnCurve(_ position: Playhead.Position) -> Bool {
    let difference = curve.progress(at: position.fraction) - position.progress
    return max(abs(difference.x), abs(difference.y)) < 1e-9
  }

  private func scheduleEnd(at instant: TimeInterval) {
    end?.cancel()
    end = nil
    // Without a clock no time can pass.
    guard let timeline = driver.timeline, !timeline.isOver else { return didReachTarget() }
    let scheduledEnd = ScheduledEnd(self, at: instant, on: timeline)
    end = scheduledEnd
  }

  private func didReachTarget() {
    end = nil
    guard !pausesOnCompletion else { return hold() }
    finish(at: isReversed ? .start : .end)
  }

  /// Pauses the animations where they are.
  func hold() {
    end?.cancel()
    end = nil
    driver.playhead = .held(driver.position)
    isRunning = false
  }

  /// True while the animator ends: it calls the completions of the animations in its changes, and
  /// then its own.
  package final var isFinishing: Bool { occupation == .finishing }

  /// Ends the animations at a position, calls the completions, and then makes the animator
  /// inactive.
  func finish(at position: UIViewAnimatingPosition) {
    occupation = .finishing
    end?.cancel()
    end = nil
    AnimationBlock.with(nil) {
      if !isTracked {
        if position == .start { driver.restoreStart() }
        if position == .end, state == .stopped { driver.restoreEnd() }
        driver.conclude()
      }
      let callbacks = (isTracked ? [] : driver.takeFollowers()) + completions
      completions = []
      for each in callbacks { each(position) }
    }
    occupation = nil
    reset()
  }

  /// Resets the animator to its initial state, except for the properties that callers set.
  func reset() {
    end?.cancel()
    end = nil
    state = .inactive
    isRunning = false
    isTracked = false
    delay = 0
    waitsForAnimations = false
    part = MotionDriver.Part(MotionDriver(duration: duration))
    turn(false)
  }

  /// Makes the animator a part of an outer animator, which moves and ends it.
  func join(_ outer: MotionDriver.Part) {
    isTracked = true
    interruptible = false
    part = outer
    isRunning = true
    driver.follow { self.finish(at: $0) }
  }

  /// Returns true when the animator may be paused or stopped now; reports the reason when it may
  /// not.
  func canInterrupt(_ call: String) -> Bool {
    guard state != .stopped, occupation == nil else {
      refuse(call)
      return false
    }
    guard interruptible else {
      report(.notInterruptible(call: call))
      return false
    }
    return true
  }

  func refuse(_ call: String) {
    report(.wrongState(call: call, state: stateName))
  }

  var stateName: String {
    if let occupation { return occupation.rawValue }
    return switch state {
    case .inactive: "inactive"
    case .active: isRunning ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  func report(_ issue: PropertyAnimatorIssue) {
    (driver.timeline?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
