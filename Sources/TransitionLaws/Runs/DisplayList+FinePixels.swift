import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The greatest difference of a component of a pixel, in `0...1`, from another list in a picture
  /// that is fine enough for a change of an item.
  func finePixelDifference(from other: DisplayList, for step: PictureStep) -> Double {
    guard size == other.size else { return 1 }
    let (one, two) = (seen, other.seen)
    guard let box = one.boxOfDifference(from: two) else { return 0 }
    // Twice as fine as the change.
    let pixel = max(min(step.amount / 2, 12), 0.5)
    let boxes =
      step.kind == .rounds
      ? one.cornerBoxes(of: step.subject, step.amount) : Self.strips(of: box, pixel) + [box]
    return boxes.map { box in
      // A strip is a pixel wide; a wide box has at most 64 pixels a side.
      let most = min(box.width, box.height) > 1.5 * pixel ? 64 : 1024
      let width = max(min(Int((box.width / pixel).rounded(.up)), most), 1)
      let height = max(min(Int((box.height / pixel).rounded(.up)), most), 1)
      func paint(_ list: DisplayList) -> Raster {
        Raster(list.cropped(to: box), width: width, height: height, samples: 1)
      }
      return paint(one).difference(from: paint(two))
    }.max() ?? 0
  }

  /// Lines across a box, a pixel wide.
  private static func strips(of box: CGRect, _ pixel: CGFloat) -> [CGRect] {
    let parts: [CGFloat] = [1.0 / 6, 0.5, 5.0 / 6]
    let upright = parts.map { part in
      CGRect(x: box.minX + part * box.width, y: box.minY, width: pixel, height: box.height)
    }
    let level = parts.map { part in
      CGRect(x: box.minX, y: box.minY + part * box.height, width: box.width, height: pixel)
    }
    return upright + level
  }

  /// The boxes at the corners of an item in which a radius shows, as far as they are on the screen.
  private func cornerBoxes(of name: String, _ radius: CGFloat) -> [CGRect] {
    guard let box = items.first(where: { $0.name == name })?.place.corners?.box else { return [] }
    let side = min(radius, min(box.width, box.height) / 2)
    return [box.minX, box.maxX - side].flatMap { x in
      [box.minY, box.maxY - side].map { CGRect(x: x, y: $0, width: side, height: side) }
    }
    .map { $0.intersection(CGRect(origin: .zero, size: size)) }
    .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
  }
}
