public import HeadlessViews
public import TransitionCurves

extension AnimatableProperties {
  /// The colour of the background.
  public var backgroundColor: AnimatableProperty<UIColor> { .init(.backgroundColor) }

  /// The colour of the border.
  public var borderColor: AnimatableProperty<UIColor> { .init(.borderColor) }

  /// The colour of the shadow.
  public var shadowColor: AnimatableProperty<UIColor> { .init(.shadowColor) }
}
