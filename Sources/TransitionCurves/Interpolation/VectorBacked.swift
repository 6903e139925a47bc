/// A value that consists of a few numbers: the short way to make a custom type animatable.
///
/// ```swift
/// struct Insets: VectorBacked {
///   var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
///   var components: SIMD4<Double> { SIMD4(top, left, bottom, right) }
///   init(components: SIMD4<Double>) {
///     (top, left, bottom, right) = (components.x, components.y, components.z, components.w)
///   }
/// }
/// ```
///
/// Interpolation, addition, scaling and length follow, component by component. Components that the
/// value does not use stay zero.
public protocol VectorBacked: VectorValue {
  /// The vector type that holds the numbers, of floating-point scalars.
  associatedtype Components: SIMD & Sendable where Components.Scalar: BinaryFloatingPoint

  /// The numbers, in an order that the type chooses.
  var components: Components { get }

  /// The value with these numbers.
  init(components: Components)
}

extension VectorBacked {
  /// The value on the straight line to `end`, component by component.
  @inlinable public func interpolated(to end: Self, by progress: Double) -> Self {
    guard progress != 1 else { return end }
    let start = components
    return Self(components: start + (end.components - start) * Components.Scalar(progress))
  }

  /// The sum with `other`, component by component.
  @inlinable public func adding(_ other: Self) -> Self {
    Self(components: components + other.components)
  }

  /// The difference from `other`, component by component.
  @inlinable public func subtracting(_ other: Self) -> Self {
    Self(components: components - other.components)
  }

  /// The value with each component multiplied by `factor`.
  @inlinable public func scaled(by factor: Double) -> Self {
    Self(components: components * Components.Scalar(factor))
  }

  /// The Euclidean length of the components.
  @inlinable public var length: Double {
    let squares = components * components
    return Double(squares.indices.reduce(0) { $0 + squares[$1] }).squareRoot()
  }
}
