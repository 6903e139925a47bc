/// The motion of one property of a layer, as an animation of Core Animation.
@MainActor
struct LayerMotion {
  /// The property.
  let target: AnimationTarget

  /// The first value.
  let start: MotionValue

  /// The last value, which is the model value.
  let end: MotionValue

  /// The time from the beginning of the transition, in seconds.
  let delay: TimeInterval

  /// An animation along a curve, during a part of its duration.
  func animation(
    along function: MediaTimingFunction, during span: ClosedRange<Double>,
    lasting duration: TimeInterval
  ) -> CAAnimation {
    let animation: CAPropertyAnimation
    if span == 0...1, let curve = function.cubicBezier {
      let basic = CABasicAnimation(keyPath: target.key)
      (basic.fromValue, basic.toValue) = (first.object, last.object)
      basic.timingFunction = CAMediaTimingFunction(curve)
      animation = basic
    } else {
      let keyframes = CAKeyframeAnimation(keyPath: target.key)
      set(MotionFrames(from: first, to: last, along: function, during: span), in: keyframes)
      animation = keyframes
    }
    animation.duration = duration
    return placed(animation)
  }

  /// An animation on a spring.
  ///
  /// Core Animation moves an over-damped spring as a critical one, and has a switch for it from
  /// iOS 17 on only; so keyframes move the value.
  func animation(on spring: SpringCurve, lasting duration: TimeInterval) -> CAAnimation {
    if spring.isOverdamped {
      let keyframes = CAKeyframeAnimation(keyPath: target.key)
      set(MotionFrames(from: first, to: last, on: spring, lasting: duration), in: keyframes)
      keyframes.duration = duration
      return placed(keyframes)
    }
    let animation = CASpringAnimation(keyPath: target.key)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    (animation.fromValue, animation.toValue) = (first.object, last.object)
    animation.duration = duration
    return placed(animation)
  }

  /// True for positions and sizes, which are animated relative to the model value, so that they end
  /// there even if it changes meanwhile.
  private var isAdditive: Bool {
    (target.property == .position || target.property == .boundsSize) && start.minus(end) != nil
  }

  private var first: MotionValue { isAdditive ? start.minus(end) ?? start : start }

  private var last: MotionValue { isAdditive ? end.zero : end }

  private func set(_ frames: MotionFrames, in animation: CAKeyframeAnimation) {
    animation.values = frames.values.map(\.object)
    animation.setTimes(frames.times)
    animation.timingFunctions = frames.curves.map { CAMediaTimingFunction($0) }
  }

  /// The animation, additive if it must be, after the delay.
  private func placed(_ animation: CAPropertyAnimation) -> CAAnimation {
    animation.isAdditive = isAdditive
    // After its end, an animation that stays on its layer shows the model value.
    animation.fillMode = .backwards
    guard delay > 0 else { return animation }
    // The group begins with the transition, so that no clock is read.
    let group = CAAnimationGroup()
    animation.beginTime = delay
    group.animations = [animation]
    group.duration = delay + animation.duration
    group.fillMode = .backwards
    return group
  }
}
