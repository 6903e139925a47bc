import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The memory of a tree")
struct MemoryTests {
  @Test("is retained by the superview alone, and released when a view is removed (Views 9)")
  func ownership() {
    weak var parent: UIView?
    weak var child: UIView?
    weak var layer: CALayer?
    do {
      let (owner, screen) = (UIView(), Screen())
      screen.window.addSubview(owner)
      parent = owner
      do {
        let added = UIView()
        (child, layer) = (added, added.layer)
        owner.addSubview(added)
        owner.layoutIfNeeded()
      }
      expectTrue(child != nil && layer != nil)
      child?.removeFromSuperview()
      expectTrue(child == nil && layer == nil)
      expectTrue(owner.subviews.isEmpty && owner.layer.sublayers == nil)
      let added = UIView()
      child = added
      owner.addSubview(added)
    }
    expectTrue(parent == nil && child == nil)
  }

  @Test("of a retained subview outlives the superview")
  func orphan() {
    let (child, inner) = (UIView(), UIView())
    child.addSubview(inner)
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    expectTrue(child.superview == nil && child.layer.superlayer == nil && inner.superview === child)
    child.removeFromSuperview()
    child.layer.removeFromSuperlayer()
    let heir = UIView()
    heir.addSubview(child)
    expectTrue(child.superview === heir)
  }

  @Test("of a retained subview outlives the window")
  func windowGoes() {
    @MainActor
    final class Motion: LayerMotion {
      var changes = 0
      func update(_ shown: inout LayerProperties, over model: inout LayerProperties) -> Bool {
        true
      }
      func layerDidChangeTime(_ layer: CALayer) {}
      func layerDidDeallocate() {}
      func layerDidChangeTree(_ layer: CALayer) {
        if layer.tree == nil { changes += 1 }
      }
    }
    let (child, inner, motion) = (UIView(), UIView(), Motion())
    child.addSubview(inner)
    weak var window: UIWindow?
    var layer: CALayer?
    do {
      let screen = Screen()
      window = screen.window
      layer = screen.window.layer
      inner.layer.motion = motion
      screen.window.addSubview(child)
    }
    expectTrue([window, child.window, inner.window] == [nil, nil, nil] && child.superview == nil)
    expectTrue(inner.layer.tree == nil)
    expectEqual(motion.changes, 1)
    // The window's layer still retains the child's layer, and works without its window.
    expectTrue(layer?.owner == nil && layer?.label == "CALayer" && child.layer.superlayer === layer)
    expectEqual(refusals { layer?.opacity = .nan }.count, 1)
    layer?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = Screen()
    other.window.addSubview(child)
    expectTrue(inner.window === other.window && inner.layer.tree === other.window.tree)
    expectTrue(layer?.sublayers == nil)
    layer = nil
  }

  @Test("of a retained layer outlives the view")
  func layerOutlivesView() {
    let layer: CALayer
    let child = UIView()
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.addSubview(child)
      layer = view.layer
    }
    expectTrue(layer.owner == nil)
    layer.bounds.size.width = 9
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.isHidden = true
    expectTrue(
      layer.bounds.width == 9 && child.superview == nil && child.layer.superlayer === layer)
    expectEqual(child.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1))
  }

  @Test("can be queried in the deinit of a superview")
  func duringDeinit() {
    final class Parent: UIView {
      let child = UIView()
      var told: (UIView, UIView?, UIWindow?) -> Void = { _, _, _ in }

      isolated deinit {
        told(child, child.superview, child.window)
        child.removeFromSuperview()
        child.alpha = .nan
        child.frame.size.width += 1
        child.layoutIfNeeded()
        _ = child.convert(CGPoint.zero, to: nil)
        _ = child.layer.superlayer?.label
        subviews.first?.setNeedsLayout()
      }
    }
    var heard: [Bool] = []
    var kept: UIView?
    let issues = refusals {
      let parent = Parent()
      parent.told = { child, superview, window in
        // During the parent's deinit the child has its superview; afterwards it has none.
        heard += [superview != nil, window != nil]
        kept = child
      }
      parent.addSubview(parent.child)
    }
    expectTrue(heard == [true, false] && issues.count == 1)
    expectTrue(kept?.superview == nil && kept?.layer.superlayer == nil)
  }

  @Test("can be queried in the deinit of a window")
  func duringWindowDeinit() {
    final class Last: UIWindow {
      isolated deinit {
        for view in subviews {
          view.removeFromSuperview()
          view.setNeedsLayout()
          _ = view.convert(CGPoint.zero, to: nil)
          _ = view.window?.windowLevel
        }
        frame.size.width += 1
        setNeedsLayout()
      }
    }
    let child = UIView()
    do {
      let window = Last(frame: .zero)
      window.addSubview(child)
    }
    expectTrue(child.window == nil && child.superview == nil && child.layer.tree == nil)
  }

  @Test("does not retain owners, which clear their reference in their deinit")
  func owners() {
    @MainActor
    final class Owner: ViewOwner {
      let view: UIView

      init(_ view: UIView) {
        self.view = view
        view.owner = self
      }

      isolated deinit { view.owner = nil }

      func viewWillLayoutSubviews() {}
      func viewDidLayoutSubviews() {}
    }
    let view = UIView()
    do {
      let owner = Owner(view)
      expectTrue(view.owner === owner)
    }
    expectTrue(view.owner == nil)
    view.layoutIfNeeded()
  }
}
