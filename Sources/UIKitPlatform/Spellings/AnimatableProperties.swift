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

  extension AnimatableProperty where Value == CATransform3D {
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

    /// The rotation about the z axis, in radians.
    public var rotationZ: AnimatableProperty<CGFloat> { component(.rotationZ) }

    /// The translation along x, in points.
    public var translationX: AnimatableProperty<CGFloat> { component(.translationX) }

    /// The translation along y, in points.
    public var translationY: AnimatableProperty<CGFloat> { component(.translationY) }

    private func component(_ component: TransformComponent) -> AnimatableProperty<CGFloat> {
      .init(target.property, .transform(component))
    }
  }
#endif
