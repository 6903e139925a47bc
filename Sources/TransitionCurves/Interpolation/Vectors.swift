extension SIMD3<Double> {
  /// The scalar product, `x·x′ + y·y′ + z·z′`.
  @inlinable package func dot(_ other: SIMD3) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  /// The vector product, perpendicular to both vectors and right-handed.
  @inlinable package func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x)
  }

  /// The Euclidean length.
  @inlinable package var length: Double { dot(self).squareRoot() }
}

extension SIMD4<Double> {
  /// The first three components.
  @inlinable package var xyz: SIMD3<Double> { SIMD3(x, y, z) }

  /// The magnitude of the component farthest from zero.
  @inlinable package var greatestMagnitude: Double {
    Swift.max(Swift.max(abs(x), abs(y)), Swift.max(abs(z), abs(w)))
  }
}
