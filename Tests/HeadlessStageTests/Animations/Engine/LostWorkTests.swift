import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("Work that is dropped at an endless instant")
struct LostWorkTests {
  @Test("does not include the removal of animations from a layer that has left")
  func layer() {
    let scene = Scene()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    if let view { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1) { view?.center.x = 50 }
    scene.stage.advance(by: 0.1)
    // The removal of the animations of a view that has left is work for the same instant.
    scene.stage.diagnostics.handler = { _ in view?.removeFromSuperview() }
    func again() { Timeline.current?.perform(again) }
    again()
    scene.stage.advance(by: 0)
    expectEqual(scene.issues.count, 1)
    expectTrue(view?.superview == nil)
    expectTrue(view?.layer.animationKeys() == nil)
    weak let layer = view?.layer
    view = nil
    expectTrue(layer == nil)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
    scene.stage.advance(by: 2)
  }
}
