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

  /// The same finger when it thinks better of it: it turns back, and is lifted while it is fast.
  func turningBack() -> FingerPath {
    let part = 0.4
    let point = CGPoint(x: end.x + part * (start.x - end.x), y: end.y + part * (start.y - end.y))
    return moving(to: point, over: 0.1)
  }
}

extension Stage {
  /// A finger that comes in from the edge where lines begin, as one that wants to go back does.
  ///
  /// - Parameter fraction: How far it goes, as a part of the screen's width.
  func swipeBack(over fraction: CGFloat) -> FingerPath {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let start = CGPoint(x: isMirrored ? size.width - 4 : 4, y: bounds.midY)
    return .drag(
      from: start, toward: .trailing, in: traits.layoutDirection, by: fraction * size.width)
  }
}
