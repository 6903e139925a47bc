/// The interruptible animator of a run: it pauses the transition, sets its progress, and continues
/// it forward or reversed.
@MainActor
final class TransitionDriver: NSObject, UIViewImplicitlyAnimating {
  private let run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  private let motion: TransitionMotion
  private let context: any UIViewControllerContextTransitioning
  private let duration: TimeInterval
  private var clock: LayerClock?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  var isReversed = false

  /// True while the transition is paused, or continues after a pause.
  private(set) var isDriving = false

  /// True while an interaction holds the transition.
  private var isInteracting = false

  /// True if the next rest takes the time that has passed, whatever its timing.
  var runsEvenly = false

  /// The velocity of the transition after its release, in whole distances a second, positive toward
  /// the end; nil for the timing that UIKit gives.
  var velocity: Double?

  init(
    _ run: any UIViewControllerAnimatedTransitioning & TransitionAnimator,
    _ motion: TransitionMotion,
    in context: any UIViewControllerContextTransitioning
  ) {
    (self.run, self.motion, self.context) = (run, motion, context)
    duration = run.transitionDuration(using: context)
  }

  /// Begins the motion, once.
  func begin() {
    guard clock == nil, state == .inactive else { return }
    let clock = LayerClock(of: context.containerView)
    self.clock = clock
    (state, isRunning) = (.active, true)
    motion.driver = self
    run.animateTransition(using: context)
  }

  /// Called when the transition has ended.
  func end() {
    clock?.reset()
    clock = nil
    (state, isRunning, isDriving) = (.inactive, false, false)
    callCompletions(at: context.transitionWasCancelled ? .start : .end)
  }

  private func callCompletions(at position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}

// MARK: - Driving

extension TransitionDriver {
  /// The fraction of the duration that has passed in the direction of the motion, in `0...1`.
  var fractionComplete: CGFloat {
    get {
      let passed = duration > 0 ? min(max((clock?.elapsed ?? 0) / duration, 0), 1) : 1
      return CGFloat(isReversed ? 1 - passed : passed)
    }
    set {
      hold(at: TimeInterval(isReversed ? 1 - newValue : newValue) * duration)
    }
  }

  /// The fraction of the duration that has passed, in `0...1`, in either direction.
  var progress: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }

  /// Begins or continues the motion.
  func startAnimation() {
    if clock == nil { return begin() }
    if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
  }

  /// Begins the motion at once, without the delay.
  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Pauses the transition.
  func pauseAnimation() { hold(at: nil) }

  /// Pauses the transition at an elapsed time, in seconds; nil for the current time.
  private func hold(at time: TimeInterval?) {
    begin()
    (isRunning, isDriving) = (false, true)
    if context.isInteractive { isInteracting = true }
    guard let clock else { return }
    clock.add(motion.layersOutside)
    clock.hold(at: time ?? clock.elapsed)
    motion.timeIsHeld()
  }

  /// Runs the transition to its end, or back to its beginning if it is reversed.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for the interaction controller's timing after an
  ///     interaction, and otherwise for linear timing.
  ///   - durationFactor: The duration of the rest, as a part of the whole; 0 for the remaining
  ///     time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let clock else { return }
    let timing = runsEvenly ? nil : parameters ?? (isInteracting ? completionTiming : nil)
    (isRunning, isDriving, isInteracting) = (true, true, false)
    let (elapsed, end) = (clock.elapsed, isReversed ? 0 : max(duration, clock.elapsed))
    let isWhole = runsEvenly || durationFactor <= 0
    runsEvenly = false
    let length = !isWhole ? TimeInterval(durationFactor) * duration : abs(end - elapsed)
    let arrived = { @MainActor [weak self] () -> Void in self?.arrive() }
    guard let velocity, end != elapsed else {
      return clock.run(to: end, lasting: length, timing, arrived: arrived)
    }
    self.velocity = nil
    clock.run(
      to: end,
      along: ReleaseMotion(velocity: velocity * duration / (end - elapsed), lasting: length),
      arrived: arrived)
  }

  /// The timing of the rest that the interaction controller has chosen.
  private var completionTiming: (any UITimingCurveProvider)? {
    let coordinator = context.viewController(forKey: .from)?.transitionCoordinator
    return coordinator.map { UICubicTimingParameters(animationCurve: $0.completionCurve) }
  }

  /// Runs the paused and reversed transition back, in the time that it took so far.
  func runBackEvenly() {
    runsEvenly = true
    continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Stops the transition where it is.
  func stopAnimation(_ withoutFinishing: Bool) {
    pauseAnimation()
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends a stopped transition.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    isReversed = finalPosition == .start
    arrive()
  }

  private func arrive() {
    isDriving = false
    callCompletions(at: isReversed ? .start : .end)
    // At the end, longer animations continue; at the beginning, all animations are over.
    if !isReversed { clock?.resume() }
    run.transitionDidRunOut(cancelled: isReversed)
  }
}

// MARK: - Other animations

extension TransitionDriver {
  /// Animates changes alongside, for the whole duration.
  func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Animates changes alongside, after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = TimeInterval(delayFactor) * duration
    UIView.animate(
      withDuration: duration - delay, delay: delay, options: [], animations: animation,
      completion: nil)
  }

  /// Adds work for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
