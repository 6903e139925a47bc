import Foundation
import TransitionPictures
import Transitioning

extension Recording {
  /// The first item that moves or changes its size after its first frame, as a complaint; nil if
  /// none does.
  ///
  /// Fading does not count as movement.
  var movement: String? {
    var places: [DisplayItem.ID: DisplayItem] = [:]
    for frame in frames {
      for item in frame.items {
        guard let first = places[item.id] else {
          places[item.id] = item
          continue
        }
        if item.isElsewhere(than: first) { return "\(item.name) moves" }
      }
    }
    return nil
  }
}

extension DisplayItem {
  /// The tolerance for the position of a corner, in points.
  private static var hair: CGFloat { 0.5 }

  /// True if one of the corners is farther than the tolerance from its place in the other item.
  fileprivate func isElsewhere(than other: DisplayItem) -> Bool {
    zip(corners, other.corners).contains { mine, theirs in
      abs(mine.x - theirs.x) > Self.hair || abs(mine.y - theirs.y) > Self.hair
    }
  }

  /// The corners on the screen.
  private var corners: [CGPoint] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
      let (x, y) = (x * size.width, y * size.height)
      let depth = transform.m14 * x + transform.m24 * y + transform.m44
      let scale = depth == 0 ? 1 : 1 / depth
      return CGPoint(
        x: (transform.m11 * x + transform.m21 * y + transform.m41) * scale,
        y: (transform.m12 * x + transform.m22 * y + transform.m42) * scale)
    }
  }
}
