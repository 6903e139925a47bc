public import HeadlessViews
public import TransitionCurves

extension AnimatableProperties {
  /// The transform about the anchor point.
  public var transform: AnimatableProperty<CATransform3D> { .init(.transform) }

  /// The transform that is applied to all sublayers.
  public var sublayerTransform: AnimatableProperty<CATransform3D> { .init(.sublayerTransform) }

  /// Not animatable under this name: use `transform`.
  @available(*, unavailable, renamed: "transform")
  public var transform3D: AnimatableProperty<CATransform3D> { transform }
}

// Its components are properties, too.
extension CATransform3D: TransformValue {}
