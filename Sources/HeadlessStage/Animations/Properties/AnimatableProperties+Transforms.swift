public import HeadlessViews
public import MotionTerms

extension AnimatableProperties {
  /// The transform about the anchor point.
  public var transform: AnimatableProperty<Transform3D> { .init(.transform) }

  /// The transform that is applied to all sublayers.
  public var sublayerTransform: AnimatableProperty<Transform3D> { .init(.sublayerTransform) }
}

// Its components are properties, too.
extension Transform3D: TransformValue {}
