import Foundation
import Transitioning

extension FingerPath {
  /// A finger that first goes far enough to be known for one that drags, which moves nothing yet,
  /// then drags over a distance within 0.4 s, and rests before it is lifted.
  ///
  /// - Parameters:
  ///   - edge: The side that it makes for.
  ///   - direction: Where lines run, which decides what is leading and trailing.
  ///   - distance: How far it goes while it drags, in points.
  static func drag(
    from start: CGPoint, toward edge: TransitionEdge,
    in direction: UserInterfaceLayoutDirection = .leftToRight, by distance: CGFloat
  ) -> FingerPath {
    let way = edge.outward(in: direction)
    func point(after distance: CGFloat) -> CGPoint {
      CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
    }
    // At the next frame the finger is where it rests, so all that follows counts.
    return FingerPath(from: start)
      .moving(to: point(after: 12), over: 1 / 120)
      .holding(for: 1 / 60)
      .moving(to: point(after: 12 + distance), over: 0.4)
      .holding(for: 0.2)
  }
}

extension Stage {
  /// Lets a finger come in from the edge where lines begin, as one that wants to go back does.
  ///
  /// - Parameter fraction: How far it goes, as a part of the screen's width.
  func swipeBack(over fraction: CGFloat) {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let start = CGPoint(x: isMirrored ? size.width - 4 : 4, y: bounds.midY)
    touch(
      along: .drag(
        from: start, toward: .trailing, in: traits.layoutDirection, by: fraction * size.width))
  }
}
