import Foundation

/// A rotation of space as a unit quaternion `w + x·i + y·j + z·k`.
///
/// A turn of `θ` radians about the unit axis `u` is `w = cos(θ/2)`, `(x, y, z) = u·sin(θ/2)`, with the
/// sense of `Transform3D.init(rotationAngle:x:y:z:)`: positive about z is clockwise on a screen whose y
/// points down. `q` and `−q` are the same rotation, though not equal as values.
///
/// ```swift
/// let quarter = Quaternion(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
/// let eighth = Quaternion.identity.interpolated(to: quarter, progress: 0.5)
/// ```
public struct Quaternion: Hashable, Sendable {
  /// The components `(x, y, z, w)`, of unit length together.
  public let components: SIMD4<Double>

  private init(unit components: SIMD4<Double>) {
    self.components = components
  }

  /// The rotation that turns nothing.
  public static let identity = Quaternion(unit: SIMD4(0, 0, 0, 1))

  /// A turn of `angle` radians about the axis `(x, y, z)`, which need not have unit length.
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

  /// The rotation that takes the axes to three vectors of unit length at right angles, right-handed.
  ///
  /// Shepperd's method: divide by the largest of the four components, so never by one near zero.
  /// S. W. Shepperd, "Quaternion from Rotation Matrix", J. Guidance and Control 1 (3), 1978.
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

  /// Where the rotation takes the x axis, the y axis and the z axis: the rows of its matrix.
  var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (components.x, components.y, components.z, components.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }
}

extension Quaternion {
  /// The rotation that applies the receiver first and `other` after it.
  public func concatenating(_ other: Quaternion) -> Quaternion {
    // Hamilton's product other · self.
    let (p, q) = (other.components, components)
    return Quaternion(
      unit: SIMD4(
        p.w * q.xyz + q.w * p.xyz + p.xyz.cross(q.xyz), p.w * q.w - p.xyz.dot(q.xyz)))
  }

  /// The rotation that undoes the receiver.
  public func inverted() -> Quaternion {
    Quaternion(unit: SIMD4(-components.xyz, components.w))
  }

  /// The rotation part of the way to `end`, the shortest way round and at an even speed.
  ///
  /// Spherical linear interpolation: K. Shoemake, "Animating Rotation with Quaternion Curves",
  /// SIGGRAPH 1985. Progress outside `0...1` turns on beyond the ends.
  ///
  /// A half turn has two shortest ways. It always goes clockwise as seen from the positive end of the
  /// z axis, there and back alike, as Core Animation does (WWDC 2017, session 230); an axis within the
  /// plane counts by its y, or failing that its x. A half turn is one that misses π by less than
  /// 2 · 10⁻⁷ radians, which π in single precision does and the customary 3.14159 does not.
  public func interpolated(to end: Quaternion, progress: Double) -> Quaternion {
    let cosine = (components * end.components).sum()
    let isNegated =
      abs(cosine) < Quaternion.tolerance ? turnsBackward(to: end) : cosine < 0
    let target = isNegated ? -end.components : end.components
    // From the chords, not the cosine: exact for the smallest angles too.
    let (difference, sum) = (target - components, target + components)
    let angle =
      2
      * atan2(
        (difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
    let sine = sin(angle)
    guard sine > 0 else { return self }
    let (weight, endWeight) = (sin((1 - progress) * angle) / sine, sin(progress * angle) / sine)
    let blend = weight * components + endWeight * target
    return Quaternion(unit: blend / (blend * blend).sum().squareRoot())
  }

  /// How far the cosine of half an angle may be from zero, unitless, for the angle to count as π.
  private static let tolerance = 1e-7

  /// Whether the turn from here to `end`, seen from outside, has an axis that points away.
  private func turnsBackward(to end: Quaternion) -> Bool {
    let axis = inverted().concatenating(end).components
    if abs(axis.z) > Quaternion.tolerance { return axis.z < 0 }
    if abs(axis.y) > Quaternion.tolerance { return axis.y < 0 }
    return axis.x < 0
  }
}
