import Foundation
import TransitionRecording
import Transitioning

/// The place of an item or a clip on the screen: a rectangle and its transform.
struct TransformedRectangle: Equatable {
  var transform: CATransform3D
  var size: CGSize

  /// The corners on the screen; nil if one is not in front of the viewer.
  var corners: Corners? { Corners(self) }

  /// True if all corners are within a tolerance, in points, of those of another place.
  func isNear(_ other: TransformedRectangle, within tolerance: CGFloat) -> Bool {
    guard self != other else { return true }
    guard tolerance > 0, let mine = corners, let theirs = other.corners else { return false }
    return mine.distance(to: theirs) <= tolerance
  }

  /// The four corners of a rectangle on the screen, row by row.
  struct Corners {
    let x: SIMD4<Double>
    let y: SIMD4<Double>

    fileprivate init?(_ place: TransformedRectangle) {
      let (width, height) = (Double(place.size.width), Double(place.size.height))
      let (u, v) = (SIMD4(0, width, 0, width), SIMD4(0, 0, height, height))
      let (one, two, four) = (place.transform.row1, place.transform.row2, place.transform.row4)
      let depth = u * one.w + v * two.w + four.w
      x = (u * one.x + v * two.x + four.x) / depth
      y = (u * one.y + v * two.y + four.y) / depth
      // The sum of these differences is zero unless a number is not finite.
      guard depth.min() > 0, (x - x) + (y - y) == .zero else { return nil }
    }

    /// The greatest distance of a corner from the same corner of another place, in points.
    func distance(to other: Corners) -> CGFloat {
      let (width, height) = (x - other.x, y - other.y)
      return CGFloat((width * width + height * height).max().squareRoot())
    }

    /// The box of the corners.
    var box: CGRect {
      CGRect(x: x.min(), y: y.min(), width: x.max() - x.min(), height: y.max() - y.min())
    }

    /// True if the sides are horizontal and vertical.
    var isUpright: Bool { y[0] == y[1] && x[0] == x[2] }

    /// True if the box of the corners is partly on the screen.
    func areSeen(in screen: CGRect) -> Bool {
      x.max() > Double(screen.minX) && x.min() < Double(screen.maxX)
        && y.max() > Double(screen.minY) && y.min() < Double(screen.maxY)
    }
  }
}

extension DisplayItem {
  /// The place of the item.
  var place: TransformedRectangle { TransformedRectangle(transform: transform, size: size) }

  /// The corners of the area that the item may paint; nil if a corner is not in front of the
  /// viewer.
  var reachCorners: TransformedRectangle.Corners? {
    let reach = reach
    let origin = CATransform3D(translationX: reach.minX, y: reach.minY)
    return TransformedRectangle(transform: origin.concatenating(transform), size: reach.size)
      .corners
  }

  /// The corners on the screen; nil if a corner is not in front of the viewer.
  var corners: [CGPoint]? {
    place.corners.map { corners in
      (0..<4).map { CGPoint(x: corners.x[$0], y: corners.y[$0]) }
    }
  }

  /// True if the box of the corners is partly on the screen, or a corner is not in front of the
  /// viewer.
  func isSeen(in screen: CGRect) -> Bool { place.corners?.areSeen(in: screen) ?? true }

  /// The greatest distance of a corner from the same corner of another item, in points; 0 if a
  /// corner of either is not in front of the viewer.
  func distance(to other: DisplayItem) -> CGFloat {
    guard let mine = place.corners, let theirs = other.place.corners else { return 0 }
    return mine.distance(to: theirs)
  }
}

extension DisplayClip {
  /// The place of the clip.
  var place: TransformedRectangle { TransformedRectangle(transform: transform, size: size) }
}
