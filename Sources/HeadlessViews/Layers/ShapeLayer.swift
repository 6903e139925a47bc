public import Foundation

/// A layer that fills and strokes a path over its background.
///
/// ```swift
/// let ring = ShapeLayer()
/// ring.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
/// ring.fillColor = nil
/// ring.strokeColor = .blue
/// ring.strokeEnd = 0.75
/// ```
///
/// The path is in the layer's own space, and nothing cuts it off at the bounds unless the layer masks
/// to them. A layer with a path has no other `contents`.
///
/// Everything that is a number, a colour or the path can be animated. Paths with the same segments
/// blend point by point, as in Core Animation; any others switch half-way, where Core Animation says
/// nothing. A new path is not animated by itself, as all paths are not; the others are.
open class ShapeLayer: Layer {
  private var shape: ShapeContent {
    get { properties.shape ?? ShapeContent() }
    set { properties.shape = newValue }
  }

  /// A layer without a path.
  public required init() {
    super.init()
    properties.shape = ShapeContent()
  }

  /// The line, in points of the layer's own space; nil draws nothing.
  public var path: Path? {
    get { shape.path }
    set { set(.path, to: .path(newValue)) }
  }

  /// The colour inside, black unless set; nil leaves it empty.
  public var fillColor: Color? {
    get { shape.fillColor }
    set { set(.fillColor, to: .color(newValue)) }
  }

  /// What counts as inside; a change is never animated.
  public var fillRule: FillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  /// The colour of the line; nil, the default, draws none.
  public var strokeColor: Color? {
    get { shape.strokeColor }
    set { set(.strokeColor, to: .color(newValue)) }
  }

  /// How wide the line is, in points.
  public var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, to: .number(Double(newValue))) }
  }

  /// How the line ends; a change is never animated.
  public var lineCap: LineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// How the line goes round corners; a change is never animated.
  public var lineJoin: LineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  /// How far a mitred corner may reach, in widths of the line, before it is bevelled.
  public var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(.miterLimit, to: .number(Double(newValue))) }
  }

  /// How long the line is drawn and left out by turns, in points; nil draws all of it.
  ///
  /// A change is never animated. Lengths that are not finite, or below zero, are refused with a
  /// `ViewIssue`.
  public var lineDashPattern: [CGFloat]? {
    get { shape.lineDashPattern }
    set {
      if let newValue, !newValue.allSatisfy({ $0.isFinite && $0 >= 0 }) {
        let value = "\(newValue)"
        return report(
          ViewIssue.notFinite(property: "lineDashPattern", owner: label, value: value))
      }
      shape.lineDashPattern = newValue
    }
  }

  /// How far into the pattern the line begins, in points.
  public var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, to: .number(Double(newValue))) }
  }

  /// Where the line begins to be drawn, as a fraction of its length in `0...1`.
  public var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, to: .number(Double(newValue))) }
  }

  /// Where the line ceases to be drawn, as a fraction of its length in `0...1`.
  public var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, to: .number(Double(newValue))) }
  }
}
