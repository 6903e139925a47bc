/// Core Graphics' name of `CAShapeLayerLineCap`.
public typealias CGLineCap = CAShapeLayerLineCap
/// Core Graphics' name of `CAShapeLayerLineJoin`.
public typealias CGLineJoin = CAShapeLayerLineJoin

/// A mutable path object, as UIKit's; `cgPath` is its value.
///
/// ```swift
/// let path = UIBezierPath(ovalIn: frame)
/// maskLayer.path = path.cgPath
/// ```
@preconcurrency @MainActor
open class UIBezierPath {
  /// The path as a value.
  open var cgPath: CGPath

  /// Creates an empty path.
  public init() {
    cgPath = CGPath()
  }

  /// Creates a path with the segments of another path.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates the ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the outline of a rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// Creates an arc of a circle; angles are in radians from the positive x axis, clockwise on the
  /// screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      cgPath: CGPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// True if the path is empty.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest upright rectangle around the path.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  /// The point at which the next segment begins.
  open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, and first a line to the start of the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the present subpath with a line to its start.
  open func close() { cgPath.closeSubpath() }

  /// Removes all segments.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds the segments of another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) { cgPath.apply(transform) }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed()) }

  /// True if a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}
