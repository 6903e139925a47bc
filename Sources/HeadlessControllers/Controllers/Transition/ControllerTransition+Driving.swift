import Foundation
import HeadlessStage
import HeadlessViews

extension ControllerTransition {
  /// True until `completeTransition` is called.
  final var isUnderWay: Bool { outcome == nil }

  final var isInteractive: Bool { interaction.isInteractive }

  final var transitionWasCancelled: Bool { interaction.wasCancelled }

  final var completionCurve: View.AnimationCurve {
    interactionController?.completionCurve ?? .easeInOut
  }

  /// True while somebody holds the transition, or has let it go and it has not arrived.
  final var isDriven: Bool { interaction.isInteractive || isRunningOut }

  /// True when the transition can be taken hold of, or reversed, while it runs.
  final var isInterruptible: Bool {
    if let animator = animator as? any TransitionAnimator { return animator.isInterruptible }
    return interruptibleAnimator != nil
  }

  /// How far the transition is, in `0...1`.
  final var percentComplete: CGFloat {
    if interaction.isInteractive { return interaction.percent }
    guard hasStarted else { return 0 }
    return duration > 0 ? min(max(CGFloat(time / duration), 0), 1) : 1
  }

  /// How much of the transition's time has passed, in seconds.
  private final var time: TimeInterval {
    driver?.time ?? (isHeldUp ? 0 : (timeline?.now ?? beginning) - beginning)
  }

  /// Who drives by a part of the way, once that has begun: told of what others ask of the context, it
  /// sees to the motion as well, so that the two never differ (fact E7).
  private final var percentDriver: (any TransitionFollower)? {
    (interactionController as? any TransitionFollower).flatMap { $0.moves(self) ? $0 : nil }
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if let percentDriver { percentDriver.drive(to: percentComplete) } else { note(percentComplete) }
  }

  final func finishInteractiveTransition() {
    if let percentDriver { percentDriver.letGo(finishes: true) } else { release(cancelled: false) }
  }

  final func cancelInteractiveTransition() {
    if let percentDriver { percentDriver.letGo(finishes: false) } else { release(cancelled: true) }
  }

  final func pauseInteractiveTransition() {
    if let percentDriver { percentDriver.takeHold() } else { grab() }
  }

  /// Notes how far it was driven.
  final func note(_ percentComplete: CGFloat) {
    guard isUnderWay else { return }
    _ = interaction.update(percentComplete)
  }

  /// Notes that somebody drives it from now on, and tells who listens.
  final func grab() {
    guard isUnderWay, hasStarted, interaction.grab(at: percentComplete) else { return }
    stage?.note(.transition, subject: label) { "is taken hold of at \(self.percentText)" }
    coordinator?.interactionDidChange()
  }

  /// Notes that nobody drives it any more, and tells who listens.
  final func release(cancelled: Bool) {
    guard isUnderWay, interaction.release(cancelled: cancelled) else { return }
    stage?.note(.transition, subject: label) {
      "is let go at \(self.percentText) and \(cancelled ? "cancelled" : "finished")"
    }
    coordinator?.interactionDidChange()
  }

  /// How far the fore view is from its place to just outside the container, in points; not positive
  /// when the container has no size yet.
  ///
  /// - Parameter outward: The way out; one number is 1 or -1, the other 0.
  final func way(_ outward: CGVector) -> CGFloat {
    guard let fore = viewController(forKey: direction == .forward ? .to : .from) else { return 0 }
    let (container, place) = (containerView.bounds, finalFrame(for: fore))
    let frame = place.isEmpty ? initialFrame(for: fore) : place
    guard !frame.isEmpty else { return 0 }
    if outward.dx == 0 {
      return outward.dy > 0 ? container.maxY - frame.minY : frame.maxY - container.minY
    }
    return outward.dx > 0 ? container.maxX - frame.minX : frame.maxX - container.minX
  }

  private final var percentText: String {
    "\((Double(percentComplete) * 1000).rounded() / 10) %"
  }

  /// Stops where it is, at a part of the way if one is given.
  final func hold(at percent: CGFloat? = nil) {
    guard isUnderWay, hasStarted else { return }
    let isNew = driver == nil
    let driver = driver ?? makeDriver()
    self.driver = driver
    if isNew { ledger.revive() }
    isRunningOut = false
    if let percent {
      driver?.scrub(to: Double(percent) * max(reach, duration))
    } else {
      driver?.hold()
      reach = driver?.time ?? 0
    }
  }

  private final func makeDriver() -> (any TransitionDriver)? {
    if let interruptibleAnimator {
      return AnimatorDriver(interruptibleAnimator, duration: duration)
    }
    var layers = [containerView.layer] + (coordinator?.views ?? []).map(\.layer)
    if animator is any TransitionAnimator { layers += bystanders }
    return ClockDriver(layers, at: time, of: duration, on: stage)
  }

  /// Lets it run, held or not, to the end or back to the start; see `TransitionDriver`.
  final func runOut(
    toEnd: Bool, over length: TimeInterval, _ timing: (any TimingCurveProvider)? = nil,
    curve: View.AnimationCurve = .linear
  ) {
    hold()
    guard isUnderWay, let driver else { return }
    isRunningOut = true
    driver.run(
      toEnd: toEnd, over: length, timing, curve,
      arriving: { [weak self] in if !toEnd { self?.ledger.restore() } },
      arrived: { [weak self] in self?.didRunOut(toEnd: toEnd) })
  }

  private final func didRunOut(toEnd: Bool) {
    guard isRunningOut else { return }
    isRunningOut = false
    (animator as? any TransitionAnimator)?.transitionDidRunOut(cancelled: !toEnd)
  }

  /// Calls the transition off and lets it run back the way that it came, as long as it took; false
  /// when it declines.
  final func reverse() -> Bool {
    guard isUnderWay, hasStarted, !isStarting, isInterruptible else { return false }
    guard !interaction.wasCancelled || interaction.isInteractive else { return true }
    stage?.note(.transition, subject: label) { "is reversed at \(self.percentText)" }
    // Nothing can be turned round before it has begun.
    guard !isHeldUp else {
      _ = interaction.callOff()
      whenReady { [weak self] in self?.runOut(toEnd: false, over: 0) }
      return true
    }
    // Asked before it is held: an animator that is paused tells its progress instead of its time.
    let length = max(0, time)
    hold()
    let wasInteractive = interaction.callOff()
    if wasInteractive { coordinator?.interactionDidChange() }
    runOut(toEnd: false, over: length)
    return true
  }

  /// Lets what runs back run to its end after all.
  final func resume() {
    stage?.note(.transition, subject: label) { "goes on from \(self.percentText)" }
    let length = max(0, duration - time)
    hold()
    interaction.conclude(cancelled: false)
    runOut(toEnd: true, over: length)
  }
}
