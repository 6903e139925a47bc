public import Foundation
public import Transitioning

/// Core Graphics' name of `Path`.
public typealias CGPath = Path
/// Core Graphics' name of `LineCap`.
public typealias CGLineCap = LineCap
/// Core Graphics' name of `LineJoin`.
public typealias CGLineJoin = LineJoin
/// UIKit's name of `RectCorner`.
public typealias UIRectCorner = RectCorner
/// Core Animation's name of `CornerMask`.
public typealias CACornerMask = CornerMask

extension Path {
  /// The ellipse within a rectangle, changed by a transform, if there is one.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ellipseIn: rect)
    if let transform { apply(transform.pointee) }
  }

  /// The outline of a rectangle, changed by a transform, if there is one.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect)
    if let transform { apply(transform.pointee) }
  }
}

/// A path that is changed where it is, as UIKit's is; `cgPath` is the value.
///
/// ```swift
/// let path = UIBezierPath(ovalIn: frame)
/// maskLayer.path = path.cgPath
/// ```
@preconcurrency @MainActor
open class UIBezierPath {
  /// The path as a value.
  open var cgPath: CGPath

  /// An empty path.
  public init() {
    cgPath = CGPath()
  }

  /// A path with the segments of another.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// The ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// The outline of a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// A part of a circle; angles are in radians from the right, clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      cgPath: CGPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// True when there is nothing in it.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest upright rectangle around it.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  /// The point that the next segment begins at.
  open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Adds a quadratic.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Goes back to where the part began.
  open func close() { cgPath.closeSubpath() }

  /// Takes everything out.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Moves, turns and stretches it.
  open func apply(_ transform: CGAffineTransform) { cgPath.apply(transform) }

  /// The same, gone along the other way.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed()) }

  /// True when a point is within it.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}
