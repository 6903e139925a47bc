import Foundation
import TransitionPictures
import Transitioning

extension Recording {
  /// What is first seen elsewhere, or of another size, than where it came up in the recording; nil
  /// when everything stays where it is, whatever fades.
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
  /// How far a corner may be off, in points.
  private static var hair: CGFloat { 0.5 }

  /// True when a corner of it is more than a hair away from where it is in the other.
  fileprivate func isElsewhere(than other: DisplayItem) -> Bool {
    zip(corners, other.corners).contains { mine, theirs in
      abs(mine.x - theirs.x) > Self.hair || abs(mine.y - theirs.y) > Self.hair
    }
  }

  /// Where its corners are on the screen.
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
