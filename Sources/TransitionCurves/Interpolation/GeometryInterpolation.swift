public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension CGFloat: VectorValue {
  /// The number on the straight line to `end`.
  @inlinable public func interpolated(to end: CGFloat, by progress: Double) -> CGFloat {
    progress == 1 ? end : self + (end - self) * CGFloat(progress)
  }

  /// The sum.
  @inlinable public func adding(_ other: CGFloat) -> CGFloat { self + other }

  /// The difference.
  @inlinable public func subtracting(_ other: CGFloat) -> CGFloat { self - other }

  /// The product.
  @inlinable public func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }

  /// The absolute value.
  @inlinable public var length: Double { Double(magnitude) }
}

extension CGPoint: VectorBacked {
  /// x and y.
  @inlinable public var components: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  /// A point from x and y.
  @inlinable public init(components: SIMD2<Double>) { self.init(x: components.x, y: components.y) }
}

extension CGSize: VectorBacked {
  /// Width and height.
  @inlinable public var components: SIMD2<Double> { SIMD2(Double(width), Double(height)) }

  /// A size from width and height.
  @inlinable public init(components: SIMD2<Double>) {
    self.init(width: components.x, height: components.y)
  }
}

extension CGRect: VectorBacked {
  /// The origin's x and y and the size's width and height, not standardised.
  @inlinable public var components: SIMD4<Double> {
    SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  /// A rectangle from its origin's x and y, its width and its height.
  @inlinable public init(components: SIMD4<Double>) {
    self.init(x: components.x, y: components.y, width: components.z, height: components.w)
  }
}
