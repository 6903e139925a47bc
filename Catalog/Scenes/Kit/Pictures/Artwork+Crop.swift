import Foundation
import Transitioning

extension Artwork {
  /// The part of the square that is visible in a view of a format, in points of the square.
  ///
  /// It is as large as possible, and as near to the middle as the subject allows.
  func crop(for size: CGSize) -> CGRect {
    let longer = max(size.width, size.height, 1)
    let (width, height) = (Self.side * size.width / longer, Self.side * size.height / longer)
    let left = Self.start(of: width, keeping: subject.minX...subject.maxX)
    let top = Self.start(of: height, keeping: subject.minY...subject.maxY)
    return CGRect(x: left, y: clear(top, of: height), width: width, height: height)
  }

  /// The start of a crop along one axis.
  private static func start(of length: CGFloat, keeping part: ClosedRange<CGFloat>) -> CGFloat {
    let (first, last) = (part.upperBound - length, part.lowerBound)
    let start = first > last ? (first + last) / 2 : min(max((side - length) / 2, first), last)
    return min(max(start, 0), side - length)
  }

  /// The top of a crop whose end is above or below the fringe, if the subject allows one of them.
  private func clear(_ top: CGFloat, of height: CGFloat) -> CGFloat {
    guard let fringe, top + height > fringe.lowerBound, top + height < fringe.upperBound else {
      return top
    }
    let (above, below) = (fringe.lowerBound - height, fringe.upperBound - height)
    return above >= 0 ? above : below <= subject.minY ? below : top
  }
}
