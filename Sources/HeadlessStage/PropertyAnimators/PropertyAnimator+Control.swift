public import Foundation
import HeadlessViews
import MotionCurves

extension PropertyAnimator: ViewImplicitlyAnimating {
  /// Runs, or goes on when paused; does nothing when it runs already (fact H2).
  ///
  /// Without animations it waits, paused, for the first (fact H13). While animations are disabled,
  /// what it changes is changed at once, and it ends in the same instant.
  public func startAnimation() {
    guard state != .stopped, occupation == nil else { return refuse("startAnimation") }
    guard !isRunning else { return }
    let wasInactive = state == .inactive
    activate()
    if wasInactive, waitsForAnimations { return }
    waitsForAnimations = false
    let isInstant = wasInactive && !View.areAnimationsEnabled
    run(
      from: driver.position, over: isInstant ? 0 : nil,
      after: wasInactive && !isInstant ? delay : 0)
  }

  /// Runs after `delay` seconds; active, and the models changed, at once (fact H3).
  ///
  /// A pause uses up what is left of the delay. A delay that is negative or not finite is refused,
  /// and nothing starts.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay.isFinite, delay >= 0 else {
      return report(.impossible(value: "delay of \(delay) s"))
    }
    guard state == .inactive, occupation == nil else { return startAnimation() }
    self.delay = delay
    startAnimation()
  }

  /// Stays where it is; begins there when it is inactive (fact H4).
  public func pauseAnimation() {
    guard canInterrupt("pauseAnimation") else { return }
    if state == .inactive {
      activate()
      waitsForAnimations = false
    } else if isRunning {
      hold()
    }
  }

  /// Goes on after a pause, as it was or otherwise (facts H28–H31, H33).
  ///
  /// - Parameters:
  ///   - parameters: A way to cover what is left; nil is the animator's own, which goes on where its
  ///     curve has the progress that shows. A spring starts anew from there.
  ///   - durationFactor: How long the rest takes, in durations; 0 stands for the time left, or for
  ///     the time that a spring with constants of its own takes.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)? = nil, durationFactor: CGFloat
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

  /// Stops where it is and leaves the models at what shows (facts H6, H7).
  ///
  /// - Parameter withoutFinishing: True to be inactive at once and tell nobody; false to wait for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard canInterrupt("stopAnimation") else { return }
    guard state == .active else { return }
    hold()
    driver.promote()
    guard withoutFinishing else { return state = .stopped }
    completions = []
    tellLater(.current)
    reset()
  }

  /// Finishes what was stopped, with the models at `position` (facts H7, H8).
  public func finishAnimation(at position: ViewAnimatingPosition) {
    guard state == .stopped, occupation == nil else { return refuse("finishAnimation") }
    finish(at: position)
  }

  /// Adds changes to animate.
  ///
  /// They are made when the animator begins; at once, over the time left, when it is active (H21).
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin to show later.
  ///
  /// - Parameter delayFactor: In durations, clamped to `0...1`; the end stays where it is (H22).
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

  /// Adds somebody to tell where the animator finished, in the order of adding (fact H18).
  ///
  /// What a completion adds is told of the next end.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Becomes active and makes the changes.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    waitsForAnimations = pending.isEmpty
    let changes = pending
    pending = []
    for each in changes { perform(each, isLate: false) }
  }

  /// Makes changes, which begin to show where the animator is or later (facts H20–H22).
  private func perform(_ changes: Changes, isLate: Bool) {
    let whole = part.span
    let now = isLate ? min(max(driver.position.fraction, whole.lowerBound), whole.upperBound) : 0
    let start = min(
      max(now, whole.lowerBound) + changes.delayFactor * (whole.upperBound - whole.lowerBound),
      whole.upperBound)
    let own =
      start == whole.lowerBound
      ? part : MotionDriver.Part(driver, span: start...whole.upperBound, pace: part.pace ?? pace)
    let block = AnimationBlock(
      duration: (whole.upperBound - start) * driver.duration, delay: 0, options: options,
      pace: pace, repeatCount: 0, autoreverses: false,
      groups: CompletionGroups(and: Transaction.openGroup), part: own,
      isAnimated: View.areAnimationsEnabled)
    let outer = occupation
    occupation = .changing
    block.run(changes.changes)
    occupation = outer
    driver.settle(on: block.timeline)
  }
}
