import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A presentation value")
struct PresentationValueTests {
  @Test("is the model's without animations, and exists only for committed layers on a stage")
  func still() throws {
    // Rules: ImplicitAnimations 13, 15.
    let scene = Scene()
    scene.view.transform = CGAffineTransform(rotationAngle: 1)
    scene.view.backgroundColor = .white
    scene.stage.advance(by: 0)
    let presentation = try #require(scene.layer.presentation())
    expectEqual(presentation.properties, scene.layer.properties)
    expectEqual(scene.shown, scene.layer.properties)
    let layer = scene.standaloneLayer(committed: false)
    var exist = [layer.presentation() != nil]
    scene.stage.advance(by: 0)
    exist.append(layer.presentation() != nil)
    layer.removeFromSuperlayer()
    exist += [layer, CALayer()].map { $0.presentation() != nil }
    scene.stage.remove(scene.window)
    exist.append(scene.layer.presentation() != nil)
    expectEqual(exist, [false, true, false, false, false])
  }

  @Test("is what showed when the turn began, whatever the turn changes (ImplicitAnimations 13)")
  func turn() {
    let scene = Scene()
    var shown: Double? { scene.layer.presentation().map { Double($0.opacity) } }
    scene.view.alpha = 0.5
    expectEqual(shown, 1)
    CATransaction.flush()
    expectEqual(shown, 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    expectEqual(shown, 0.5)
    scene.stage.advance(by: 0.5)
    expectEqual(shown, 0.25)
    scene.layer.removeAllAnimations()
    scene.view.alpha = 1
    expectEqual([shown, Double(scene.layer.opacity)], [0.25, 1])
    scene.view.removeFromSuperview()
    expectEqual(shown, nil)
    scene.window.addSubview(scene.view)
    expectEqual(shown, nil)
    scene.stage.advance(by: 0)
    expectEqual(shown, 1)
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
    expectTrue(presentation !== layer && presentation.name == "special")
    expectTrue([presentation.model(), layer.model()].allSatisfy { $0 === layer })
    scene.stage.advance(to: 0.5)
    expectEqual([presentation.position.x, layer.presentation()?.position.x], [25, 50])
    presentation.position.x = 7
    expectEqual([layer.position.x, layer.presentationProperties.position.x], [0, 50])
  }

  @Test(
    "includes all kinds of animations at one instant (Frames 6), but hits and converts as models")
  func several() {
    // Rules: Geometry 14, 24.
    let scene = Scene()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: [.curveLinear, .allowUserInteraction]) {
      scene.view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
      other.alpha = 0
    }
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.frame, CGRect(x: 50, y: 50, width: 75, height: 75))
    expectEqual(other.layer.presentationProperties.opacity, 0.5)
    expectTrue(scene.window.hitTest(CGPoint(x: 145, y: 145)) === scene.view)
    expectEqual(scene.view.convert(CGPoint.zero, to: nil), CGPoint(x: 100, y: 100))
  }
}
