import Foundation
import TransitionRecording
import Transitioning

/// The small pictures of the display lists that were compared last.
///
/// The picture at rest is compared at the end of a run and at the beginning of the next.
struct Thumbnails {
  private static let capacity = 3

  private var known: [(list: DisplayList, raster: Raster)] = []

  /// The greatest difference of a component of a pixel between two lists, in `0...1`.
  mutating func difference(of list: DisplayList, from other: DisplayList) -> Double {
    other.pixelDifference(from: list) { raster(of: $0) }
  }

  private mutating func raster(of list: DisplayList) -> Raster {
    var list = list
    list.time = 0
    if let same = known.last(where: { $0.list == list }) { return same.raster }
    let raster = list.painted
    known.append((list, raster))
    if known.count > Self.capacity { known.removeFirst() }
    return raster
  }
}

extension DisplayList {
  /// The greatest difference of a component of a pixel from another list's small picture, in
  /// `0...1`.
  func pixelDifference(from other: DisplayList) -> Double {
    pixelDifference(from: other, \.painted)
  }

  /// - Parameter paint: Paints a small picture.
  fileprivate func pixelDifference(
    from other: DisplayList, _ paint: (DisplayList) -> Raster
  ) -> Double {
    guard size == other.size else { return 1 }
    let (one, two) = (seen, other.seen)
    guard let box = one.boxOfDifference(from: two) else { return 0 }
    return paint(one.part(in: box)).difference(from: paint(two.part(in: box)))
  }

  /// The share of the pixels of the small picture that are others than another list's, in `0...1`.
  func changedShare(from other: DisplayList) -> Double {
    guard size == other.size else { return 1 }
    let (one, two) = (thumbnail.pixels, other.thumbnail.pixels)
    let changed = zip(one, two).count { $0.distance(to: $1) > AuditTolerance.pixels }
    return Double(changed) / Double(one.count)
  }

  /// A small picture: a pixel for 12 points.
  var thumbnail: Raster { seen.painted }

  /// The numbers of columns and rows of a small picture.
  private var columns: Int { max(Int(size.width / 12), 1) }
  private var rows: Int { max(Int(size.height / 12), 1) }

  fileprivate var painted: Raster { Raster(self, width: columns, height: rows, samples: 1) }

  /// A part of the screen: the smallest that has whole pixels of the small picture and contains a
  /// box.
  private func part(in box: CGRect) -> DisplayList {
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    let low = CGPoint(x: (box.minX / width).rounded(.down), y: (box.minY / height).rounded(.down))
    let high = CGPoint(x: (box.maxX / width).rounded(.up), y: (box.maxY / height).rounded(.up))
    let part = CGSize(width: (high.x - low.x) * width, height: (high.y - low.y) * height)
    guard part.width < size.width || part.height < size.height else { return self }
    return cropped(
      to: CGRect(
        origin: CGPoint(x: low.x * width, y: low.y * height), size: part))
  }

  /// A part of the screen.
  func cropped(to box: CGRect) -> DisplayList {
    let origin = CATransform3D(translationX: -box.minX, y: -box.minY)
    var (items, clips) = (items, clips)
    for index in items.indices {
      items[index].transform = items[index].transform.concatenating(origin)
    }
    for index in clips.indices {
      clips[index].transform = clips[index].transform.concatenating(origin)
    }
    return DisplayList(time: time, size: box.size, groups: groups, clips: clips, items: items)
  }
}

extension Raster {
  /// The greatest difference of a component of a pixel, in `0...1`; 1 for another size.
  func difference(from other: Raster) -> Double {
    guard pixels.count == other.pixels.count else { return 1 }
    var greatest = 0.0
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      greatest = max(greatest, pixels[index].distance(to: other.pixels[index]))
    }
    return greatest
  }
}
