// The names of Core Animation and Core Graphics, without the prefix.

/// The stage's name of `CALayer`.
public typealias Layer = CALayer
/// The stage's name of `CAShapeLayer`.
public typealias ShapeLayer = CAShapeLayer
/// The stage's name of `CAGradientLayer`.
public typealias GradientLayer = CAGradientLayer
/// The stage's name of `CATransform3D`.
public typealias Transform3D = CATransform3D
/// The stage's name of `CATransaction`.
public typealias Transaction = CATransaction
/// The stage's name of `CADisplayLink`.
public typealias DisplayLink = CADisplayLink
/// The stage's name of `CACornerMask`.
public typealias CornerMask = CACornerMask

#if canImport(UIKit)
  /// The stage's name of `CGPath`.
  public typealias Path = CGPath
#else
  // On macOS there are two types of that name.

  /// The stage's name of `CGPath`.
  public typealias Path = HeadlessUIKit.CGPath
#endif
