public import Foundation
import HeadlessViews
import TransitionCurves

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Starts the animations, or continues them after a pause; does nothing while they run.
  ///
  /// An animator without animations is active and paused until the first animation is added, and
  /// runs then. While animations are disabled, the changes are made at once, and the animator ends
  /// in the same instant.
  public func startAnimation() {
    guard state != .stopped, occupation == nil else { return refuse("startAnimation") }
    guard !isRunning else { return }
    let wasInactive = state == .inactive
    activate()
    if wasInactive, waitsForAnimations { return }
    waitsForAnimations = false
    let isInstant = wasInactive && !UIView.areAnimationsEnabled
    run(
      from: driver.position, over: isInstant ? 0 : nil,
      after: wasInactive && !isInstant ? delay : 0)
  }

  /// Starts the animations, or continues them after a pause, after `delay` seconds; the animator is
  /// active and the models change at once.
  ///
  /// A pause ends the delay. A delay that is negative or not finite is refused, and nothing starts.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay.isFinite, delay >= 0 else {
      return report(.impossible(value: "delay of \(delay) s"))
    }
    guard state != .stopped, occupation == nil else { return refuse("startAnimation") }
    guard !isRunning else { return }
    if state == .active, !waitsForAnimations {
      return run(from: driver.position, over: nil, after: delay)
    }
    self.delay = delay
    startAnimation()
  }

  /// Pauses the animations where they are; an inactive animator becomes active and paused.
  public func pauseAnimation() {
    guard canInterrupt("pauseAnimation") else { return }
    if state == .inactive {
      activate()
      waitsForAnimations = false
    } else if isRunning {
      hold()
    }
  }

  /// Continues the animations after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest. Nil uses the animator's own timing, which continues at
  ///     the point of its curve that has the current progress. A spring starts anew from the
  ///     current progress.
  ///   - durationFactor: The duration of the rest, as a multiple of `duration`. With 0 it is the
  ///     time left or, for a spring with constants of its own, the spring's settling duration.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, occupation == nil else {
      return refuse("continueAnimation")
    }
    guard durationFactor.isFinite, durationFactor >= 0 else {
      return report(.impossible(value: "duration factor of \(durationFactor)"))
    }
    waitsForAnimations = false
    let length = min(Double(durationFactor) * duration, .greatestFiniteMagnitude)
    run(from: driver.position, over: durationFactor > 0 ? length : nil, timing: parameters)
  }

  /// Stops the animations where they are, and sets the models to the values that show.
  ///
  /// - Parameter withoutFinishing: True makes the animator inactive at once, without calling the
  ///   completions; false makes it wait for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard canInterrupt("stopAnimation") else { return }
    guard state != .inactive else { return refuse("stopAnimation") }
    guard state == .active else { return }
    hold()
    driver.promote()
    guard withoutFinishing else { return state = .stopped }
    completions = []
    callCompletionsLater(.current)
    reset()
  }

  /// Finishes a stopped animator, sets the models to the values at `position`, and calls the
  /// completions.
  public func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped, occupation == nil else { return refuse("finishAnimation") }
    finish(at: position)
  }

  /// Adds changes to animate.
  ///
  /// They are made when the animator starts. If the animator is active, they are made at once and
  /// animate over the time left.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin to show later.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate.
  ///   - delayFactor: The delay as a fraction of the duration, clamped to `0...1`; NaN is refused
  ///     and counts as 0. The end of the animation stays where it is.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped || occupation != nil else { return refuse("addAnimations") }
    if delayFactor.isNaN { report(.impossible(value: "delay factor of \(delayFactor)")) }
    let changes = (animation, delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1))
    guard state == .active, occupation != .finishing else { return pending.append(changes) }
    perform(changes, isLate: !waitsForAnimations)
    guard waitsForAnimations, occupation == nil else { return }
    waitsForAnimations = false
    run(from: driver.position, over: nil, after: delay)
  }

  /// Adds a completion, which is called with the position at which the animator finishes.
  ///
  /// Completions are called in the order in which they were added. A completion that is added by
  /// another completion is called at the next end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the animator active, and makes the pending changes.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    if let alongside = AnimatorCall.joining(over: duration, of: self) {
      pending.append((alongside, 0))
    }
    waitsForAnimations = pending.isEmpty
    let changes = pending
    pending = []
    for each in changes { perform(each, isLate: false) }
  }

  /// Makes changes, whose animations begin at the animator's current position or later.
  private func perform(_ changes: Changes, isLate: Bool) {
    let whole = part.span
    let now = isLate ? min(max(driver.position.fraction, whole.lowerBound), whole.upperBound) : 0
    let start = min(
      max(now, whole.lowerBound) + changes.delayFactor * (whole.upperBound - whole.lowerBound),
      whole.upperBound)
    let own =
      start == whole.lowerBound
      ? part : MotionDriver.Part(driver, span: start...whole.upperBound, curve: part.curve ?? curve)
    let block = AnimationBlock(
      duration: (whole.upperBound - start) * driver.duration, delay: 0, options: options,
      curve: curve, repeatCount: 0, autoreverses: false,
      groups: CompletionGroups(and: CATransaction.openGroup), part: own,
      isAnimated: UIView.areAnimationsEnabled,
      clockDelay: clockDelay(until: start, isLate: isLate))
    let outer = occupation
    occupation = .changing
    AnimationBlock.flushUpdates(for: options)
    block.run(changes.changes)
    occupation = outer
    driver.settle(on: block.timeline)
  }

  /// The time until the animator is at a fraction of its time, in seconds, if it runs undisturbed.
  private func clockDelay(until fraction: Double, isLate: Bool) -> TimeInterval {
    let passed = isLate || isTracked ? driver.position.fraction : 0
    let rest = max(0, fraction - passed) * driver.duration
    guard isLate, case .running(let run) = driver.playhead else { return delay + rest }
    return max(0, run.begin - (driver.timeline?.now ?? 0)) + rest
  }
}
