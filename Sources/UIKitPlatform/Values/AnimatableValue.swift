/// A type of an animatable property: a number, a point, a size, a transform, a colour, a path, or a
/// list of colours or numbers.
public protocol AnimatableValue {
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

extension CGPath: AnimatableValue {
  /// The path as an object.
  public var animationObject: Any { self }
}

/// A type of which arrays can be animated, such as `UIColor` and `Double`.
public protocol AnimatableListElement {
  /// The array as an object that Core Animation animates.
  static func animationObject(of list: [Self]) -> Any
}

extension Array: AnimatableValue where Element: AnimatableListElement {
  /// The array as an object.
  public var animationObject: Any { Element.animationObject(of: self) }
}

extension Double: AnimatableListElement {
  /// The numbers as objects.
  public static func animationObject(of list: [Double]) -> Any {
    list.map { NSNumber(value: $0) }
  }
}

#if canImport(UIKit)
  extension UIColor: AnimatableValue {}

  extension AnimatableValue where Self: UIColor {
    /// The colour as Core Graphics has it.
    public var animationObject: Any { cgColor }
  }

  extension UIColor: AnimatableListElement {}

  extension AnimatableListElement where Self: UIColor {
    /// The colours as Core Graphics has them.
    public static func animationObject(of list: [Self]) -> Any { list.map(\.cgColor) }
  }
#else
  extension UIColor: AnimatableValue {
    /// The colour as Core Graphics has it.
    public var animationObject: Any { cgColor }
  }

  extension UIColor: AnimatableListElement {
    /// The colours as Core Graphics has them.
    public static func animationObject(of list: [UIColor]) -> Any { list.map(\.cgColor) }
  }
#endif
