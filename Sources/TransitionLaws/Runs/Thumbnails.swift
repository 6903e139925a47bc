import Foundation
import TransitionRecording
import Transitioning

/// The small pictures of the display lists that were compared last.
///
/// What is seen at rest is compared at the end of a run and at the beginning of the next.
struct Thumbnails {
  private static let capacity = 3

  private var known: [(list: DisplayList, raster: Raster)] = []

  /// The greatest difference of a component of a pixel between two lists, in `0...1`.
  mutating func difference(of list: DisplayList, from other: DisplayList) -> Double {
    list.looksLike(other) ? 0 : raster(of: other).difference(from: raster(of: list))
  }

  private mutating func raster(of list: DisplayList) -> Raster {
    var list = list
    list.time = 0
    if let same = known.last(where: { $0.list == list }) { return same.raster }
    let raster = list.thumbnail
    known.append((list, raster))
    if known.count > Self.capacity { known.removeFirst() }
    return raster
  }
}

extension DisplayList {
  /// The greatest difference of a component of a pixel from another list's small picture, in
  /// `0...1`.
  func pixelDifference(from other: DisplayList) -> Double {
    looksLike(other) ? 0 : thumbnail.difference(from: other.thumbnail)
  }

  /// A small picture: a pixel for 12 points.
  var thumbnail: Raster {
    Raster(
      withoutCovered, width: max(Int(size.width / 12), 1), height: max(Int(size.height / 12), 1),
      samples: 1)
  }

  /// The list without the items behind the last one that covers the whole screen.
  private var withoutCovered: DisplayList {
    let screen = CGRect(origin: .zero, size: size)
    // In place, because items are large.
    guard let cover = items.indices.last(where: { items[$0].covers(screen) }), cover > 0
    else { return self }
    return DisplayList(
      time: time, size: size, groups: groups, clips: clips, items: Array(items[cover...]))
  }
}

extension DisplayItem {
  /// True if nothing behind the item is seen on a screen.
  fileprivate func covers(_ screen: CGRect) -> Bool {
    guard opacity >= 1, group == nil, clip == nil, cornerRadius == 0, let fill, fill.alpha >= 1
    else { return false }
    return isUpright && box?.contains(screen) == true
  }
}

extension Raster {
  /// The greatest difference of a component of a pixel, in `0...1`; 1 for another size.
  fileprivate func difference(from other: Raster) -> Double {
    guard pixels.count == other.pixels.count else { return 1 }
    var greatest = 0.0
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      greatest = max(greatest, pixels[index].distance(to: other.pixels[index]))
    }
    return greatest
  }
}
