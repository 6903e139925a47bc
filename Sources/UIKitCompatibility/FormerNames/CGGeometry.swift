// These names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(CoreGraphics)
  // The functions of Core Graphics before Swift 3; lengths are in points.

  /// Returns a point with two coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns a size with a width and a height.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns a rectangle with an origin and a size.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a vector with two components.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

  /// Returns the width of a rectangle.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

  /// Returns the height of a rectangle.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// Returns the least x of a rectangle.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

  /// Returns the x of the middle of a rectangle.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

  /// Returns the greatest x of a rectangle.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

  /// Returns the least y of a rectangle.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

  /// Returns the y of the middle of a rectangle.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

  /// Returns the greatest y of a rectangle.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

  /// Returns a rectangle that is moved.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }

  /// Returns a rectangle with inset edges.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }

  /// True if two points are equal.
  public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }

  /// True if two sizes are equal.
  public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }

  /// True if two rectangles are equal.
  public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
#endif
