/// A value that can be interpolated toward another value of its type.
///
/// ```swift
/// CGPoint(x: 0, y: 10).interpolated(to: CGPoint(x: 4, y: 10), by: 0.25)  // (1, 10)
/// ```
///
/// **Law.** Progress `0` is the start and `1` the end, to the bit. Equal ends give the same value
/// at any progress. Beyond `0...1` the motion continues, so that overshooting curves can overshoot.
public protocol Interpolatable: Sendable {
  /// The value after `progress` of the way from this one to `end`; unitless, usually `0...1`.
  func interpolated(to end: Self, by progress: Double) -> Self
}

/// A value that can be added, scaled and measured.
///
/// Additive, cumulative, paced and cubic animations need these operations. A type that stores its
/// numbers in a `SIMD` vector gets them from ``VectorBacked``.
public protocol VectorValue: Interpolatable {
  /// The sum with `other`, component by component.
  func adding(_ other: Self) -> Self

  /// The difference from `other`, component by component.
  func subtracting(_ other: Self) -> Self

  /// The value with each component multiplied by `factor`.
  func scaled(by factor: Double) -> Self

  /// The Euclidean length, in the unit of the components; paced animation measures distance by it.
  var length: Double { get }
}

extension VectorValue {
  /// The value on the straight line to `end`.
  @inlinable public func interpolated(to end: Self, by progress: Double) -> Self {
    progress == 1 ? end : adding(end.subtracting(self).scaled(by: progress))
  }
}

extension Bool: Interpolatable {
  /// Switches halfway, as Core Animation is assumed to do for `hidden`.
  @inlinable public func interpolated(to end: Bool, by progress: Double) -> Bool {
    progress < 0.5 ? self : end
  }
}

extension Double: VectorValue {
  /// The number on the straight line to `end`.
  @inlinable public func interpolated(to end: Double, by progress: Double) -> Double {
    progress == 1 ? end : self + (end - self) * progress
  }

  /// The sum.
  @inlinable public func adding(_ other: Double) -> Double { self + other }

  /// The difference.
  @inlinable public func subtracting(_ other: Double) -> Double { self - other }

  /// The product.
  @inlinable public func scaled(by factor: Double) -> Double { self * factor }

  /// The absolute value.
  @inlinable public var length: Double { abs(self) }
}

extension Float: VectorValue {
  /// The number on the straight line to `end`.
  @inlinable public func interpolated(to end: Float, by progress: Double) -> Float {
    progress == 1 ? end : self + (end - self) * Float(progress)
  }

  /// The sum.
  @inlinable public func adding(_ other: Float) -> Float { self + other }

  /// The difference.
  @inlinable public func subtracting(_ other: Float) -> Float { self - other }

  /// The product.
  @inlinable public func scaled(by factor: Double) -> Float { self * Float(factor) }

  /// The absolute value.
  @inlinable public var length: Double { Double(abs(self)) }
}
