public import HeadlessViews
public import MotionTerms

extension AnimatableProperties {
  /// The colour of the background.
  public var backgroundColor: AnimatableProperty<Color> { .init(.backgroundColor) }

  /// The colour of the border.
  public var borderColor: AnimatableProperty<Color> { .init(.borderColor) }

  /// The colour of the shadow.
  public var shadowColor: AnimatableProperty<Color> { .init(.shadowColor) }
}
