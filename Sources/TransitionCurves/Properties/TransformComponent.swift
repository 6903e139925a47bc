/// One component of a transform, named by Core Animation's key path after `transform.`.
///
/// ```swift
/// var transform = CATransform3D(scaleX: 2, y: 4)
/// transform[.scaleXY]  // 3, the average
/// transform[.rotationZ] = .pi / 4
/// ```
///
/// The getter decomposes the transform. The setter replaces one part and composes the transform
/// again, so the getter returns what was set as long as only one axis is rotated and no scale set
/// is negative. A singular transform reads as unrotated, with the lengths of its rows as scales, so
/// that a scale of zero can be set to one again.
///
/// The pair of numbers that Core Animation calls `translation` is `CATransform3D.translation`.
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
