import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension ControllerTransition {
  /// True until the outcome is fixed, by `completeTransition` or without the animator.
  var isUnderWay: Bool { life.isUnderWay }

  /// True while an interaction moves the transition, or will do so from the beginning.
  var isInteractive: Bool { isToBeInteractive || life.interaction.isInteractive }

  /// True if the transition is interactive from its beginning; known from the request on.
  var isInitiallyInteractive: Bool {
    isToBeInteractive || life.interaction.isInitiallyInteractive
  }

  /// True before the beginning of a transition that will be interactive: the callbacks of the
  /// request and of the start read it.
  private var isToBeInteractive: Bool {
    guard life.isUnderWay, life.motion == .none, performer.animator != nil else { return false }
    return interactionController.controller?.wantsInteractiveStart ?? false
  }

  var transitionWasCancelled: Bool { life.interaction.wasCancelled }

  var completionCurve: UIView.AnimationCurve {
    interactionController.controller?.completionCurve ?? .easeInOut
  }

  /// True while the transition is interactive, or runs out after a release.
  var isDriven: Bool { life.isDriven }

  /// True if the transition can be paused or reversed while it runs.
  var isInterruptible: Bool { performer.isInterruptible }

  /// The progress of the transition, in `0...1`.
  var percentComplete: CGFloat {
    if life.interaction.isInteractive { return life.interaction.percent }
    guard life.hasStarted else { return 0 }
    if let pace = clock.pace { return CGFloat(pace.way(at: time)) }
    return duration > 0 ? min(max(CGFloat(time / duration), 0), 1) : 1
  }

  /// The elapsed time of the transition, in seconds.
  private var time: TimeInterval {
    driver?.time ?? (life.waitsForTransaction ? 0 : clock.elapsed)
  }

  /// The distance from the fore view's frame to just outside the container, in points; not positive
  /// if the container has no size yet.
  ///
  /// - Parameter outward: A unit vector out of the container: one component is 1 or -1, the other
  ///   0.
  func exitDistance(_ outward: CGVector) -> CGFloat {
    guard let fore = viewController(forKey: direction == .forward ? .to : .from) else { return 0 }
    let place = finalFrame(for: fore)
    let frame = place.isEmpty ? initialFrame(for: fore) : place
    return frame.isEmpty ? 0 : containerView.bounds.way(out: frame, dx: outward.dx, dy: outward.dy)
  }

  var percentText: String {
    "\((Double(percentComplete) * 1000).rounded() / 10) %"
  }

  /// Stops the transition at a fraction, or at its current progress if `percent` is nil.
  func freeze(at percent: CGFloat? = nil) {
    guard life.freeze() else { return }
    let isNew = driver == nil
    let driver = driver ?? makeDriver()
    self.driver = driver
    if isNew { undoLog.revive() }
    if let percent {
      driver?.scrub(
        to: clock.pace?.time(at: Double(percent)) ?? Double(percent) * max(clock.reach, duration))
    } else {
      driver?.freeze()
      clock.reach = driver?.time ?? 0
    }
  }

  private func makeDriver() -> (any TransitionDriver)? {
    if let interruptibleAnimator = performer.interruptibleAnimator {
      return AnimatorDriver(interruptibleAnimator, duration: duration)
    }
    var layers = [containerView.layer] + (coordinator?.views ?? []).map(\.layer)
    if case .own = performer { layers += scene.bystanders }
    return ClockDriver(layers, at: time, of: duration, on: stage)
  }

  /// Runs the transition, frozen or not, to its end or back to its beginning; see `TransitionDriver`.
  func runOut(
    toEnd: Bool, over length: TimeInterval, _ timing: (any UITimingCurveProvider)? = nil,
    curve: UIView.AnimationCurve = .linear
  ) {
    freeze()
    diagnosis.reportOtherAnimator()
    guard let driver, let number = life.runOut() else { return }
    driver.run(
      toEnd: toEnd, over: length, timing, curve,
      arriving: { [link] in
        if !toEnd { link.transition?.restoreModels() }
      },
      arrived: { [link] in
        link.transition?.didRunOut(toEnd: toEnd, number)
      })
  }

  /// Gives all values that were animated what they had before, except those that a device leaves.
  func restoreModels() {
    forgetWhatStays()
    undoLog.restore()
  }

  /// Forgets what a device leaves at its end: what blocks have changed that nothing of the library's
  /// or the system's runs back, and what was animated alongside.
  func forgetWhatStays() {
    var isByBlocks = false
    if case .foreign(_, nil) = performer { isByBlocks = true }
    guard undoLog.isDue(alongside: !isByBlocks), stage?.uses(.valuesAfterCancelling) == false
    else { return }
    if isByBlocks { undoLog.clear() } else { undoLog.forgetAlongside() }
  }

  private func didRunOut(toEnd: Bool, _ number: Int) {
    guard life.arrive(number: number) else { return }
    guard case .own(let animator) = performer else { return }
    animator.transitionDidRunOut(cancelled: !toEnd)
  }

  /// Cancels the transition and runs it back in the time that it took so far; returns false if the
  /// transition refuses.
  func reverse() -> Bool {
    life.state == .running && runBack()
  }

  /// Cancels the transition and runs it back, also while the callbacks of a turn are called.
  ///
  /// A transition cannot run back before its animations have begun; it does as soon as they have.
  func runBack() -> Bool {
    guard isInterruptible else { return false }
    let reversal = life.reversal
    switch reversal {
    case .refused: return false
    case .underWay: return true
    case .postponed, .immediate: break
    }
    stage?.note(.transition, subject: label) { "is reversed at \(self.percentText)" }
    guard reversal == .immediate else {
      _ = life.callOff()
      whenReady { [link] in
        link.transition?.runOut(toEnd: false, over: 0)
      }
      return true
    }
    // Read the time before the freeze: a paused animator gives its progress instead of its time.
    let length = max(0, time)
    freeze()
    let wasInteractive = life.callOff()
    if wasInteractive { coordinator?.interactionDidChange() }
    runOut(toEnd: false, over: length)
    return true
  }

  /// Cancels the transition as a gesture would that catches it and lets it go, and runs it back in
  /// the time that it took so far; returns false if the transition refuses, or something drives it.
  func turnRound() -> Bool {
    guard life.state == .running, isInterruptible, !isInteractive else { return false }
    if case .foreign = interactionController { return false }
    guard !transitionWasCancelled else { return true }
    stage?.note(.transition, subject: label) { "is reversed at \(self.percentText)" }
    let length = max(0, time)
    freeze()
    grab()
    letGo(cancelled: true)
    runOut(toEnd: false, over: length)
    return true
  }

  /// Runs a reversed transition forward to its end.
  func resume() {
    stage?.note(.transition, subject: label) { "goes on from \(self.percentText)" }
    let length = max(0, duration - time)
    freeze()
    life.resume()
    runOut(toEnd: true, over: length)
  }
}
