import Foundation
import HeadlessStage
import HeadlessViews

extension Recording {
  /// The recording without its midframes, its tracks and the frames that `displayList(at:)` gives
  /// from the other ones, to a quarter of a point.
  ///
  /// For pages that only show the pictures; the end of a movement at an even pace is as good as all
  /// of its frames.
  package func thinned() -> Recording {
    var kept = Array(frames.prefix(1))
    var last = 0
    while last + 1 < frames.count {
      var next = last + 1
      while next + 1 < frames.count, isEven(from: last, to: next + 1) { next += 1 }
      kept.append(frames[next])
      last = next
    }
    return Recording(
      size: size, frameRate: frameRate, startTime: startTime, endTime: endTime, frames: kept,
      events: events, touches: touches, settled: settled)
  }

  /// True if the frames between two others, or some of many, are those of an even movement.
  private func isEven(from first: Int, to last: Int) -> Bool {
    let (start, end) = (frames[first], frames[last])
    let inner = [
      first + 1, (3 * first + last) / 4, (first + last) / 2, (first + 3 * last) / 4, last - 1,
    ]
    return Set(inner).filter { $0 > first }.allSatisfy { index in
      let frame = frames[index]
      guard start.isLike(frame), end.isLike(frame) else { return false }
      let share = (frame.time - start.time) / (end.time - start.time)
      return DisplayList.blended([(start, 1 - share), (end, share)]).isNear(frame)
        && zip(start.items, frame.items).allSatisfy { $0.contents == $1.contents }
    }
  }
}

extension DisplayList {
  /// True if a list that is like this one shows the same to a quarter of a point and a level of a
  /// colour.
  fileprivate func isNear(_ other: DisplayList) -> Bool {
    zip(items, other.items).allSatisfy { $0.isNear($1) }
      && zip(clips, other.clips).allSatisfy { one, two in
        Nearness.agree(one.transform, two.transform, one.size, two.size)
          && abs(one.cornerRadius - two.cornerRadius) < Nearness.points
      }
      && opacities(of: other).allSatisfy { abs($0 - $1) < Nearness.level }
  }

  /// The opacities of all groups of both lists; a group that is not listed is opaque.
  private func opacities(of other: DisplayList) -> [(Double, Double)] {
    func opacity(_ list: DisplayList, _ layer: Int) -> Double {
      list.groups.first { $0.layer == layer }?.opacity ?? 1
    }
    return (groups + other.groups).map { (opacity(self, $0.layer), opacity(other, $0.layer)) }
  }
}

extension DisplayItem {
  fileprivate func isNear(_ other: DisplayItem) -> Bool {
    Nearness.agree(transform, other.transform, size, other.size)
      && abs(opacity - other.opacity) < Nearness.level
      && abs(cornerRadius - other.cornerRadius) < Nearness.points
      && Nearness.agree(fill, other.fill)
      && abs((border?.width ?? 0) - (other.border?.width ?? 0)) < Nearness.points
      && Nearness.agree(border?.color, other.border?.color)
      && abs((shadow?.radius ?? 0) - (other.shadow?.radius ?? 0)) < Nearness.points
      && abs((shadow?.offset.width ?? 0) - (other.shadow?.offset.width ?? 0)) < Nearness.points
      && abs((shadow?.offset.height ?? 0) - (other.shadow?.offset.height ?? 0)) < Nearness.points
      && shadow?.path == other.shadow?.path
      && Nearness.agree(shadow?.color, other.shadow?.color)
  }
}

/// What counts as the same in two pictures.
private enum Nearness {
  /// The distance of two places, in points.
  static let points: CGFloat = 0.25

  /// The difference of two opacities, or of two components of colours, in `0...1`.
  static let level = 0.004

  /// True if two planes show the corners of a layer at the same places.
  static func agree(
    _ one: CATransform3D, _ two: CATransform3D, _ size: CGSize, _ other: CGSize
  ) -> Bool {
    guard abs(size.width - other.width) < points, abs(size.height - other.height) < points else {
      return false
    }
    guard one != two else { return true }
    let (first, second) = (PlaneMap(one), PlaneMap(two))
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ]
    return corners.allSatisfy { corner in
      guard let place = first(corner), let wanted = second(corner) else { return false }
      return hypot(place.x - wanted.x, place.y - wanted.y) < points
    }
  }

  static func agree(_ one: UIColor?, _ two: UIColor?) -> Bool {
    guard let one, let two else { return one == two }
    return abs(one.red - two.red) < level && abs(one.green - two.green) < level
      && abs(one.blue - two.blue) < level && abs(one.alpha - two.alpha) < level
  }
}
