import Foundation
import TransitionRecording
import Transitioning

extension AuditRun {
  /// A snapshot that fades over the fore view, which grows out of it, and that leaves it.
  struct Parting {
    let time: TimeInterval
    /// The name of the snapshot.
    let name: String
    /// The distance from where the snapshot would be if it stayed with the fore view, in points.
    let distance: CGFloat
  }

  /// The first snapshot that parts from the fore view that grows out of it; nil if there is none.
  ///
  /// The fore view grows out of a snapshot if both are visible in about the same rectangle at the
  /// end of the way where the fore view is small; the last frame is a little before it. While the
  /// snapshot fades, it must keep its place in the fore view, or a corner, the middle of a side or
  /// the centre in common with the visible part.
  func parting(beyond tolerance: CGFloat) -> Parting? {
    guard let fore, !snapshots.isEmpty else { return nil }
    let fromSmallEnd = direction == .forward ? frames : frames.reversed()
    for snapshot in snapshots.sorted() {
      let pairs = fromSmallEnd.compactMap { Pair($0, snapshot: snapshot, fore: fore) }
      guard let small = pairs.first, let large = pairs.last,
        small.box.isNear(small.foreBox, of: large.foreBox.size),
        small.foreBox.area < large.foreBox.area * 0.75
      else { continue }
      let fading = pairs.filter { (0.1...0.9).contains($0.opacity) }
      // What stays is any point in common, or the place in the fore view, throughout.
      var ways = Pair.anchors.map { anchor in fading.map { $0.distance(at: anchor) } }
      ways.append(fading.map { $0.distance(fromPlaceIn: small) })
      guard let way = ways.min(by: { $0.max() ?? 0 < $1.max() ?? 0 }),
        let worst = way.indices.max(by: { way[$0] < way[$1] }), way[worst] > 4 * tolerance
      else { continue }
      return Parting(time: fading[worst].time, name: fading[worst].name, distance: way[worst])
    }
    return nil
  }

  /// The places of a snapshot and of the fore view in a frame.
  private struct Pair {
    /// The corners, the middles of the sides and the centre of a box, as parts of its size.
    static let anchors = [0, 0.5, 1].flatMap { x in [0, 0.5, 1].map { y in CGPoint(x: x, y: y) } }

    let time: TimeInterval
    let name: String
    let opacity: Double
    let box: CGRect
    let foreBox: CGRect
    private let place: TransformedRectangle
    private let forePlace: TransformedRectangle

    /// Nil unless the frame shows both.
    init?(_ frame: Frame, snapshot: Int, fore: Int) {
      let list = frame.displayList
      guard let index = list.items.firstIndex(where: { $0.layer == snapshot }),
        let foreIndex = list.items.firstIndex(where: { $0.layer == fore }),
        let box = list.items[index].box, let foreBox = list.visibleBox(ofItem: foreIndex)
      else { return nil }
      (time, name, self.box, self.foreBox) = (frame.time, list.items[index].name, box, foreBox)
      opacity = list.opacity(ofItem: index, list.groupOpacities)
      (place, forePlace) = (list.items[index].place, list.items[foreIndex].place)
    }

    /// The distance of a point of the snapshot's box from that of the fore view's.
    func distance(at anchor: CGPoint) -> CGFloat {
      let (one, two) = (box.point(at: anchor), foreBox.point(at: anchor))
      return hypot(one.x - two.x, one.y - two.y)
    }

    /// The distance of the snapshot from its place in the fore view in another frame.
    func distance(fromPlaceIn other: Pair) -> CGFloat {
      guard let back = other.forePlace.transform.inverted() else { return .infinity }
      var expected = other.place
      expected.transform = other.place.transform.concatenating(back)
        .concatenating(forePlace.transform)
      guard let mine = place.corners, let theirs = expected.corners else { return .infinity }
      return mine.distance(to: theirs)
    }
  }
}

extension DisplayList {
  /// The box of an item on the screen within its clips and masks; nil if it has none.
  fileprivate func visibleBox(ofItem index: Int) -> CGRect? {
    guard var box = items[index].box else { return nil }
    for clip in clips(of: items[index]) {
      guard let corners = clip.place.corners else { return nil }
      box = box.intersection(corners.box)
    }
    let parents = Set(sequence(first: items[index].group) { $0.flatMap { groups[$0].parent } })
    for (mask, group) in groups.enumerated() where group.blend == .mask {
      guard parents.contains(group.parent) else { continue }
      let shape = items.filter { $0.group == mask }.compactMap(\.box)
      box = box.intersection(shape.reduce(.null) { $0.union($1) })
    }
    return box.isEmpty ? nil : box
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// A point of the rectangle; its position is a part of the size.
  fileprivate func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }

  /// True if no side is farther from that of another rectangle than a tenth of a size.
  fileprivate func isNear(_ other: CGRect, of size: CGSize) -> Bool {
    let (width, height) = (size.width / 10, size.height / 10)
    return abs(minX - other.minX) <= width && abs(maxX - other.maxX) <= width
      && abs(minY - other.minY) <= height && abs(maxY - other.maxY) <= height
  }
}
