import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Hit testing of layers")
struct LayerHitTestingTests {
  let top = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
  let low = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
  let high = layer(CGRect(x: 40, y: 40, width: 100, height: 100))

  init() {
    top.addSublayer(low)
    top.addSublayer(high)
  }

  private static func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { top.hitTest(CGPoint(x: x, y: y)) }

  @Test("finds the deepest and frontmost layer, in the superlayer's space")
  func order() {
    expectTrue(hit(105, 105) === top)
    expectTrue(hit(115, 115) === low)
    expectTrue(hit(145, 145) === high)
    expectTrue(hit(99, 150) == nil)
    expectTrue(hit(200, 110) == nil)
    low.zPosition = 1
    expectTrue(hit(145, 145) === low)
    high.zPosition = 1
    expectTrue(hit(145, 145) === high)
  }

  @Test("finds sublayers beyond the bounds, unless the layer masks")
  func masking() {
    expectTrue(hit(230, 230) === high)
    top.masksToBounds = true
    expectTrue(hit(230, 230) == nil)
    expectTrue(hit(199, 199) === high)
  }

  @Test("skips hidden and flattened layers with their sublayers")
  func hidden() {
    let inner = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    high.addSublayer(inner)
    expectTrue(hit(145, 145) === inner)
    high.isHidden = true
    expectTrue(hit(145, 145) === low)
    low.transform = CATransform3D(scaleX: 0, y: 1)
    expectTrue(hit(145, 145) === top)
    top.isHidden = true
    expectTrue(hit(145, 145) == nil)
  }

  @Test("follows transforms")
  func transforms() {
    high.isHidden = true
    low.transform = CATransform3D(translationX: 30, y: 0)
    expectTrue(hit(115, 115) === top)
    expectTrue(hit(155, 115) === low)
  }

  @Test("needs no deep call stack")
  func depth() {
    var bottom = low
    for _ in 0..<10_000 {
      let next = Self.layer(CGRect(x: 0, y: 0, width: 50, height: 50))
      bottom.addSublayer(next)
      bottom = next
    }
    expectTrue(hit(115, 115) === bottom)
  }
}
