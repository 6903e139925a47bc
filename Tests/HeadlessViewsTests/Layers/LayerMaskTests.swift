import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A mask")
struct LayerMaskTests {
  @Test("has the layer as its superlayer and is not one of its sublayers")
  func place() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    expectTrue(layer.mask === mask)
    expectTrue(mask.superlayer === layer)
    expectTrue(layer.sublayers == nil)
    mask.position = CGPoint(x: 10, y: 20)
    layer.position = CGPoint(x: 1, y: 2)
    expectEqual(mask.convert(.zero, to: nil), CGPoint(x: 10, y: 20))
    expectEqual(mask.convert(.zero, to: layer), CGPoint(x: 10, y: 20))
    layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    expectEqual(mask.convert(.zero, to: layer), CGPoint(x: 10, y: 20))
    layer.mask = nil
    expectTrue(layer.mask == nil)
    expectTrue(mask.superlayer == nil)
  }

  @Test("is in the tree of the layer, with all its sublayers")
  func tree() {
    let screen = Screen()
    let (layer, mask, inner) = (CALayer(), CALayer(), CALayer())
    mask.addSublayer(inner)
    layer.mask = mask
    expectTrue(inner.tree == nil)
    screen.window.layer.addSublayer(layer)
    expectTrue(mask.tree === screen.window.tree)
    expectTrue(inner.tree === screen.window.tree)
    let late = CALayer()
    layer.mask = late
    expectTrue(late.tree === screen.window.tree)
    expectTrue(mask.tree == nil)
    expectTrue(inner.tree == nil)
    layer.removeFromSuperlayer()
    expectTrue(late.tree == nil)
  }

  @Test("is replaced by another, and leaves when it is added elsewhere")
  func moves() {
    let (layer, mask, other) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    layer.mask = other
    expectTrue(mask.superlayer == nil)
    expectTrue(layer.mask === other)
    layer.addSublayer(other)
    expectTrue(layer.mask == nil)
    expectEqual(layer.sublayers, [other])
    layer.mask = mask
    mask.removeFromSuperlayer()
    expectTrue(layer.mask == nil)
    expectTrue(mask.superlayer == nil)
    layer.mask = mask
    layer.mask = mask
    expectTrue(layer.mask === mask)
    expectTrue(mask.superlayer === layer)
  }

  @Test("is refused where it is a sublayer or a mask already, or contains the layer")
  func refused() {
    let (layer, other, child) = (CALayer(), CALayer(), CALayer())
    let former = CALayer()
    layer.mask = former
    other.addSublayer(child)
    let worn = CALayer()
    other.mask = worn
    let issues = refusals {
      layer.mask = child
      layer.mask = worn
      layer.mask = layer
      child.mask = other
      worn.mask = other
    }
    expectEqual(
      issues.map {
        switch $0 {
        case .placedMask: "placed"
        case .cycle: "cycle"
        default: "other"
        }
      }, ["placed", "placed", "cycle", "cycle", "cycle"])
    expectTrue(layer.mask === former)
    expectTrue(child.superlayer === other)
    expectTrue(worn.superlayer === other)
    // The layer cannot be added to its mask either.
    expectEqual(refusals { worn.addSublayer(other) }.count, 1)
    expectTrue(other.superlayer == nil)
  }

  @Test("is refused when it is a window's layer, which has no superlayer but is on a screen")
  func window() {
    let screen = Screen()
    let layer = CALayer()
    expectEqual(refusals { layer.mask = screen.window.layer }.count, 1)
    expectTrue(layer.mask == nil)
  }

  @Test("is laid out with the layer")
  func layout() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (layer, mask) = (CALayer(), Counting())
    layer.mask = mask
    layer.layoutIfNeeded()
    expectEqual(mask.count, 1)
    mask.bounds.size = CGSize(width: 1, height: 1)
    layer.layoutIfNeeded()
    expectEqual(mask.count, 2)
  }

  @Test("is ignored by hit testing")
  func hits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectTrue(view.hitTest(CGPoint(x: 90, y: 90)) === view)
    expectTrue(view.layer.hitTest(CGPoint(x: 90, y: 90)) === view.layer)
  }

  @Test("of a view is a view, which has no superview")
  func views() {
    let (view, mask, parent) = (UIView(), UIView(), UIView())
    view.mask = mask
    expectTrue(view.mask === mask)
    expectTrue(view.layer.mask === mask.layer)
    expectTrue(mask.superview == nil)
    parent.addSubview(mask)
    expectTrue(view.mask == nil)
    expectTrue(mask.layer.superlayer === parent.layer)
    expectEqual(refusals { view.mask = mask }.count, 1)
    expectTrue(view.mask == nil)
    mask.removeFromSuperview()
    view.mask = mask
    expectEqual(refusals { mask.addSubview(view) }.count, 1)
    view.layer.mask = nil
    expectTrue(view.mask == nil)
  }

  @Test("is released with its layer, and retains nothing")
  func lifetime() {
    weak var weakMask: UIView?
    weak var weakView: UIView?
    do {
      let (view, mask) = (UIView(), UIView())
      view.mask = mask
      (weakView, weakMask) = (view, mask)
    }
    expectTrue(weakView == nil)
    expectTrue(weakMask == nil)
    do {
      let (view, mask, other) = (UIView(), UIView(), UIView())
      view.mask = mask
      other.addSubview(mask)
      mask.addSubview(view)
      (weakView, weakMask) = (view, mask)
    }
    expectTrue(weakView == nil)
    expectTrue(weakMask == nil)
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
    }
    expectTrue(mask.superlayer == nil)
    let next = CALayer()
    next.mask = mask
    expectTrue(next.mask === mask)
  }

  @Test("may have a mask itself, 10,000 deep")
  func deep() {
    let root = CALayer()
    var layer = root
    for _ in 0..<10_000 {
      let mask = CALayer()
      layer.mask = mask
      layer = mask
    }
    root.layoutIfNeeded()
    expectTrue(layer.root === root)
    root.mask = nil
    expectTrue(root.mask == nil)
  }
}
