/// A type of an animatable property: a number, a point, a size, a transform or a colour.
public protocol AnimatableValue: Sendable {
  /// The value as an object that Core Animation animates.
  var animationObject: Any { get }
}

extension AnimatableValue {
  /// The value as the engine takes it.
  package var motionValue: MotionValue { MotionValue(animationObject) ?? .number(.nan) }
}

extension CGFloat: AnimatableValue {
  /// The number as an object.
  public var animationObject: Any { NSNumber(value: Double(self)) }
}

extension CGPoint: AnimatableValue {
  /// The point as an object.
  public var animationObject: Any { self }
}

extension CGSize: AnimatableValue {
  /// The size as an object.
  public var animationObject: Any { self }
}

extension CATransform3D: AnimatableValue {
  /// The transform as an object.
  public var animationObject: Any { NSValue(caTransform3D: self) }
}

extension UIColor: AnimatableValue {
  /// The colour as Core Graphics has it.
  public var animationObject: Any { cgColor }
}
