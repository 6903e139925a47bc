public import Foundation

/// A path, and how it is filled and stroked; what a `ShapeLayer` draws.
///
/// The fill comes first and the stroke, centred on the line, over it.
public struct ShapeContent: Hashable, Sendable {
  /// The line, in points of the layer's own space; nil draws nothing.
  public var path: Path?

  /// The colour inside, every part of the path counting as closed; nil leaves it empty.
  public var fillColor: Color? = .black

  /// What counts as inside.
  public var fillRule = FillRule.nonZero

  /// The colour of the line; nil draws none.
  public var strokeColor: Color?

  /// How wide the line is, in points; none is drawn that is not positive.
  public var lineWidth: CGFloat = 1

  /// How the line ends.
  public var lineCap = LineCap.butt

  /// How it goes round corners.
  public var lineJoin = LineJoin.miter

  /// How far a mitred corner may reach, in widths of the line, before it is bevelled.
  public var miterLimit: CGFloat = 10

  /// How long the line is drawn and left out by turns, in points, over and over; nil draws all of it.
  public var lineDashPattern: [CGFloat]?

  /// How far into the pattern the line begins, in points.
  public var lineDashPhase: CGFloat = 0

  /// Where the line begins to be drawn, as a fraction of its length in `0...1`.
  public var strokeStart: CGFloat = 0

  /// Where it ceases to be, as a fraction of its length in `0...1`.
  public var strokeEnd: CGFloat = 1

  /// Core Animation's defaults: a black fill, no stroke, and no path yet.
  public init() {}

  /// The part of the path that is stroked; empty when there is none.
  public var strokedPath: Path {
    path?.trimmed(from: Double(strokeStart), to: Double(strokeEnd)) ?? Path()
  }

  /// True when some of the inside is painted.
  package var hasFill: Bool { (fillColor?.alpha ?? 0) > 0 && path?.isEmpty == false }

  /// True when some of the line is painted.
  package var hasStroke: Bool {
    (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && path?.isEmpty == false
      && max(0, strokeStart) < min(1, strokeEnd)
  }
}
