import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A mask")
struct LayerMaskTests {
  @Test(
    """
    has the layer as its superlayer, is not one of its sublayers, but in its tree with all its own \
    sublayers, and is laid out with it
    """)
  func place() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    expectTrue(layer.mask === mask && mask.superlayer === layer && layer.sublayers == nil)
    mask.position = CGPoint(x: 10, y: 20)
    layer.position = CGPoint(x: 1, y: 2)
    var places: [CGPoint] = [mask.convert(.zero, to: nil), mask.convert(.zero, to: layer)]
    layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    places.append(mask.convert(.zero, to: layer))
    expectEqual(places, Array(repeating: CGPoint(x: 10, y: 20), count: 3))
    layer.mask = nil
    expectTrue(layer.mask == nil && mask.superlayer == nil)
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (screen, inner, late) = (Screen(), CALayer(), Counting())
    mask.addSublayer(inner)
    layer.mask = mask
    expectTrue(inner.tree == nil)
    screen.window.layer.addSublayer(layer)
    expectTrue([mask, inner].allSatisfy { $0.tree === screen.window.tree })
    layer.mask = late
    expectTrue(late.tree === screen.window.tree && mask.tree == nil && inner.tree == nil)
    layer.removeFromSuperlayer()
    expectTrue(late.tree == nil)
    layer.layoutIfNeeded()
    late.bounds.size = CGSize(width: 1, height: 1)
    layer.layoutIfNeeded()
    expectEqual(late.count, 2)
  }

  @Test("keeps its frame when its view is resized, whatever its autoresizing mask")
  func size() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mask = UIView(frame: view.bounds)
    mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.mask = mask
    view.frame.size = CGSize(width: 200, height: 50)
    expectEqual(mask.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("is replaced by another, and leaves when it is added elsewhere")
  func moves() {
    let (layer, mask, other) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    layer.mask = other
    expectTrue(mask.superlayer == nil && layer.mask === other)
    layer.addSublayer(other)
    expectTrue(layer.mask == nil && layer.sublayers == [other])
    layer.mask = mask
    mask.removeFromSuperlayer()
    expectTrue(layer.mask == nil && mask.superlayer == nil)
    layer.mask = mask
    layer.mask = mask
    expectTrue(layer.mask === mask && mask.superlayer === layer)
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
    // The layer cannot be added to its mask either, and a window's layer is no mask.
    let screen = Screen()
    expectEqual(
      refusals {
        worn.addSublayer(other)
        layer.mask = screen.window.layer
      }.count, 2)
    expectTrue(layer.mask === former && other.superlayer == nil)
    expectTrue(child.superlayer === other && worn.superlayer === other)
  }

  @Test("of a view is a view, which has no superview and is not hit")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (mask, parent) = (UIView(), UIView())
    view.mask = mask
    expectTrue(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
    let point = CGPoint(x: 90, y: 90)
    expectTrue(view.hitTest(point) === view && view.layer.hitTest(point) === view.layer)
    parent.addSubview(mask)
    expectTrue(view.mask == nil && mask.layer.superlayer === parent.layer)
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
    expectTrue(weakView == nil && weakMask == nil)
    do {
      let (view, mask, other) = (UIView(), UIView(), UIView())
      view.mask = mask
      other.addSubview(mask)
      mask.addSubview(view)
      (weakView, weakMask) = (view, mask)
    }
    expectTrue(weakView == nil && weakMask == nil)
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
}
