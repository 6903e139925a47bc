// The properties whose values are types of UIKit; its stand-in has them.
#if canImport(UIKit)
  extension AnimatableProperties {
    /// The transform about the anchor point.
    public var transform: AnimatableProperty<CATransform3D> { .init(.transform) }

    /// The transform that is applied to all sublayers.
    public var sublayerTransform: AnimatableProperty<CATransform3D> { .init(.sublayerTransform) }

    /// The colour of the background.
    public var backgroundColor: AnimatableProperty<UIColor> { .init(.backgroundColor) }

    /// The colour of the border.
    public var borderColor: AnimatableProperty<UIColor> { .init(.borderColor) }

    /// The colour of the shadow.
    public var shadowColor: AnimatableProperty<UIColor> { .init(.shadowColor) }

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

    /// Not animatable under this name: use `transform`.
    @available(*, unavailable, renamed: "transform")
    public var transform3D: AnimatableProperty<CATransform3D> { transform }
  }

  // Its components are properties, too.
  extension CATransform3D: TransformValue {}
#endif
