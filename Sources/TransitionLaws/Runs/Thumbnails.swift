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
    let (one, two) = (other.seen, list.seen)
    return one.looksLike(two) ? 0 : raster(of: one).difference(from: raster(of: two))
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
    let (one, two) = (seen, other.seen)
    return one.looksLike(two) ? 0 : one.painted.difference(from: two.painted)
  }

  /// A small picture: a pixel for 12 points.
  var thumbnail: Raster { seen.painted }

  fileprivate var painted: Raster {
    Raster(
      self, width: max(Int(size.width / 12), 1), height: max(Int(size.height / 12), 1), samples: 1)
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
