public import Foundation
import HeadlessViews
public import TransitionCurves

/// An animation of one property of a layer from one value to another.
///
/// ```swift
/// let fade = CABasicAnimation(\.opacity, from: 1, to: 0)
/// fade.duration = 0.25
/// view.layer.opacity = 0
/// view.layer.add(fade, forKey: "fade")
/// ```
///
/// The animation never changes the model: set the model to the value at which the layer is to stay.
/// At most two of `fromValue`, `toValue` and `byValue` are used. A missing value is read from the
/// layer, as in Core Animation, or is zero when the animation is additive.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  ///
  /// It is a number, point, size, colour, transform or path, or an array of colours or numbers.
  /// With a value function it is a number or an array of three numbers.
  public var fromValue: Any?

  /// The value at the end.
  public var toValue: Any?

  /// The difference from the start to the end.
  public var byValue: Any?

  /// Creates an animation of a property with the given values.
  public convenience init<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil
  ) {
    self.init()
    target = AnimationTarget(keyPath)
    fromValue = from
    toValue = to
    byValue = by
  }

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func changeValues(_ change: (Any) -> Any) {
    fromValue = fromValue.map(change)
    toValue = toValue.map(change)
    byValue = byValue.map(change)
  }

  override func adopt(_ property: LayerProperty, from old: LayerValue, of layer: CALayer) {
    super.adopt(property, from: old, of: layer)
    guard fromValue == nil, toValue == nil, byValue == nil, valueFunction == nil, !isAdditive,
      let target, target.property == property
    else { return }
    let shown = layer.presentationProperties(before: property, changedFrom: old)
    fromValue = target.value(in: shown)
  }

  override func numbers(
    of function: CAValueFunction, _ target: AnimationTarget, on layer: CALayer
  ) -> FunctionTrack.Values? {
    var ends: [SIMD4<Double>?] = []
    for value in [fromValue, toValue, byValue] {
      guard let value else {
        ends.append(nil)
        continue
      }
      guard let known = target.numbers(value, for: function, of: layer) else { return nil }
      ends.append(known)
    }
    return .straight(
      from: ends[0], to: ends[1], by: ends[2], missing: isAdditive ? function.neutral : nil)
  }

  override func track(of target: AnimationTarget, on layer: CALayer) -> ValueTrack? {
    var ends: [LayerValue?] = []
    for value in [fromValue, toValue, byValue] {
      guard let value else {
        ends.append(nil)
        continue
      }
      guard let known = target.layerValue(value, of: layer) else { return nil }
      ends.append(known)
    }
    let (from, to) = DynamicTrack.ends(
      from: ends[0], to: ends[1], by: ends[2],
      missing: isAdditive ? .value(target.value(in: layer.properties).neutral) : .below)
    return ValueTrack(from: from, to: to, isCumulative: isCumulative)
  }
}

/// A basic animation whose progress is the motion of a damped spring.
///
/// Set its duration to `settlingDuration`; a shorter duration cuts the motion off. With no duration
/// it takes the duration of the transaction, as every animation does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass; positive, and such that `√(stiffness / mass)` lies in `1e-100...1e100`.
  ///
  /// An animation of an impossible spring is refused when it is added, with a `StageIssue`.
  public var mass: Double = 1

  /// The stiffness of the spring; positive.
  public var stiffness: Double = 100

  /// The friction of the spring; not negative.
  public var damping: Double = 10

  /// The velocity at the start, in whole distances per second, positive toward the end.
  public var initialVelocity: Double = 0

  /// True when an overdamped spring moves exactly; false treats it as critically damped.
  public var allowsOverdamping = false

  /// The time until the spring has settled, in seconds.
  ///
  /// - Precondition: the constants make a spring; see `SpringCurve`.
  public var settlingDuration: TimeInterval { spring.settlingDuration }

  /// The spring with these constants.
  ///
  /// - Precondition: the constants make a spring; see `SpringCurve`.
  public var spring: SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      overdamping: allowsOverdamping ? .exact : .clampedToCritical)
  }

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }

  override var curve: AnimationTimingCurve { .sprung(spring, settlingDuration: settlingDuration) }

  override var isPossible: Bool {
    super.isPossible
      && SpringCurve.isPossible(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        overdamping: allowsOverdamping ? .exact : .clampedToCritical)
  }
}

extension DynamicTrack {
  /// The start and the end that Core Animation derives from three values, of which at most two are
  /// used.
  ///
  /// - Parameter missing: The start or end that no value defines.
  fileprivate static func ends(
    from: LayerValue?, to: LayerValue?, by: LayerValue?, missing: End
  ) -> (from: End, to: End) {
    switch (from, to, by) {
    case (let from?, let to?, _): (.value(from), .value(to))
    case (let from?, nil, let by?): (.value(from), .value(from.adding(by)))
    case (nil, let to?, let by?): (.value(to.adding(by, times: -1)), .value(to))
    case (let from?, nil, nil): (.value(from), missing)
    case (nil, let to?, nil): (missing, .value(to))
    case (nil, nil, let by?): (missing, missing.adding(by))
    case (nil, nil, nil): (missing, missing)
    }
  }
}
