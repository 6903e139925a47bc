import Transitioning

/// The layers of some trees, each before its sublayers; a loop, because trees may be deep.
@MainActor
struct LayerWalk {
  /// A layer, the number of layers above it, and true in the tree of the chosen layer.
  typealias Element = (layer: CALayer, depth: Int, isInside: Bool)

  private var pending: [Element]
  private let fore: CALayer?

  /// Walks the trees of some roots, in which one layer may be chosen.
  init(_ roots: [CALayer], fore: CALayer?) {
    pending = roots.reversed().map { ($0, 0, false) }
    self.fore = fore
  }

  /// The next layer; nil after the last.
  mutating func next() -> Element? {
    guard var element = pending.popLast() else { return nil }
    if element.layer === fore { element.isInside = true }
    for sublayer in (element.layer.sublayers ?? []).reversed() {
      pending.append((sublayer, element.depth + 1, element.isInside))
    }
    return element
  }
}
