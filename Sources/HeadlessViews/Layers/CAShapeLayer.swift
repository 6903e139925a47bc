public import Foundation
import TransitionCurves

/// A layer that fills and strokes a path over its background.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
/// ring.fillColor = nil
/// ring.strokeColor = .blue
/// ring.strokeEnd = 0.75
/// ```
///
/// The path is in the layer's own space, and is clipped to the bounds only if the layer masks to
/// its bounds. A layer with a path has no other `contents`.
///
/// The path and all numbers and colours can be animated. Paths with the same segments blend point
/// by point, as in Core Animation; other paths switch halfway, where Core Animation defines no
/// result. As in Core Animation, a new path does not animate implicitly; the other properties do.
open class CAShapeLayer: CALayer {
  private var shape: ShapeContent {
    get { properties.shape ?? ShapeContent() }
    set {
      keepShown()
      properties.shape = newValue
      noteChange()
    }
  }

  /// A layer without a path.
  public required init() {
    super.init()
    properties.shape = ShapeContent()
  }

  /// The path, in points of the layer's own space; nil draws nothing.
  public var path: CGPath? {
    get { shape.path }
    set { set(.path, to: .path(newValue)) }
  }

  /// The colour of the inside, black by default; nil paints no fill.
  public var fillColor: UIColor? {
    get { shape.fillColor }
    set { set(.fillColor, to: .color(newValue)) }
  }

  /// The rule that decides which points are inside; a change is never animated.
  public var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  /// The colour of the stroke; nil, the default, paints no stroke.
  public var strokeColor: UIColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, to: .color(newValue)) }
  }

  /// The width of the stroke, in points.
  public var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, to: .number(Double(newValue))) }
  }

  /// The shape of the stroke's ends; a change is never animated.
  public var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// The shape of the stroke's corners; a change is never animated.
  public var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  /// The greatest length of a mitred corner, in stroke widths; a longer corner is bevelled.
  public var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(.miterLimit, to: .number(Double(newValue))) }
  }

  /// The lengths of dashes and gaps by turns, in points; nil paints a solid stroke.
  ///
  /// A change is never animated. Lengths that are negative or not finite are refused with a
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

  /// The distance into the pattern at which the stroke begins, in points.
  public var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, to: .number(Double(newValue))) }
  }

  /// The start of the stroked part, as a fraction of the path's length in `0...1`.
  public var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, to: .number(Double(newValue))) }
  }

  /// The end of the stroked part, as a fraction of the path's length in `0...1`.
  public var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, to: .number(Double(newValue))) }
  }
}
