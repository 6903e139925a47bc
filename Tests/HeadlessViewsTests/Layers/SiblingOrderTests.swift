import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@MainActor
@Suite("The order of many siblings")
struct SiblingOrderTests {
  @Test("equals two arrays after random edits through views and layers")
  func randomEdits() {
    var generator = SeededGenerator(seed: 7)
    let parent = UIView()
    var views = (0..<200).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    var layers = views.map(\.layer)
    // Layers without a view in between, so that views and layers have different indices.
    for _ in 0..<20 {
      let (layer, index) = (CALayer(), Int.random(in: layers.indices, using: &generator))
      parent.layer.insertSublayer(layer, above: layers[index])
      layers.insert(layer, at: index + 1)
    }
    for edit in 0..<1_000 {
      let index = Int.random(in: views.indices, using: &generator)
      let view = views[index]
      let other = views[Int.random(in: views.indices, using: &generator)]
      func take() {
        views.removeAll { $0 === view }
        layers.removeAll { $0 === view.layer }
      }
      func place(_ list: [CALayer], of layer: CALayer) -> Int {
        list.firstIndex(of: layer) ?? list.count
      }
      switch edit % 7 {
      case 0:
        parent.bringSubviewToFront(view)
        take()
        views.append(view)
        layers.append(view.layer)
      case 1:
        parent.sendSubviewToBack(view)
        take()
        views.insert(view, at: 0)
        layers.insert(view.layer, at: 0)
      case 2 where other !== view:
        parent.insertSubview(view, aboveSubview: other)
        take()
        views.insert(view, at: (views.firstIndex(of: other) ?? 0) + 1)
        layers.insert(view.layer, at: place(layers, of: other.layer) + 1)
      case 3 where other !== view:
        parent.insertSubview(view, belowSubview: other)
        take()
        views.insert(view, at: views.firstIndex(of: other) ?? 0)
        layers.insert(view.layer, at: place(layers, of: other.layer))
      case 4:
        let target = Int.random(in: 0..<views.count, using: &generator)
        parent.insertSubview(view, at: target)
        take()
        layers.insert(
          view.layer,
          at: target < views.count ? place(layers, of: views[target].layer) : layers.count)
        views.insert(view, at: target)
      case 5:
        let target = Int.random(in: views.indices, using: &generator)
        parent.exchangeSubview(at: index, withSubviewAt: target)
        layers.swapAt(
          place(layers, of: view.layer), place(layers, of: views[target].layer))
        views.swapAt(index, target)
      default:
        view.removeFromSuperview()
        take()
        expectTrue(view.superview == nil && view.layer.superlayer == nil)
        let new = UIView()
        let layer = layers[Int.random(in: layers.indices, using: &generator)]
        parent.layer.insertSublayer(new.layer, below: layer)
        layers.insert(new.layer, at: place(layers, of: layer))
        parent.addSubview(new)
        layers.removeAll { $0 === new.layer }
        layers.append(new.layer)
        views.append(new)
      }
      if edit % 97 == 96 {
        expectEqual(parent.subviews, views)
        expectEqual(parent.layer.sublayers, layers)
      }
    }
    for view in views { view.removeFromSuperview() }
    expectTrue(
      parent.subviews.isEmpty && parent.layer.sublayers?.contains { $0.owner != nil } != true)
  }
}
