import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// True if the items that another list of the same stage has too are in the same order.
  func hasOrder(of other: DisplayList) -> Bool {
    if hasItems(of: other) { return true }
    let places = places
    var last = -1
    for index in other.items.indices {
      guard let place = places[other.items[index].id] else { continue }
      guard place > last else { return false }
      last = place
    }
    return true
  }

  /// True if another list has the same items in the same order.
  func hasItems(of other: DisplayList) -> Bool {
    guard items.count == other.items.count else { return false }
    // In place, because items are large.
    for index in items.indices {
      guard items[index].layer == other.items[index].layer,
        items[index].part == other.items[index].part
      else { return false }
    }
    return true
  }

  /// The frontmost item that was behind another one in an earlier list and is in front of it here,
  /// where both are on the screen, and the name of the other; nil if there is none.
  func overtaking(since before: DisplayList) -> (name: String, other: String)? {
    let places = before.places
    let screen = CGRect(origin: .zero, size: size)
    let alphas = groupOpacities
    let shown = items.indices.compactMap { index -> (index: Int, place: Int, box: CGRect)? in
      guard let place = places[items[index].id], opacity(ofItem: index, alphas) > 0.004,
        let box = items[index].place.corners?.box.intersection(screen), !box.isEmpty
      else { return nil }
      return (index, place, box)
    }
    for (offset, front) in shown.enumerated().reversed() {
      let behind = shown[..<offset].last { $0.place > front.place && $0.box.intersects(front.box) }
      if let behind { return (items[front.index].name, items[behind.index].name) }
    }
    return nil
  }
}
