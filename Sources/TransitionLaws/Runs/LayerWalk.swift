import Transitioning

/// The layers of some trees, each before its sublayers; a loop, because trees may be deep.
@MainActor
struct LayerWalk {
  private var pending: [(layer: CALayer, depth: Int, isInside: Bool)]
  private let fore: CALayer?

  /// Walks the trees of some roots, in which one layer may be chosen.
  init(_ roots: [CALayer], fore: CALayer?) {
    pending = roots.reversed().map { ($0, 0, false) }
    self.fore = fore
  }

  /// The next layer, the number of layers above it, and true in the tree of the chosen layer; nil
  /// after the last.
  mutating func next() -> (layer: CALayer, depth: Int, isInside: Bool)? {
    guard var next = pending.popLast() else { return nil }
    if next.layer === fore { next.isInside = true }
    for sublayer in (next.layer.sublayers ?? []).reversed() {
      pending.append((sublayer, next.depth + 1, next.isInside))
    }
    return next
  }
}
