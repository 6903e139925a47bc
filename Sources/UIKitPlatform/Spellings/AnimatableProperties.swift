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
  }

  // Its components are properties, too.
  extension CATransform3D: TransformValue {}
#endif
