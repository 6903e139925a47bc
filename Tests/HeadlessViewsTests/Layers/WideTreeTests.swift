import TestSupport
import Foundation
import HeadlessViews
import Expectations

/// Many siblings that are edited at any place.
@MainActor
@Suite("A view with 500 subviews")
struct WideTreeTests {
  private let count = 500

  private func fan() -> (UIView, [UIView]) {
    let parent = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  @Test("sends each to the back and brings each to the front")
  func sendAndBring() {
    let (parent, views) = fan()
    for view in views { parent.sendSubviewToBack(view) }
    expectEqual(parent.subviews, views.reversed())
    for view in views { parent.bringSubviewToFront(view) }
    expectEqual(parent.subviews, views)
    expectEqual(parent.layer.sublayers, views.map(\.layer))
  }

  @Test("inserts as many more directly above and below one in the middle")
  func insertions() {
    let (parent, views) = fan()
    let middle = views[count / 2]
    let more = (0..<count).map { _ in UIView() }
    for (index, view) in more.enumerated() {
      if index % 2 == 0 {
        parent.insertSubview(view, aboveSubview: middle)
      } else {
        parent.insertSubview(view, belowSubview: middle)
      }
    }
    let above = more.indices.filter { $0 % 2 == 0 }.reversed().map { more[$0] }
    let below = more.indices.filter { $0 % 2 == 1 }.map { more[$0] }
    var expected = Array(views[..<(count / 2)])
    expected += below
    expected.append(middle)
    expected += above
    expected += views[(count / 2 + 1)...]
    expectEqual(parent.subviews, expected)
    expectEqual(parent.layer.sublayers, parent.subviews.map(\.layer))
  }

  @Test("removes them from the front on, and exchanges them")
  func removalsAndExchanges() {
    let (parent, views) = fan()
    for index in 0..<count / 2 {
      parent.exchangeSubview(at: index, withSubviewAt: count - 1 - index)
    }
    expectEqual(parent.subviews, views.reversed())
    expectEqual(parent.layer.sublayers, views.reversed().map(\.layer))
    for view in views.reversed() { view.removeFromSuperview() }
    expectTrue(parent.subviews.isEmpty)
    expectTrue(parent.layer.sublayers == nil)
  }

  @Test("releases all when it is deallocated, after any edits")
  func goes() {
    weak var first: UIView?
    weak var last: UIView?
    do {
      let (parent, views) = fan()
      for view in views.prefix(100) { parent.sendSubviewToBack(view) }
      (first, last) = (views[0], views[count - 1])
      expectTrue(first?.superview === parent)
    }
    expectTrue(first == nil)
    expectTrue(last == nil)
  }

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
        expectTrue(view.superview == nil)
        expectTrue(view.layer.superlayer == nil)
        let new = UIView()
        let layer = layers[Int.random(in: layers.indices, using: &generator)]
        parent.layer.insertSublayer(new.layer, below: layer)
        layers.insert(new.layer, at: place(layers, of: layer))
        parent.addSubview(new)
        layers.removeAll { $0 === new.layer }
        layers.append(new.layer)
        views.append(new)
      }
      guard edit % 97 == 96 else { continue }
      expectEqual(parent.subviews, views)
      expectEqual(parent.layer.sublayers, layers)
    }
    expectEqual(parent.subviews, views)
    expectEqual(parent.layer.sublayers, layers)
  }

  @Test("notifies views that come and leave as any other view does")
  func callbacks() {
    func lines(among count: Int) -> [String] {
      let log = Log()
      let parent = LoggingView("parent", log: log)
      for _ in 0..<count { parent.addSubview(UIView()) }
      for view in parent.subviews.prefix(count / 3) { parent.bringSubviewToFront(view) }
      for view in parent.subviews.prefix(count / 3) { parent.bringSubviewToFront(view) }
      _ = log.take()
      let child = LoggingView("child", log: log)
      let sibling = parent.subviews[count / 2]
      parent.sendSubviewToBack(parent.subviews[count / 2 + 1])
      parent.insertSubview(child, belowSubview: sibling)
      parent.bringSubviewToFront(child)
      child.removeFromSuperview()
      return log.what
    }
    expectEqual(lines(among: 500), lines(among: 3))
    expectTrue(!lines(among: 3).isEmpty)
  }
}
