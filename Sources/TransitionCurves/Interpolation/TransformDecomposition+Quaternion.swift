import Foundation

extension TransformDecomposition {
  /// A rotation of space as a unit quaternion `w + x·i + y·j + z·k`.
  ///
  /// A rotation of `θ` radians about the unit axis `u` is `w = cos(θ/2)`, `(x, y, z) = u·sin(θ/2)`.
  /// Its direction is that of `CATransform3D.init(rotationAngle:x:y:z:)`: positive about z is
  /// clockwise on a screen whose y points down. `q` and `−q` are the same rotation, but not equal as
  /// values.
  ///
  /// ```swift
  /// let quarter = TransformDecomposition.Quaternion(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
  /// let eighth = TransformDecomposition.Quaternion.identity.interpolated(to: quarter, progress: 0.5)
  /// ```
  public struct Quaternion: Hashable, Sendable {
    /// The components `(x, y, z, w)`, together of unit length.
    public let components: SIMD4<Double>

    private init(unit components: SIMD4<Double>) {
      self.components = components
    }

    /// The identity rotation.
    public static let identity = Quaternion(unit: SIMD4(0, 0, 0, 1))

    /// A rotation by `angle` radians about the axis `(x, y, z)`, which need not have unit length.
    ///
    /// A zero axis gives the identity.
    public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
      let axis = SIMD3(x, y, z)
      let length = axis.length
      guard length > 0 else {
        self = .identity
        return
      }
      components = SIMD4(axis * (sin(angle / 2) / length), cos(angle / 2))
    }

    /// The rotation that maps the axes to three right-handed, perpendicular vectors of unit length.
    ///
    /// Shepperd's method divides by the largest of the four components, never by a component near
    /// zero. S. W. Shepperd, "Quaternion from Rotation Matrix", J. Guidance and Control 1 (3), 1978.
    init(axes a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
      let trace = a.x + b.y + c.z
      let sums = SIMD3(b.z + c.y, c.x + a.z, a.y + b.x)
      let differences = SIMD3(b.z - c.y, c.x - a.z, a.y - b.x)
      let fourfold: SIMD4<Double>
      if trace >= a.x, trace >= b.y, trace >= c.z {
        fourfold = SIMD4(differences, 1 + trace)
      } else if a.x >= b.y, a.x >= c.z {
        fourfold = SIMD4(1 + a.x - b.y - c.z, sums.z, sums.y, differences.x)
      } else if b.y >= c.z {
        fourfold = SIMD4(sums.z, 1 - a.x + b.y - c.z, sums.x, differences.y)
      } else {
        fourfold = SIMD4(sums.y, sums.x, 1 - a.x - b.y + c.z, differences.z)
      }
      components = fourfold / (fourfold * fourfold).sum().squareRoot()
    }

    /// The images of the x axis, the y axis and the z axis: the rows of the rotation's matrix.
    package var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
      let (x, y, z, w) = (components.x, components.y, components.z, components.w)
      return (
        SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
        SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
        SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
      )
    }
  }
}

extension TransformDecomposition.Quaternion {
  /// The rotation that applies the receiver first and `other` after it.
  public func concatenating(_ other: Self) -> Self {
    // Hamilton's product other · self.
    let (p, q) = (other.components, components)
    return Self(
      unit: SIMD4(
        p.w * q.xyz + q.w * p.xyz + p.xyz.cross(q.xyz), p.w * q.w - p.xyz.dot(q.xyz)))
  }

  /// The inverse rotation.
  public func inverted() -> Self {
    Self(unit: SIMD4(-components.xyz, components.w))
  }

  /// The rotation at `progress` of the way to `end`, along the shortest path and at constant speed.
  ///
  /// Spherical linear interpolation: K. Shoemake, "Animating Rotation with Quaternion Curves",
  /// SIGGRAPH 1985. Progress outside `0...1` continues beyond the ends.
  ///
  /// A half turn has two shortest paths. It always goes clockwise as seen from the positive end of
  /// the z axis, in both directions, as Core Animation does (WWDC 2017, session 230). For an axis
  /// within the plane, the sign of its y decides, or of its x if y is zero. A turn counts as a half
  /// turn if it misses π by less than 2 · 10⁻⁷ radians, as π in single precision does and the
  /// common 3.14159 does not.
  public func interpolated(to end: Self, progress: Double) -> Self {
    let cosine = (components * end.components).sum()
    let isNegated =
      abs(cosine) < Self.tolerance ? turnsBackward(to: end) : cosine < 0
    let target = isNegated ? -end.components : end.components
    // The chords give an exact angle even where it is tiny; the cosine does not.
    let (difference, sum) = (target - components, target + components)
    let angle =
      2
      * atan2(
        (difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
    let sine = sin(angle)
    guard sine > 0 else { return self }
    let (weight, endWeight) = (sin((1 - progress) * angle) / sine, sin(progress * angle) / sine)
    let blend = weight * components + endWeight * target
    return Self(unit: blend / (blend * blend).sum().squareRoot())
  }

  /// The greatest distance from zero, unitless, of a half angle's cosine for the angle to count as
  /// π.
  private static let tolerance = 1e-7

  /// True if the axis of the turn from this rotation to `end` points away from the viewer.
  private func turnsBackward(to end: Self) -> Bool {
    let axis = inverted().concatenating(end).components
    if abs(axis.z) > Self.tolerance { return axis.z < 0 }
    if abs(axis.y) > Self.tolerance { return axis.y < 0 }
    return axis.x < 0
  }
}
