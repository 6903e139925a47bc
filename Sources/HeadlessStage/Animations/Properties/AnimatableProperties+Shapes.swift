public import Foundation
public import HeadlessViews

/// What shapes, gradients and shadows have, beside what every layer has.
extension AnimatableProperties {
  /// The outline of a layer's shadow, in points of the layer's own space.
  public var shadowPath: AnimatableProperty<Path> { .init(.shadowPath) }

  /// The line of a shape, in points of the layer's own space.
  public var path: AnimatableProperty<Path> { .init(.path) }

  /// The colour inside a shape.
  public var fillColor: AnimatableProperty<Color> { .init(.fillColor) }

  /// The colour of a shape's line.
  public var strokeColor: AnimatableProperty<Color> { .init(.strokeColor) }

  /// The width of a shape's line, in points.
  public var lineWidth: AnimatableProperty<CGFloat> { .init(.lineWidth) }

  /// How far a mitred corner of a shape's line may reach, in widths.
  public var miterLimit: AnimatableProperty<CGFloat> { .init(.miterLimit) }

  /// How far into its pattern a shape's line begins, in points.
  public var lineDashPhase: AnimatableProperty<CGFloat> { .init(.lineDashPhase) }

  /// Where a shape's line begins to be drawn, as a fraction of its length.
  public var strokeStart: AnimatableProperty<CGFloat> { .init(.strokeStart) }

  /// Where a shape's line ceases to be drawn, as a fraction of its length.
  public var strokeEnd: AnimatableProperty<CGFloat> { .init(.strokeEnd) }

  /// The colours of a gradient.
  public var colors: AnimatableProperty<[Color]> { .init(.colors) }

  /// Where the colours of a gradient are, from 0 to 1.
  public var locations: AnimatableProperty<[Double]> { .init(.locations) }

  /// Where a gradient starts, in unit coordinates.
  public var startPoint: AnimatableProperty<CGPoint> { .init(.startPoint) }

  /// Where a gradient ends, in unit coordinates.
  public var endPoint: AnimatableProperty<CGPoint> { .init(.endPoint) }
}
