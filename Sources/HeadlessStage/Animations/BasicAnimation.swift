public import Foundation
import HeadlessViews
public import MotionCurves

/// An animation of one property of a layer from one value to another.
///
/// ```swift
/// let fade = BasicAnimation(\.opacity, from: 1, to: 0)
/// fade.duration = 0.25
/// view.layer.opacity = 0
/// view.layer.add(fade, forKey: "fade")
/// ```
///
/// The animation never writes the model: set it to where the layer is to stay. Of `fromValue`,
/// `toValue` and `byValue` at most two count, and what is missing is read from the layer (fact D5).
@MainActor
open class BasicAnimation: Animation {
  /// What is animated; an animation of nothing is refused when it is added.
  public var target: AnimationTarget?

  /// Where the animation begins: a number, point, size, colour or transform.
  public var fromValue: Any?

  /// Where it ends.
  public var toValue: Any?

  /// How far it goes.
  public var byValue: Any?

  /// True when the value is added to what the layer would show otherwise (fact D8); what is missing
  /// of the values then adds nothing.
  public var isAdditive = false

  /// True when every cycle adds the end value of those before it (fact D10).
  public var isCumulative = false

  /// An animation of a property, with the values that are given.
  public convenience init<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil
  ) {
    self.init()
    target = AnimationTarget(keyPath)
    fromValue = from
    toValue = to
    byValue = by
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? BasicAnimation {
      copy.target = target
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }
}

/// A basic animation that is pulled to its end by a spring.
///
/// Give it `settlingDuration` as its duration; a shorter one cuts the motion off (fact D30), and
/// none at all means the transaction's, as for every animation (fact D3).
@MainActor
open class SpringAnimation: BasicAnimation {
  /// The mass on the spring; positive.
  public var mass: Double = 1

  /// The spring's stiffness; positive.
  public var stiffness: Double = 100

  /// The friction; not negative.
  public var damping: Double = 10

  /// The velocity at the start, in whole distances per second, positive toward the end (fact D33).
  public var initialVelocity: Double = 0

  /// True when a spring with too much friction may crawl; false treats it as critical (fact D29).
  public var allowsOverdamping = false

  /// How long the motion is visible, in seconds (fact D31).
  public var settlingDuration: TimeInterval { spring.settlingDuration }

  /// The spring as a value.
  public var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      overdamping: allowsOverdamping ? .exact : .clampedToCritical)
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? SpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }

  override var pace: Pace { .sprung(spring, landing: settlingDuration) }

  override var isPossible: Bool {
    super.isPossible && mass.isFinite && mass > 0 && stiffness.isFinite && stiffness > 0
      && damping.isFinite && damping >= 0 && initialVelocity.isFinite
  }
}
