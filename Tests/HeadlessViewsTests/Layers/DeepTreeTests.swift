import Foundation
import HeadlessViews
import Expectations

/// Trees much deeper than those of screens: a stack overflow ends the process.
@MainActor
@Suite("A deep tree")
struct DeepTreeTests {
  /// A view that sizes its subview, and counts the changes of its traits.
  private final class Sizing: UIView {
    var changes = 0
    override func layoutSubviews() { subviews.first?.frame = bounds }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  private let size = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// A chain of views, each in the previous one, built from the top.
  private func chain<View: UIView>(_ count: Int, _ make: (CGRect) -> View) -> [View] {
    let views = (0..<count).map { _ in make(size) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test("is stretched, searched and converted")
  func plain() throws {
    let views = chain(10_000) { UIView(frame: $0) }
    let (root, leaf) = (views[0], views[9_999])
    for view in views.dropFirst() { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    root.layoutIfNeeded()
    root.bounds.size = CGSize(width: 50, height: 50)
    expectEqual(leaf.bounds.width, 50)
    let point = CGPoint(x: 1, y: 1)
    expectTrue(root.hitTest(point) === leaf && root.layer.hitTest(point) === leaf.layer)
    expectEqual([leaf.convert(point, to: nil), root.convert(point, to: leaf)], [point, point])
    leaf.tag = 5
    expectTrue(root.viewWithTag(5) === leaf)
    expectEqual(refusals { leaf.addSubview(root) }.count, 1)
  }

  @Test("is laid out from level to level, with margins, insets and traits, and moves to windows")
  func shown() {
    let (one, other) = (Screen(), Screen())
    // Each safe area is converted through all levels, so that the time grows with their square.
    let views = chain(400) { Sizing(frame: $0) }
    let leaf = views[399]
    for view in views.dropFirst() { view.preservesSuperviewLayoutMargins = true }
    one.window.addSubview(views[0])
    let margins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    views[0].layoutMargins = margins
    expectEqual(leaf.layoutMargins, margins)
    views[0].bounds.size.width = 78
    one.insets = UIEdgeInsets(top: 4)
    one.window.layoutIfNeeded()
    expectEqual(leaf.bounds.width, 78)
    expectTrue(!leaf.layer.needsLayout)
    expectEqual(leaf.safeAreaInsets, UIEdgeInsets(top: 4))
    let previous = one.traits
    one.traits.userInterfaceStyle = .dark
    one.window.notifyOfTraits(changedFrom: previous)
    expectEqual(leaf.changes, 1)
    var windows = [leaf.window]
    other.window.addSubview(views[0])
    windows.append(leaf.window)
    views[0].removeFromSuperview()
    windows.append(leaf.window)
    expectTrue(windows == [one.window, other.window, nil] && leaf.layer.tree == nil)
  }

  @Test("is built from the bottom, of views, layers and masks, and is deallocated with its root")
  func bottomUp() {
    weak var view: UIView?
    weak var layer: CALayer?
    weak var mask: CALayer?
    var root = UIView(frame: size)
    var (top, worn) = (CALayer(), CALayer())
    (view, layer, mask) = (root, top, worn)
    for _ in 1..<10_000 {
      let (parent, above, masked) = (UIView(frame: size), CALayer(), CALayer())
      parent.addSubview(root)
      above.addSublayer(top)
      masked.mask = worn
      (root, top, worn) = (parent, above, masked)
    }
    worn.layoutIfNeeded()
    expectEqual(view?.isDescendant(of: root), true)
    expectTrue(layer?.root === top && mask?.root === worn)
    root = UIView()
    (top, worn) = (CALayer(), CALayer())
    expectTrue(view == nil && layer == nil && mask == nil)
  }
}
