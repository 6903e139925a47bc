public import HeadlessViews
public import TransitionCurves

/// The colours and the outlines of shapes, gradients and shadows.
extension AnimatableProperties {
  /// The outline of a layer's shadow, in points of the layer's own space.
  public var shadowPath: AnimatableProperty<CGPath> { .init(.shadowPath) }

  /// The path of a shape, in points of the layer's own space.
  public var path: AnimatableProperty<CGPath> { .init(.path) }

  /// The fill colour of a shape.
  public var fillColor: AnimatableProperty<UIColor> { .init(.fillColor) }

  /// The stroke colour of a shape.
  public var strokeColor: AnimatableProperty<UIColor> { .init(.strokeColor) }

  /// The colours of a gradient.
  public var colors: AnimatableProperty<[UIColor]> { .init(.colors) }
}
