import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A layer with one side")
struct LayerSideTests {
  private let center = CGPoint(x: 50, y: 50)

  private func card() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("has two sides by default (Layers 9)")
  func defaults() {
    let layer = CALayer()
    expectTrue(layer.isDoubleSided)
    expectEqual(layer.maskedCorners, .allCorners)
    expectTrue(layer.shadowPath == nil)
  }

  @Test(
    "is hit while it faces the viewer, and not when it is turned over",
    arguments: [0, 45, 89, 91, 180, 269, 271, 360, -100])
  func turned(degrees: Double) {
    let (root, view) = (card(), card())
    root.addSubview(view)
    view.layer.isDoubleSided = false
    /// True for each of the view and the layer if it is hit.
    func areHit() -> [Bool] {
      [root.hitTest(center) === view, root.layer.hitTest(center) === view.layer]
    }
    for axis in [(1.0, 0.0), (0, 1)] {
      view.transform3D = CATransform3D(
        rotationAngle: degrees * .pi / 180, x: axis.0, y: axis.1, z: 0)
      let isFront = cos(degrees * .pi / 180) > 0
      expectEqual(areHit(), [isFront, isFront])
      view.layer.isDoubleSided = true
      expectEqual(areHit(), [true, true])
      view.layer.isDoubleSided = false
    }
    view.transform3D = CATransform3D(rotationAngle: 2, x: 0, y: 0, z: 1)
    expectEqual(areHit(), [true, true])
  }

  @Test("faces by its own transform and those of all its ancestors")
  func above() {
    let (root, card, back) = (card(), card(), card())
    root.addSubview(card)
    card.addSubview(back)
    let turn = CATransform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    back.layer.isDoubleSided = false
    back.transform3D = turn
    expectTrue(root.hitTest(center) === card)
    card.transform3D = turn
    expectTrue(root.hitTest(center) === back)
    card.layer.isDoubleSided = false
    expectTrue(root.hitTest(center) === root)
  }

  @Test("is turned over under a perspective too, and shows its back when it is mirrored")
  func perspective() {
    let (root, view) = (card(), card())
    root.addSubview(view)
    var eye = CATransform3D.identity
    eye.m34 = -1 / 200
    root.layer.sublayerTransform = eye
    view.layer.isDoubleSided = false
    let transforms = [
      CATransform3D(rotationAngle: 1, x: 0, y: 1, z: 0),
      CATransform3D(rotationAngle: 2.5, x: 0, y: 1, z: 0), CATransform3D(scaleX: -1, y: 1),
      CATransform3D(scaleX: -1, y: -1),
    ]
    let hits = transforms.map { transform in
      view.transform3D = transform
      return root.hitTest(center)
    }
    expectEqual(hits, [view, root, root, view])
  }
}
