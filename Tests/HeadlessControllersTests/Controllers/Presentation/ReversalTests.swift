import ControllerSupport
import StageSupport
import TestFormulas
import Expectations
import Transitioning

@MainActor
@Suite("A dismissal while the presentation runs")
struct ReversalTests {
  private let scene = ControllerScene()

  private func controller(_ style: UIModalPresentationStyle = .fullScreen) -> LoggingViewController
  {
    scene.controller("B", style)
  }

  private func y(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentationProperties.position.y)
  }

  private func opacity(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentationProperties.opacity)
  }

  private var slide: ScriptedTransition {
    ScriptedTransition { context in
      context.animate(context.foreViewController.view, \.position.y, back: 1200, fore: 422)
      context.animate(
        context.foreViewController.view, \.opacity, back: 0, fore: 1, during: 0.2...0.6)
      context.endAfterAnimations()
    }
  }

  @Test(
    "turns it back where it is, and takes as long back", arguments: ["transition", "system"],
    [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func mirrored(kind: String, style: UIModalPresentationStyle) throws {
    let fore = controller(style)
    if kind == "transition" { fore.transitionController.transition = slide }
    let before = Picture(scene.window)
    scene.back.present(fore, animated: true)
    var way: [Double] = []
    scene.stage.advance(by: 0)
    for _ in 0..<10 {
      way.append(y(fore))
      scene.stage.advance(by: 0.01)
    }
    way.append(y(fore))
    fore.dismiss(animated: true)
    var mirror = [y(fore)]
    for _ in 0..<9 {
      scene.stage.advance(by: 0.01)
      mirror.append(y(fore))
    }
    expectNear(way.dropFirst().reversed(), mirror, within: 1e-6)
    #expect(abs(try scene.stage.settle() - 0.01) < 1e-9)
    expectEqual(Picture(scene.window), before)
    expectEqual(scene.picture, "P: P")
  }

  @Test(
    "plays back also the animations that had ended before",
    arguments: [0...0.3, 0.2...0.6, 0.5...0.5, 0.9...1], [0.1, 0.2, 0.34])
  func spans(span: ClosedRange<Double>, turn: Double) throws {
    let fore = controller(.overFullScreen)
    fore.transitionController.transition = ScriptedTransition {
      let view: UIView = $0.foreViewController.view
      $0.animate(view, \.opacity, back: 0, fore: 1, during: span)
      $0.animate(view, \.position.y, back: 1200, fore: 422, during: span)
      $0.endAfterAnimations()
    }
    func shown() -> [Double] { [opacity(fore), y(fore)] }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    var way: [[Double]] = []
    for _ in 0..<Int(turn * 1000) {
      way.append(shown())
      scene.stage.advance(by: 0.001)
    }
    fore.dismiss(animated: true)
    var greatest = [0.0, 0]
    for there in way.dropFirst().reversed() {
      scene.stage.advance(by: 0.001)
      let back = shown()
      // But not at the instant of a step itself, which a rounding error may put on either side.
      guard span.lowerBound < span.upperBound else { continue }
      for index in 0..<2 { greatest[index] = max(greatest[index], abs(there[index] - back[index])) }
    }
    expectTrue(greatest[0] < 1e-6 && greatest[1] < 1e-3)
    #expect(try scene.stage.settle() < 0.0011)
    expectEqual(scene.picture, "P: P")
  }

  // Rules: ViewControllers 14, 22; Presentation 26.
  @Test("has the callbacks of a cancelled presentation")
  func callbacks() throws {
    let fore = controller()
    fore.transitionController.transition = slide
    scene.back.present(fore, animated: true) { [scene] in scene.log.note("presented") }
    var outcome: Bool?
    fore.transitionCoordinator?.animate(alongsideTransition: nil) { outcome = $0.isCancelled }
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    fore.dismiss(animated: true) { [scene] in scene.log.note("dismissed") }
    fore.dismiss(animated: true) { [scene] in scene.log.note("dismissed again") }
    expectEqual(fore.transitionCoordinator?.isCancelled, true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)", "presented", "dismissed", "dismissed again",
      ])
    expectEqual(outcome, true)
    expectEqual(scene.picture, "P: P")
  }

  @Test("allows the same presentation again at once")
  func again() throws {
    let fore = controller()
    fore.transitionController.transition = slide
    for _ in 0..<3 {
      scene.back.present(fore, animated: true)
      scene.stage.advance(by: 0.2)
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(y(fore), 422)
    expectEqual(fore.view.alpha, 1)
    expectEqual(scene.picture, "P > B: [] [B]")
  }

  @Test(
    "reverses its property animator, for as long as it ran (AnimatedTransitions 14, 15)",
    arguments: [UIView.AnimationCurve.linear, .easeOut, .easeInOut])
  func interruptible(curve: UIView.AnimationCurve) throws {
    let fore = controller()
    let animator = PropertyAnimatorFade(duration: 1, curve: curve)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    let before = Picture(scene.window)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.3)
    let turn = opacity(fore)
    expectLess(0, turn)
    expectLess(turn, 1)
    fore.dismiss(animated: true)
    expectNear(opacity(fore), turn)
    #expect(abs(try scene.stage.settle() - 0.3) < 1e-9)
    withExtendedLifetime(delegate) { expectEqual(animator.outcomes, [false]) }
    expectEqual(Picture(scene.window), before)
    expectEqual(scene.picture, "P: P")
  }

  @Test("is driven through its property animator (Interaction 10)", arguments: [true, false])
  func drivenAnimator(finishes: Bool) throws {
    let fore = controller()
    let animator = PropertyAnimatorFade(duration: 1)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    interaction.update(0.25)
    scene.stage.advance(by: 1)
    expectNear(opacity(fore), 0.25)
    if finishes { interaction.finish() } else { interaction.cancel() }
    #expect(abs(try scene.stage.settle() - (finishes ? 0.75 : 0.25)) < 1e-9)
    withExtendedLifetime(delegate) { expectEqual(animator.outcomes, [finishes]) }
    expectEqual(scene.picture, (finishes ? "P > B: [] [B]" : "P: P"))
  }
}
