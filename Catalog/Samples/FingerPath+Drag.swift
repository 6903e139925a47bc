public import Foundation
public import Transitioning

extension FingerPath {
  /// A drag within 0.4 s that rests before the finger is lifted.
  ///
  /// The finger first moves 12 points, so that the pan is recognised; this distance does not drive
  /// the transition.
  ///
  /// - Parameters:
  ///   - edge: The side toward which the finger moves.
  ///   - direction: The layout direction, which defines leading and trailing.
  ///   - distance: The distance of the drag, in points.
  public static func drag(
    from start: CGPoint, toward edge: TransitionEdge,
    in direction: UITraitEnvironmentLayoutDirection = .leftToRight, by distance: CGFloat
  ) -> FingerPath {
    let outward = edge.outward(in: direction)
    func point(after distance: CGFloat) -> CGPoint {
      CGPoint(x: start.x + outward.dx * distance, y: start.y + outward.dy * distance)
    }
    // By the next frame the finger rests at that point, so everything that follows counts.
    return FingerPath(from: start)
      .moving(to: point(after: 12), over: 1 / 120)
      .holding(for: 1 / 60)
      .moving(to: point(after: 12 + distance), over: 0.4)
      .holding(for: 0.2)
  }
}

extension Stage {
  /// A swipe from the leading edge, as the navigation gesture to go back.
  ///
  /// - Parameter fraction: The distance of the swipe, as a fraction of the screen's width.
  func swipeBack(over fraction: CGFloat) -> FingerPath {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let start = CGPoint(x: isMirrored ? size.width - 4 : 4, y: bounds.midY)
    return .drag(
      from: start, toward: .trailing, in: traits.layoutDirection, by: fraction * size.width)
  }
}
