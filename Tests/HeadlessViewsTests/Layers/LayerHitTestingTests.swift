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

  private func hits(_ places: [CGFloat]) -> [CALayer?] { places.map { hit($0, $0) } }

  @Test("finds the deepest and frontmost layer, in the superlayer's space")
  func order() {
    expectEqual(hits([99, 105, 115, 145, 200, 230]), [nil, top, low, high, high, high])
    expectTrue(hit(99, 150) == nil && hit(200, 110) == nil)
    low.zPosition = 1
    expectTrue(hit(145, 145) === low)
    high.zPosition = 1
    expectTrue(hit(145, 145) === high)
    // Sublayers beyond the bounds are found unless the layer masks.
    top.masksToBounds = true
    expectEqual(hits([199, 230]), [high, nil])
  }

  @Test("skips hidden and flattened layers with their sublayers, and follows transforms")
  func hidden() {
    let inner = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    high.addSublayer(inner)
    var found = [hit(145, 145)]
    for hide in [
      { high.isHidden = true }, { low.transform = CATransform3D(scaleX: 0, y: 1) },
      { top.isHidden = true },
    ] {
      hide()
      found.append(hit(145, 145))
    }
    expectEqual(found, [inner, low, top, nil])
    top.isHidden = false
    low.transform = CATransform3D(translationX: 30, y: 0)
    expectTrue(hit(115, 115) === top && hit(155, 115) === low)
  }
}
