import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A presentation value")
struct PresentationValueTests {
  @Test("is the model's without animations (ImplicitAnimations 15)")
  func still() throws {
    let scene = Scene()
    scene.view.transform = CGAffineTransform(rotationAngle: 1)
    scene.view.backgroundColor = .white
    expectEqual(scene.layer.presentationProperties, scene.layer.properties)
    let presentation = try #require(scene.layer.presentation())
    expectEqual(presentation.properties, scene.layer.properties)
  }

  @Test("exists only for layers that were committed on a stage (ImplicitAnimations 13)")
  func committed() {
    let scene = Scene()
    let layer = scene.standaloneLayer(committed: false)
    expectTrue(layer.presentation() == nil)
    scene.stage.advance(by: 0)
    expectTrue(layer.presentation() != nil)
    layer.removeFromSuperlayer()
    expectTrue(layer.presentation() == nil)
    expectTrue(CALayer().presentation() == nil)
    scene.stage.remove(scene.window)
    expectTrue(scene.layer.presentation() == nil)
  }

  @Test("is in a copy that knows its model (Layers 14)")
  func copies() throws {
    final class Special: CALayer {}
    let scene = Scene()
    let layer = Special()
    layer.name = "special"
    scene.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    let animation = CABasicAnimation(\.position.x, from: 0, to: 100)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    scene.stage.advance(to: 0.25)
    let presentation: Special = try #require(layer.presentation())
    expectTrue(presentation !== layer)
    expectEqual(presentation.position.x, 25)
    expectEqual(presentation.name, "special")
    expectTrue(presentation.model() === layer)
    expectTrue(layer.model() === layer)
    scene.stage.advance(to: 0.5)
    expectEqual(presentation.position.x, 25)
    expectEqual(layer.presentation()?.position.x, 50)
    presentation.position.x = 7
    expectEqual(layer.position.x, 0)
    expectEqual(layer.presentationProperties.position.x, 50)
  }

  @Test("includes all kinds of animations at one instant (Frames 6)")
  func several() {
    let scene = Scene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
      other.alpha = 0
    }
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.frame, CGRect(x: 50, y: 50, width: 75, height: 75))
    expectEqual(other.layer.presentationProperties.opacity, 0.5)
    expectEqual(scene.view.frame, CGRect(x: 100, y: 100, width: 50, height: 50))
  }

  @Test("is not used for hit testing and conversion (Geometry 14, 24)")
  func models() {
    let scene = Scene()
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { scene.view.center.x = 350 }
    scene.stage.advance(to: 0.1)
    expectTrue(scene.window.hitTest(CGPoint(x: 350, y: 50)) === scene.view)
    expectEqual(scene.view.convert(CGPoint.zero, to: nil), CGPoint(x: 300, y: 0))
  }
}
