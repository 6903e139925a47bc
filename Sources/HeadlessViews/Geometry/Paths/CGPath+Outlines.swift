public import Foundation

extension CGPath {
  /// The outline of a rectangle, clockwise from its top-left corner, in Core Graphics' form.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Applied to the outline; nil for none.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect)
    if let transform { apply(transform.pointee) }
  }

  /// The ellipse in a rectangle, clockwise from its rightmost point, in Core Graphics' form.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Applied to the ellipse; nil for none.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ellipseIn: rect)
    if let transform { apply(transform.pointee) }
  }

  /// The outline of a rounded rectangle, clockwise from the end of its top-left corner.
  ///
  /// Its segments are the same for every radius, so that one rounded rectangle interpolates to
  /// another.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// The outline of a rectangle with some rounded corners, clockwise from the end of its top-left
  /// one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners that are rounded; the others are square.
  ///   - cornerRadii: Half the width and height of a corner's ellipse, in points; limited to half
  ///     the rectangle's.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(in: rect, corners, cornerRadii)
  }

  /// An arc of a circle; see `addArc`.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds the outline of a rounded rectangle as a new subpath, from the end of its top-left corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: Half the width of a corner's ellipse, in points; limited to half the width.
  ///   - cornerHeight: Half the height of a corner's ellipse, in points; limited to half the
  ///     height.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    addRoundedRect(in: rect, .allCorners, CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// Adds an arc of a circle, after a line to the arc's start if the path is elsewhere.
  ///
  /// The arc is at most one full turn. It is a full turn if the angles are a full turn or more
  /// apart in that direction; otherwise it ends where it first meets `endAngle`.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: In radians from the right, clockwise on the screen.
  ///   - endAngle: In radians from the right, clockwise on the screen.
  ///   - clockwise: The direction as seen on the screen, as in UIKit; Core Graphics means the
  ///     opposite.
  public mutating func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    let sign: CGFloat = clockwise ? 1 : -1
    var delta = sign * (endAngle - startAngle)
    if delta >= turn {
      delta = turn
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sign * delta)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize
  ) {
    let rect = rect.standardized
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    func corner(
      _ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ startAngle: CGFloat
    ) -> Segment {
      let (width, height) = corners.contains(corner) ? (width, height) : (0, 0)
      return .arc(
        center: CGPoint(
          x: x == rect.minX ? x + width : x - width, y: y == rect.minY ? y + height : y - height),
        radii: CGSize(width: width, height: height), startAngle: startAngle, delta: .pi / 2)
    }
    let arcs = [
      corner(.topRight, rect.maxX, rect.minY, -.pi / 2),
      corner(.bottomRight, rect.maxX, rect.maxY, 0),
      corner(.bottomLeft, rect.minX, rect.maxY, .pi / 2),
      corner(.topLeft, rect.minX, rect.minY, .pi),
    ]
    move(to: arcs[3].end)
    for arc in arcs {
      addLine(to: arc.start)
      append(arc: arc)
    }
  }
}
