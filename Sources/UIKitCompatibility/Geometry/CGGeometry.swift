// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(CoreGraphics)
  public import Foundation

  // The functions of Core Graphics from before Swift 3; numbers are in points.

  /// A point at its coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A size of so much across and from top to bottom.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// A rectangle by its corner and its size.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A vector by its components.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

  /// How wide a rectangle is.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

  /// How high a rectangle is.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// A rectangle's left edge.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

  /// The middle of a rectangle, across.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

  /// A rectangle's right edge.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

  /// A rectangle's top edge.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

  /// The middle of a rectangle, from top to bottom.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

  /// A rectangle's bottom edge.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

  /// A rectangle farther right and farther down.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }

  /// A rectangle whose edges are farther in.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }

  /// True when two points are the same.
  public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }

  /// True when two sizes are the same.
  public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }

  /// True when two rectangles are the same.
  public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
#endif
