import Foundation
import HeadlessViews
import TransitionCurves

/// Descriptions of animations that a block, a transaction or a transition made, as Core Animation
/// gives them.
extension RunningAnimation {
  /// A description of the target, the values and the timing of the animation.
  ///
  /// It is made anew at each call; changing it has no effect.
  @MainActor
  func describe() -> CAAnimation {
    let (curve, timing) = (group.curve, group.timing)
    let description = description(of: track.way, curve)
    if let property = description as? CAPropertyAnimation {
      property.target = target
      property.isAdditive = isAdditive
    }
    if group.hasBegun {
      description.beginTime = timing.beginTime
    } else {
      description.delay = timing.beginTime
    }
    description.duration = timing.duration
    description.speed = timing.speed
    description.timeOffset = timing.timeOffset
    description.repeatCount = timing.repeatCount
    description.repeatDuration = timing.repeatDuration
    description.autoreverses = timing.autoreverses
    description.fillMode = timing.fillMode
    if case .eased(let function) = curve { description.timingFunction = function }
    return description
  }

  @MainActor
  private func description(
    of way: AnimationRecord.Way, _ curve: AnimationTimingCurve
  ) -> CAAnimation {
    switch way {
    case .straight(let from, let to):
      let basic = basic(pulledBy: curve)
      basic.fromValue = from.anyValue
      basic.toValue = to.anyValue
      if case .belowPlus(let rest) = to { basic.byValue = rest.anyValue }
      return basic
    case .keyframes(let keyframes):
      let animation = CAKeyframeAnimation()
      animation.values = keyframes.values.map { $0.anyValue ?? $0 }
      animation.keyTimes = keyframes.keyTimes
      animation.timingFunctions = keyframes.timingFunctions
      animation.calculationMode = keyframes.calculationMode
      return animation
    case .path(let path):
      let animation = CAKeyframeAnimation()
      animation.path = path
      return animation
    case .look:
      return CATransition()
    case .other:
      return CAPropertyAnimation()
    }
  }

  @MainActor
  private func basic(pulledBy curve: AnimationTimingCurve) -> CABasicAnimation {
    guard case .sprung(let spring, _) = curve else { return CABasicAnimation() }
    let animation = CASpringAnimation()
    animation.mass = spring.mass
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.initialVelocity
    animation.allowsOverdamping = spring.overdamping == .exact
    return animation
  }
}

extension AnimationRecord.Waypoint {
  /// The value as an animation object has it; nil for a value that is read from the layer.
  fileprivate var anyValue: Any? {
    if case .value(let value) = self { value.anyValue } else { nil }
  }
}

extension LayerValue {
  /// The value as an animation object has it; nil for no colour, path or array.
  fileprivate var anyValue: Any? {
    switch self {
    case .number(let number): CGFloat(number)
    case .point(let point): point
    case .size(let size): size
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers
    case .flag(let flag): flag
    }
  }
}
