import Foundation
import Transitioning

extension FingerPath {
  /// A finger that first goes far enough to be known for one that drags, which moves nothing yet,
  /// then drags over a distance within 0.4 s, and rests before it is lifted.
  ///
  /// - Parameter distance: How far it goes down the screen while it drags, in points.
  static func drag(from start: CGPoint, downBy distance: CGFloat) -> FingerPath {
    let recognized = CGPoint(x: start.x, y: start.y + 12)
    // At the next frame the finger is where it rests, so all that follows counts.
    return FingerPath(from: start)
      .moving(to: recognized, over: 1 / 120)
      .holding(for: 1 / 60)
      .moving(to: CGPoint(x: start.x, y: recognized.y + distance), over: 0.4)
      .holding(for: 0.2)
  }
}
