import Foundation
import Expectations
import TransitionPictures
import Transitioning

@testable import Catalog

@MainActor
@Suite("The filmstrip of every sample")
struct FilmstripTests {
  /// The visible items of a picture by name and occurrence, each with its box and its opacity.
  private func visible(_ list: DisplayList) -> [String: (box: CGRect, opacity: Double)] {
    let screen = CGRect(origin: .zero, size: list.size)
    var items: [String: (box: CGRect, opacity: Double)] = [:]
    var counts: [String: Int] = [:]
    for item in list.items {
      counts[item.name, default: 0] += 1
      let opacity = list.groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
      guard let box = PlaneMap(item.transform)(CGRect(origin: .zero, size: item.size)),
        box.intersects(screen)
      else { continue }
      items["\(item.name) \(counts[item.name] ?? 0)"] = (box, Double(opacity))
    }
    return items
  }

  /// The greatest change between two pictures, in points; a change from clear to opaque is 100.
  private func change(_ one: DisplayList, _ other: DisplayList) -> Double {
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

  @Test("repeats no picture: nothing stands still before the end of a way")
  func noDeadTail() {
    for run in SharedRuns.of() {
      for leg in run.legs {
        let pictures = leg.recording.panels(6).map(\.picture)
        for (index, pair) in zip(pictures, pictures.dropFirst()).enumerated() {
          let change = change(pair.0, pair.1)
          // A pixel of a phone is a third of a point.
          expectTrue(
            change > 1.0 / 3,
            "\(run.sample.name), \(leg.name): pictures \(index + 1) and \(index + 2) are the same")
        }
      }
    }
  }
}
