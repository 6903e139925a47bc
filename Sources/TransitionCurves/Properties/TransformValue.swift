public import Foundation

/// The type of the transforms of a platform's layers.
///
/// Properties with such values have the components of a transform: `\.transform.scale`.
public protocol TransformValue: Sendable {}

extension AnimatableProperty where Value: TransformValue {
  /// All three scale factors; reads as their average.
  public var scale: AnimatableProperty<CGFloat> { component(.scale) }

  /// The scale factor along x.
  public var scaleX: AnimatableProperty<CGFloat> { component(.scaleX) }

  /// The scale factor along y.
  public var scaleY: AnimatableProperty<CGFloat> { component(.scaleY) }

  /// The rotation about the x axis, in radians.
  public var rotationX: AnimatableProperty<CGFloat> { component(.rotationX) }

  /// The rotation about the y axis, in radians.
  public var rotationY: AnimatableProperty<CGFloat> { component(.rotationY) }

  /// The rotation about the z axis, in radians; values beyond one turn rotate that many times.
  public var rotationZ: AnimatableProperty<CGFloat> { component(.rotationZ) }

  /// The translation along x, in points.
  public var translationX: AnimatableProperty<CGFloat> { component(.translationX) }

  /// The translation along y, in points.
  public var translationY: AnimatableProperty<CGFloat> { component(.translationY) }

  private func component(_ component: TransformComponent) -> AnimatableProperty<CGFloat> {
    .init(target.property, .transform(component))
  }
}
