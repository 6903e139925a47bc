public import Foundation
public import HeadlessViews
public import MotionCurves

/// The properties of shapes, gradients and shadows.
extension AnimatableProperties {
  /// The outline of a layer's shadow, in points of the layer's own space.
  public var shadowPath: AnimatableProperty<CGPath> { .init(.shadowPath) }

  /// The path of a shape, in points of the layer's own space.
  public var path: AnimatableProperty<CGPath> { .init(.path) }

  /// The fill colour of a shape.
  public var fillColor: AnimatableProperty<UIColor> { .init(.fillColor) }

  /// The stroke colour of a shape.
  public var strokeColor: AnimatableProperty<UIColor> { .init(.strokeColor) }

  /// The stroke width of a shape, in points.
  public var lineWidth: AnimatableProperty<CGFloat> { .init(.lineWidth) }

  /// The limit of mitred corners of a shape's stroke, as a multiple of the stroke width.
  public var miterLimit: AnimatableProperty<CGFloat> { .init(.miterLimit) }

  /// The offset into the dash pattern at which a shape's stroke begins, in points.
  public var lineDashPhase: AnimatableProperty<CGFloat> { .init(.lineDashPhase) }

  /// The start of the visible stroke of a shape, as a fraction of the path's length.
  public var strokeStart: AnimatableProperty<CGFloat> { .init(.strokeStart) }

  /// The end of the visible stroke of a shape, as a fraction of the path's length.
  public var strokeEnd: AnimatableProperty<CGFloat> { .init(.strokeEnd) }

  /// The colours of a gradient.
  public var colors: AnimatableProperty<[UIColor]> { .init(.colors) }

  /// The positions of a gradient's colours, from 0 to 1.
  public var locations: AnimatableProperty<[Double]> { .init(.locations) }

  /// The start of a gradient, in unit coordinates.
  public var startPoint: AnimatableProperty<CGPoint> { .init(.startPoint) }

  /// The end of a gradient, in unit coordinates.
  public var endPoint: AnimatableProperty<CGPoint> { .init(.endPoint) }
}
