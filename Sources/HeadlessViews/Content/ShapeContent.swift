public import Foundation

/// A path with its fill and stroke: the content of a `CAShapeLayer`.
///
/// The fill is painted first. The stroke is centred on the path and painted over the fill.
public struct ShapeContent: Hashable, Sendable {
  /// The path, in points of the layer's own space; nil draws nothing.
  public var path: CGPath?

  /// The colour of the inside, with every subpath treated as closed; nil paints no fill.
  public var fillColor: UIColor? = .black

  /// The rule that decides which points are inside.
  public var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the stroke; nil paints no stroke.
  public var strokeColor: UIColor?

  /// The width of the stroke, in points; a width that is not positive paints no stroke.
  public var lineWidth: CGFloat = 1

  /// The shape of the stroke's ends.
  public var lineCap = CAShapeLayerLineCap.butt

  /// The shape of the stroke's corners.
  public var lineJoin = CAShapeLayerLineJoin.miter

  /// The greatest length of a mitred corner, in stroke widths; a longer corner is bevelled.
  public var miterLimit: CGFloat = 10

  /// The lengths of dashes and gaps by turns, in points, repeated; nil paints a solid stroke.
  public var lineDashPattern: [CGFloat]?

  /// The distance into the pattern at which the stroke begins, in points.
  public var lineDashPhase: CGFloat = 0

  /// The start of the stroked part, as a fraction of the path's length in `0...1`.
  public var strokeStart: CGFloat = 0

  /// The end of the stroked part, as a fraction of the path's length in `0...1`.
  public var strokeEnd: CGFloat = 1

  /// A shape with Core Animation's defaults: a black fill, no stroke and no path.
  public init() {}

  /// The part of the path that is stroked; empty if there is none.
  public var strokedPath: CGPath {
    path?.trimmed(from: Double(strokeStart), to: Double(strokeEnd)) ?? CGPath()
  }

  /// True if the fill paints something.
  package var hasFill: Bool { (fillColor?.alpha ?? 0) > 0 && path?.isEmpty == false }

  /// True if the stroke paints something.
  package var hasStroke: Bool {
    (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && path?.isEmpty == false
      && max(0, strokeStart) < min(1, strokeEnd)
  }
}
