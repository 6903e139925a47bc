public import Foundation
public import TransitionCurves

extension CATransform3D {
  /// The value of one component.
  public subscript(component: TransformComponent) -> CGFloat {
    get { CGFloat(parts[component]) }
    set {
      // Most transforms only scale or translate, and are composed at each frame.
      if isIdentity, become(component, Double(newValue)) { return }
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

  /// Becomes a transform with one component; does nothing and returns false for a rotation.
  // It is written in place, because a transform is large.
  mutating func become(_ component: TransformComponent, _ value: Double) -> Bool {
    var (scale, translation) = (SIMD3(1.0, 1, 1), SIMD3(0.0, 0, 0))
    switch component {
    case .scale: scale = SIMD3(value, value, value)
    case .scaleXY: scale = SIMD3(value, value, 1)
    case .scaleX: scale.x = value
    case .scaleY: scale.y = value
    case .scaleZ: scale.z = value
    case .translationX: translation.x = value
    case .translationY: translation.y = value
    case .translationZ: translation.z = value
    case .rotation, .rotationX, .rotationY, .rotationZ: return false
    }
    row1 = SIMD4(scale.x, 0, 0, 0)
    row2 = SIMD4(0, scale.y, 0, 0)
    row3 = SIMD4(0, 0, scale.z, 0)
    row4 = SIMD4(translation.x, translation.y, translation.z, 1)
    return true
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
