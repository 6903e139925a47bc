import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite("A mask")
struct LayerMaskTests {
  @Test("has the layer as its superlayer and is not one of its sublayers")
  func place() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(layer.mask === mask)
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    mask.position = CGPoint(x: 10, y: 20)
    layer.position = CGPoint(x: 1, y: 2)
    #expect(mask.convert(.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(mask.convert(.zero, to: layer) == CGPoint(x: 10, y: 20))
    layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    #expect(mask.convert(.zero, to: layer) == CGPoint(x: 10, y: 20))
    layer.mask = nil
    #expect(layer.mask == nil)
    #expect(mask.superlayer == nil)
  }

  @Test("is in the tree of the layer, with all its sublayers")
  func tree() {
    let screen = Screen()
    let (layer, mask, inner) = (CALayer(), CALayer(), CALayer())
    mask.addSublayer(inner)
    layer.mask = mask
    #expect(inner.tree == nil)
    screen.window.layer.addSublayer(layer)
    #expect(mask.tree === screen.window.tree)
    #expect(inner.tree === screen.window.tree)
    let late = CALayer()
    layer.mask = late
    #expect(late.tree === screen.window.tree)
    #expect(mask.tree == nil)
    #expect(inner.tree == nil)
    layer.removeFromSuperlayer()
    #expect(late.tree == nil)
  }

  @Test("is replaced by another, and leaves when it is added elsewhere")
  func moves() {
    let (layer, mask, other) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    layer.mask = other
    #expect(mask.superlayer == nil)
    #expect(layer.mask === other)
    layer.addSublayer(other)
    #expect(layer.mask == nil)
    #expect(layer.sublayers == [other])
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
    #expect(mask.superlayer == nil)
    layer.mask = mask
    layer.mask = mask
    #expect(layer.mask === mask)
    #expect(mask.superlayer === layer)
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
    #expect(
      issues.map {
        switch $0 {
        case .placedMask: "placed"
        case .cycle: "cycle"
        default: "other"
        }
      } == ["placed", "placed", "cycle", "cycle", "cycle"])
    #expect(layer.mask === former)
    #expect(child.superlayer === other)
    #expect(worn.superlayer === other)
    // The layer cannot be added to its mask either.
    #expect(refusals { worn.addSublayer(other) }.count == 1)
    #expect(other.superlayer == nil)
  }

  @Test("is refused when it is a window's layer, which has no superlayer but is on a screen")
  func window() {
    let screen = Screen()
    let layer = CALayer()
    #expect(refusals { layer.mask = screen.window.layer }.count == 1)
    #expect(layer.mask == nil)
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
    #expect(mask.count == 1)
    mask.bounds.size = CGSize(width: 1, height: 1)
    layer.layoutIfNeeded()
    #expect(mask.count == 2)
  }

  @Test("is ignored by hit testing")
  func hits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.hitTest(CGPoint(x: 90, y: 90)) === view)
    #expect(view.layer.hitTest(CGPoint(x: 90, y: 90)) === view.layer)
  }

  @Test("of a view is a view, which has no superview")
  func views() {
    let (view, mask, parent) = (UIView(), UIView(), UIView())
    view.mask = mask
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    #expect(mask.superview == nil)
    parent.addSubview(mask)
    #expect(view.mask == nil)
    #expect(mask.layer.superlayer === parent.layer)
    #expect(refusals { view.mask = mask }.count == 1)
    #expect(view.mask == nil)
    mask.removeFromSuperview()
    view.mask = mask
    #expect(refusals { mask.addSubview(view) }.count == 1)
    view.layer.mask = nil
    #expect(view.mask == nil)
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
    #expect(weakView == nil)
    #expect(weakMask == nil)
    do {
      let (view, mask, other) = (UIView(), UIView(), UIView())
      view.mask = mask
      other.addSubview(mask)
      mask.addSubview(view)
      (weakView, weakMask) = (view, mask)
    }
    #expect(weakView == nil)
    #expect(weakMask == nil)
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
    }
    #expect(mask.superlayer == nil)
    let next = CALayer()
    next.mask = mask
    #expect(next.mask === mask)
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
    #expect(layer.root === root)
    root.mask = nil
    #expect(root.mask == nil)
  }
}
