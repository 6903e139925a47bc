import TestSupport
import Expectations
import Transitioning

@MainActor
@Suite("An animatable property of a shape, a gradient or a shadow")
struct AnimatablePropertyTests {
  /// A property of a layer, and an animation of it.
  private struct Row {
    let property: LayerProperty
    let makeLayer: @MainActor () -> CALayer
    let animate: @MainActor (TransitionContext, CALayer) -> Void

    @MainActor
    init<Value: AnimatableValue>(
      _ property: LayerProperty, of makeLayer: @escaping @MainActor () -> CALayer,
      _ keyPath: AnimatableKeyPath<Value>, _ back: Value, _ fore: Value
    ) {
      (self.property, self.makeLayer) = (property, makeLayer)
      animate = {
        $0.animate($1, keyPath, back: back, fore: fore, timing: .eased(.linear))
      }
    }
  }

  private static let rows: [Row] = {
    let shape: @MainActor () -> CALayer = { CAShapeLayer() }
    let gradient: @MainActor () -> CALayer = { CAGradientLayer() }
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 90), transform: nil)
    )
    let end = CGPoint(x: 0.25, y: 0.75)
    return [
      Row(.strokeStart, of: shape, \.strokeStart, 0.1, 0.3),
      Row(.strokeEnd, of: shape, \.strokeEnd, 0.2, 0.9),
      Row(.lineWidth, of: shape, \.lineWidth, 2, 8),
      Row(.miterLimit, of: shape, \.miterLimit, 2, 6),
      Row(.lineDashPhase, of: shape, \.lineDashPhase, 4, 12),
      Row(.path, of: shape, \.path, small, large),
      Row(.shadowPath, of: shape, \.shadowPath, small, large),
      Row(.fillColor, of: shape, \.fillColor, .white, .blue),
      Row(.strokeColor, of: shape, \.strokeColor, .white, .blue),
      Row(.colors, of: gradient, \.colors, [.white, .blue], [.blue, .black]),
      Row(.locations, of: gradient, \.locations, [0, 0.5], [0.2, 1]),
      Row(.startPoint, of: gradient, \.startPoint, .zero, end),
      Row(.endPoint, of: gradient, \.endPoint, end, .zero),
    ]
  }()

  /// A layer behind a presentation that animates a row.
  private func present(
    _ row: Row
  ) -> (scene: ControllerScene, layer: CALayer, fore: UIViewController) {
    let (scene, layer) = (ControllerScene(), row.makeLayer())
    scene.back.view.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    let fore = scene.controller(
      "B",
      with: TimedTransition(0.4) {
        row.animate($0, layer)
        $0.endAfterAnimations()
      })
    fore.modalPresentationStyle = .overFullScreen
    scene.back.present(fore, animated: true)
    return (scene, layer, fore)
  }

  @Test("has its value for the fore side at once in the model, and shows one between on the way")
  func motion() throws {
    for row in Self.rows {
      let (scene, layer, _) = present(row)
      scene.stage.advance(by: 0)
      let start = layer.presentationProperties[row.property]
      scene.stage.advance(by: 0.2)
      let middle = layer.presentationProperties[row.property]
      let end = layer.properties[row.property]
      expectTrue(start != middle && middle != end && start != end, "\(row.property)")
      expectTrue(layer.animationKeys()?.isEmpty == false, "\(row.property)")
      #expect(try scene.stage.settle() <= 0.2)
      expectEqual(layer.presentationProperties[row.property], end, "\(row.property)")
      expectTrue(scene.stage.diagnostics.issues.isEmpty, "\(scene.stage.diagnostics.issues)")
    }
  }

  @Test("is as it was when its transition turns round, also if it had no value")
  func undone() throws {
    for row in Self.rows {
      let former = row.makeLayer().properties[row.property]
      let (scene, layer, fore) = present(row)
      scene.stage.advance(by: 0.1)
      expectTrue(layer.properties[row.property] != former, "\(row.property)")
      fore.dismiss(animated: true)
      try scene.stage.settle()
      expectTrue(scene.back.presentedViewController == nil)
      expectEqual(layer.properties[row.property], former, "\(row.property)")
      expectEqual(layer.presentationProperties[row.property], former, "\(row.property)")
    }
  }

  @Test("also of a view is as it was when its transition turns round, if it had no colour before")
  func colourOfAView() throws {
    let scene = ControllerScene()
    scene.back.view.backgroundColor = nil
    let fore = scene.controller(
      "B",
      with: TimedTransition(0.4) {
        $0.animate($0.backView, \.backgroundColor, back: .white, fore: .black)
        $0.endAfterAnimations()
      })
    fore.modalPresentationStyle = .overFullScreen
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    expectTrue(scene.back.view.backgroundColor != nil)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(scene.back.view.backgroundColor == nil)
  }

  @Test("moves by a timing function that is written in Core Animation's words")
  func timingFunction() {
    let written = TransitionTiming.eased(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))
    expectEqual(written, .eased(.legacy))
    expectEqual(TransitionTiming.eased(CAMediaTimingFunction(name: .easeIn)), .eased(.easeIn))
    expectEqual(TransitionTiming.eased(CAMediaTimingFunction(name: .linear)), .eased(.linear))
  }
}
