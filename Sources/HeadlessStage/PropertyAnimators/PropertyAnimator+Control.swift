public import Foundation
public import HeadlessViews
import MotionCurves

extension PropertyAnimator {
  /// Runs, or goes on when paused; does nothing when it runs already (fact H2).
  ///
  /// Without animations it waits, paused, for the first (fact H13).
  public func startAnimation() {
    guard state != .stopped, !isFinishing else { return refuse("startAnimation") }
    guard !isRunning else { return }
    let wasInactive = state == .inactive
    activate()
    if wasInactive, waitsForAnimations { return }
    waitsForAnimations = false
    run(from: driver.position, over: nil, after: wasInactive ? delay : 0)
  }

  /// Runs after `delay` seconds; active, and the models changed, at once (fact H3).
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay.isFinite, delay >= 0 else {
      return report(.impossible(value: "delay of \(delay) s"))
    }
    guard state == .inactive else { return startAnimation() }
    guard !isFinishing else { return refuse("startAnimation") }
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
  ///     curve has the progress that shows.
  ///   - durationFactor: How long the rest takes, in durations; 0 stands for the time left.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)? = nil, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, !isFinishing else { return refuse("continueAnimation") }
    guard durationFactor.isFinite, durationFactor >= 0 else {
      return report(.impossible(value: "duration factor of \(durationFactor)"))
    }
    waitsForAnimations = false
    let length = durationFactor > 0 ? Double(durationFactor) * duration : nil
    run(from: driver.position, over: length, paced: parameters?.pace(for: length ?? duration))
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
    reset()
  }

  /// Finishes what was stopped, with the models at `position` (facts H7, H8).
  public func finishAnimation(at position: AnimatingPosition) {
    guard state == .stopped, !isFinishing else { return refuse("finishAnimation") }
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
    guard state != .stopped else { return refuse("addAnimations") }
    guard !delayFactor.isNaN else { return report(.impossible(value: "delay factor of nan")) }
    let factor = min(max(Double(delayFactor), 0), 1)
    guard state == .active, !isFinishing else { return pending.append((animation, factor)) }
    perform((animation, factor))
    guard waitsForAnimations else { return }
    waitsForAnimations = false
    run(from: driver.position, over: nil, after: delay)
  }

  /// Adds somebody to tell where the animator finished, in the order of adding (fact H18).
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Becomes active, at the start, and makes the changes.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    driver.playhead = .held(isReversed ? .end : .start)
    waitsForAnimations = pending.isEmpty
    let changes = pending
    pending = []
    for each in changes { perform(each) }
  }

  private func perform(_ changes: Changes) {
    let start = min(1, driver.position.fraction + changes.delayFactor)
    let length = (1 - start) * duration
    let window = MotionDriver.Window(start: isReversed ? changes.delayFactor : start, end: 1)
    let block = AnimationBlock(
      // What begins at the very end still animates, from a start that is shown until then.
      duration: length > 0 ? length : duration, delay: 0, options: options, pace: pace,
      repeatCount: 0, autoreverses: false, groups: Transaction.openGroups,
      lead: MotionDriver.Lead(driver: driver, window: window))
    block.run(changes.changes)
    driver.settle(on: block.timeline)
  }
}

extension PropertyAnimator {
  /// An animator of a curve between two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    animations.map(addAnimations)
  }

  /// An animator of one of the curves that have names.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// An animator of a spring that comes to rest in `duration` seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    animations.map(addAnimations)
  }

  /// An animator that runs already (fact H36), and does not repeat whatever the options say.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: View.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((AnimatingPosition) -> Void)? = nil
  ) -> PropertyAnimator {
    let curve = View.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0b11)) ?? .easeInOut
    let animator = PropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.options = options.subtracting([.repeat, .autoreverse]).union(.beginFromCurrentState)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
