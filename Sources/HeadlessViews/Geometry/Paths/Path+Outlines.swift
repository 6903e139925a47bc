public import Foundation

extension Path {
  /// The outline of a rectangle with round corners, from the end of the top-left one along the top.
  ///
  /// It has the same segments whatever the radius, so that one changes smoothly into another.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// The outline of a rectangle of which some corners are round, from the end of the top-left one
  /// along the top.
  ///
  /// - Parameter cornerRadii: Half the width and height of a corner's ellipse, in points; as far as
  ///   there is room.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(in: rect, corners, cornerRadii)
  }

  /// A part of a circle; see `addArc`.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds the outline of a rectangle with round corners as a part of its own, from the end of the
  /// top-left one along the top.
  ///
  /// - Parameters:
  ///   - cornerWidth: Half the width of a corner's ellipse, in points; as far as there is room.
  ///   - cornerHeight: Half its height, in points; as far as there is room.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    addRoundedRect(in: rect, .allCorners, CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// Adds an arc of a circle, after a line to its beginning if that is elsewhere.
  ///
  /// It goes once round at most: all the way when the angles are a whole turn or more apart that
  /// way, else to where `endAngle` is met first.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the right, clockwise as seen on the screen.
  ///   - endAngle: Likewise.
  ///   - clockwise: As seen on the screen, as in UIKit; Core Graphics means the opposite.
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
    in rect: CGRect, _ corners: RectCorner, _ radii: CGSize
  ) {
    let rect = rect.standardized
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    func corner(
      _ corner: RectCorner, _ x: CGFloat, _ y: CGFloat, _ startAngle: CGFloat
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
