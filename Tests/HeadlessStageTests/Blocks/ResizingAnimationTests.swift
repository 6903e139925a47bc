import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("Subviews of a view that changes its size in an animation")
struct ResizingAnimationTests {
  /// Lays its one subview out along its trailing edge.
  final class Shelf: UIView {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(item)
    }

    override func layoutSubviews() {
      item.center = CGPoint(x: bounds.width - 10, y: 10)
    }
  }

  let scene = Scene()

  private func frame(_ view: UIView) -> CGRect { view.layer.presentationProperties.frame }

  @Test(
    "keep their margins at each instant, as their masks say",
    arguments: [
      UIView.AutoresizingMask.flexibleWidth, .flexibleLeftMargin,
      [.flexibleWidth, .flexibleHeight], [.flexibleRightMargin, .flexibleTopMargin],
    ])
  func masks(mask: UIView.AutoresizingMask) throws {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50))
    child.autoresizingMask = mask
    scene.view.addSubview(child)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 0.4) {
      scene.view.frame = CGRect(x: 30, y: 40, width: 300, height: 500)
    }
    expectEqual(child.layer.animationKeys()?.isEmpty, false)
    for step in 1..<40 {
      scene.stage.advance(to: 0.4 * Double(step) / 40)
      let (outer, inner) = (frame(scene.view).size, frame(child))
      // Each part that is not flexible keeps its size all the time.
      var parts: [(part: CGFloat, size: CGFloat)] = []
      if !mask.contains(.flexibleWidth) { parts.append((inner.width, 60)) }
      if !mask.contains(.flexibleHeight) { parts.append((inner.height, 50)) }
      if !mask.contains(.flexibleLeftMargin) { parts.append((inner.minX, 10)) }
      if !mask.contains(.flexibleRightMargin), mask.contains(.flexibleWidth) {
        parts.append((outer.width - inner.maxX, 30))
      }
      if mask.contains(.flexibleTopMargin) { parts.append((outer.height - inner.maxY, 30)) }
      expectTrue(!parts.isEmpty)
      expectNear(parts.map(\.part), parts.map(\.size))
    }
    try scene.stage.settle()
    expectEqual(frame(child), child.frame)
    expectNear(scene.stage.now, 0.4)
  }

  @Test("move along when they are laid out within the block, and jump when they are laid out later")
  func layout() throws {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    scene.window.addSubview(shelf)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      shelf.bounds.size.width = 200
    }
    scene.stage.advance(to: 0.5)
    expectNear(frame(shelf.item).midX, 140)
    try scene.stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shelf.bounds.size.width = 100
      shelf.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.5)
    expectNear(frame(shelf.item).midX, 140)
    try scene.stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shelf.bounds.size.width = 200
    }
    scene.stage.advance(by: 0.5)
    expectNear([frame(shelf.item).midX, frame(shelf).width].map { Double($0) }, [190, 150])
  }
}
