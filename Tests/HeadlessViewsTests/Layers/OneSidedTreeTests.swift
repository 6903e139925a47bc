import Foundation
import TestFormulas
import Expectations

@testable import HeadlessViews

/// Trees of one-sided layers, where the whole path from the root decides whether a layer is turned
/// away.
@MainActor
@Suite("A tree of one-sided layers")
struct OneSidedTreeTests {
  @Test("is hit where each layer alone reports that it faces the viewer", arguments: 1...20)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let views = generator.tree(count: 60)
    for view in views { view.layer.isDoubleSided = Bool.random(using: &generator) }
    for start in [views[0], views[1], views[20]] {
      for _ in 0..<40 {
        let point = generator.point(-150...400)
        expectTrue(start.layer.hitTest(point) === expected(start.layer, at: point))
        expectTrue(start.hitTest(point) === expected(start, at: point))
      }
    }
  }

  private func isTurnedAway(_ layer: CALayer) -> Bool {
    !layer.isDoubleSided && layer.mapToRoot.showsBack(at: layer.bounds.center)
  }

  /// The expected hit, where each layer is checked alone, without cached maps.
  private func expected(_ layer: CALayer, at point: CGPoint) -> CALayer? {
    guard !layer.isHidden, let inner = layer.mapToSuperlayer.inverted()?(point),
      !layer.masksToBounds || layer.contains(inner), !isTurnedAway(layer)
    else { return nil }
    for child in (layer.sublayers ?? []).reversed() {
      if let found = expected(child, at: inner) { return found }
    }
    return layer.contains(inner) ? layer : nil
  }

  private func expected(_ view: UIView, at point: CGPoint) -> UIView? {
    guard !isTurnedAway(view.layer), view.point(inside: point) else { return nil }
    for child in view.subviews.reversed() {
      guard let inner = CALayer.map(from: view.layer, to: child.layer)?(point) else { continue }
      if let found = expected(child, at: inner) { return found }
    }
    return view
  }
}
