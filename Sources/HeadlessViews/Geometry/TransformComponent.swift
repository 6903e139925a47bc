public import Foundation

/// One component of a transform, named by Core Animation's key path after `transform.`.
///
/// ```swift
/// var transform = Transform3D(scaleX: 2, y: 4)
/// transform[.scaleXY]  // 3, the average
/// transform[.rotationZ] = .pi / 4
/// ```
///
/// The getter decomposes the transform. The setter replaces one part and composes the transform
/// again, so the getter returns what was set as long as only one axis is rotated and no scale set
/// is negative. A singular transform reads as unrotated, with the lengths of its rows as scales, so
/// that a scale of zero can be set to one again.
///
/// The pair of numbers that Core Animation calls `translation` is `Transform3D.translation`.
public enum TransformComponent: String, Hashable, Sendable, CaseIterable {
  /// The rotation within the plane, in radians; the same as `rotationZ`.
  case rotation
  /// The rotation about the x axis, in radians.
  case rotationX = "rotation.x"
  /// The rotation about the y axis, in radians.
  case rotationY = "rotation.y"
  /// The rotation about the z axis, in radians.
  case rotationZ = "rotation.z"
  /// The average of the three scales, unitless; the setter sets all three.
  case scale
  /// The scale along x, unitless.
  case scaleX = "scale.x"
  /// The scale along y, unitless.
  case scaleY = "scale.y"
  /// The scale along z, unitless.
  case scaleZ = "scale.z"
  /// The average of the scales within the plane, unitless; the setter sets both.
  case scaleXY = "scale.xy"
  /// The translation along x, in points.
  case translationX = "translation.x"
  /// The translation along y, in points.
  case translationY = "translation.y"
  /// The translation along z, in points.
  case translationZ = "translation.z"
}

extension Transform3D {
  /// The value of one component.
  public subscript(component: TransformComponent) -> CGFloat {
    get { CGFloat(parts[component]) }
    set {
      var changed = parts
      changed[component] = Double(newValue)
      self = changed.transform
    }
  }

  /// The translation within the plane, in points.
  public var translation: CGSize {
    get { CGSize(width: self[.translationX], height: self[.translationY]) }
    set {
      var changed = parts
      changed.translation.x = Double(newValue.width)
      changed.translation.y = Double(newValue.height)
      self = changed.transform
    }
  }

  private var parts: TransformDecomposition {
    guard !isIdentity else { return TransformDecomposition() }
    if let parts = TransformDecomposition(unnormalized: self) { return parts }
    var parts = TransformDecomposition()
    parts.translation = row4.xyz
    parts.scale = SIMD3(row1.xyz.length, row2.xyz.length, row3.xyz.length)
    return parts
  }
}

extension TransformDecomposition {
  fileprivate subscript(component: TransformComponent) -> Double {
    get {
      switch component {
      case .rotation, .rotationZ: rotation.angles.z
      case .rotationX: rotation.angles.x
      case .rotationY: rotation.angles.y
      // The sum of three equal numbers need not be three times the number.
      case .scale: scale == SIMD3(repeating: scale.x) ? scale.x : scale.sum() / 3
      case .scaleX: scale.x
      case .scaleY: scale.y
      case .scaleZ: scale.z
      case .scaleXY: (scale.x + scale.y) / 2
      case .translationX: translation.x
      case .translationY: translation.y
      case .translationZ: translation.z
      }
    }
    set {
      switch component {
      case .rotation, .rotationZ: rotation.angles.z = newValue
      case .rotationX: rotation.angles.x = newValue
      case .rotationY: rotation.angles.y = newValue
      case .scale: scale = SIMD3(repeating: newValue)
      case .scaleX: scale.x = newValue
      case .scaleY: scale.y = newValue
      case .scaleZ: scale.z = newValue
      case .scaleXY: (scale.x, scale.y) = (newValue, newValue)
      case .translationX: translation.x = newValue
      case .translationY: translation.y = newValue
      case .translationZ: translation.z = newValue
      }
    }
  }
}

extension Quaternion {
  /// The rotations about x, then y, then z, in radians, that compose this rotation.
  ///
  /// Two triples qualify (and infinitely many if y is a quarter turn). The result is the triple
  /// with less rotation in all, so that a rotation about a single axis reads as one angle. Source:
  /// S. W. Thomas, "Decomposing a Matrix into Simple Transformations", Graphics Gems II, 1991.
  fileprivate var angles: SIMD3<Double> {
    get {
      let (a, b, c) = axes
      let cosine = (a.x * a.x + a.y * a.y).squareRoot()
      // At a quarter turn about y, x and z rotate in the same way; all of it counts as x.
      guard cosine > 1e-8 else {
        return SIMD3(atan2(-c.y, b.y), atan2(-a.z, cosine), 0)
      }
      let first = SIMD3(atan2(b.z, c.z), atan2(-a.z, cosine), atan2(a.y, a.x))
      let second = SIMD3(atan2(-b.z, -c.z), atan2(-a.z, -cosine), atan2(-a.y, -a.x))
      return first.turning <= second.turning ? first : second
    }
    set {
      let (x, y, z) = (newValue.x, newValue.y, newValue.z)
      self = Quaternion(rotationAngle: x, x: 1, y: 0, z: 0)
        .concatenating(Quaternion(rotationAngle: y, x: 0, y: 1, z: 0))
        .concatenating(Quaternion(rotationAngle: z, x: 0, y: 0, z: 1))
    }
  }
}

extension SIMD3<Double> {
  fileprivate var turning: Double { abs(x) + abs(y) + abs(z) }
}
