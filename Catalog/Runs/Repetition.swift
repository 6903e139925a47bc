import Foundation
import TransitionPictures
import Transitioning

/// A picture of a recording's filmstrip that looks like the picture before it.
@MainActor
struct Repetition {
  /// A pixel of a phone is a third of a point.
  private static let leastChange = 1.0 / 3

  /// The number of the picture, from 1.
  let number: Int

  /// Finds the first repetition in a filmstrip of six pictures; nil if there is none.
  init?(in recording: Recording) {
    let pictures = recording.panels(6).map(\.picture)
    let place = zip(pictures, pictures.dropFirst()).enumerated().first { _, pair in
      Self.change(pair.0, pair.1) <= Self.leastChange
    }
    guard let place else { return nil }
    number = place.offset + 2
  }

  /// The visible items of a picture by name and occurrence, each with its box and its opacity.
  private static func visible(_ list: DisplayList) -> [String: (box: CGRect, opacity: Double)] {
    let screen = CGRect(origin: .zero, size: list.size)
    var items: [String: (box: CGRect, opacity: Double)] = [:]
    var counts: [String: Int] = [:]
    for item in list.items {
      counts[item.name, default: 0] += 1
      let opacity = list.groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
      guard item.frame.intersects(screen) else { continue }
      items["\(item.name) \(counts[item.name] ?? 0)"] = (item.frame, Double(opacity))
    }
    return items
  }

  /// The greatest change between two pictures, in points; a change from clear to opaque is 100.
  private static func change(_ one: DisplayList, _ other: DisplayList) -> Double {
    let (before, after) = (visible(one), visible(other))
    let changes = Set(before.keys).union(after.keys).map { name -> Double in
      let (a, b) = (before[name], after[name])
      guard let a, let b else { return 100 * max(a?.opacity ?? 0, b?.opacity ?? 0) }
      let moves = [
        a.box.minX - b.box.minX, a.box.maxX - b.box.maxX, a.box.minY - b.box.minY,
        a.box.maxY - b.box.maxY,
      ]
      let move = Double(moves.map(abs).max() ?? 0) * max(a.opacity, b.opacity)
      return max(move, 100 * abs(a.opacity - b.opacity))
    }
    return changes.max() ?? 0
  }
}
