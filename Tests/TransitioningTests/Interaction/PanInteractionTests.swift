import ControllerSupport
import StageSupport
import TestFormulas
import Expectations
import Transitioning

@MainActor
@Suite("A finger that drives a transition")
struct PanInteractionTests {
  private let scene = ControllerScene()

  private func presented() throws -> (LoggingViewController, PannedSheet) {
    let fore = scene.controller("B", .overFullScreen)
    let sheet = PannedSheet(toward: .bottom) { [unowned fore] in fore.dismiss(animated: true) }
    fore.transitionController.transition = sheet
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.view.addGestureRecognizer(sheet.pan.recognizer)
    _ = scene.log.take()
    return (fore, sheet)
  }

  private func y(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentationProperties.position.y)
  }

  private let top = CGPoint(x: 195, y: 100)

  @Test("moves the view point by point, and stops tracking at the end")
  func follows() throws {
    let (fore, sheet) = try presented()
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0)
    for way in [0.0, 50, 200, 120, 600] {
      finger.move(to: CGPoint(x: 195, y: 120 + way))
      let moved = y(fore)
      scene.stage.advance(by: 0.2)
      expectTrue([moved, y(fore)].allSatisfy { abs($0 - 422 - way) < 1e-6 }, "\(way)")
    }
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil && !sheet.pan.isTracking)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "decides by the distance at a slow release, and by the direction at a fast one",
    arguments: [0.3, 0.49, 0.51, 0.8, nil], [true, false])
  func decides(fraction: Double?, isDown: Bool) throws {
    let (fore, _) = try presented()
    let before = Picture(scene.window)
    if let fraction {
      let end = CGPoint(x: top.x, y: top.y + 10 + 844 * fraction)
      scene.stage.drag(from: top, to: end, duration: 1, holdingFor: 0.3)
    } else if isDown {
      scene.stage.flick(from: top, to: CGPoint(x: 195, y: 250), velocity: 1200)
    } else {
      scene.stage.touch(
        along: FingerPath(from: top).moving(to: CGPoint(x: 195, y: 800), over: 0.5)
          .moving(to: CGPoint(x: 195, y: 600), over: 0.15))
    }
    try scene.stage.settle()
    let isGone = fraction.map { $0 > 0.5 } ?? isDown
    expectEqual((scene.back.presentedViewController == nil), isGone)
    expectTrue(isGone || Picture(scene.window) == before)
    withExtendedLifetime(fore) { expectTrue(scene.stage.diagnostics.issues.isEmpty) }
  }

  @Test("hands over its velocity: the view continues at the finger's speed")
  func velocity() throws {
    let (fore, _) = try presented()
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0)
    for step in 1...20 {
      scene.stage.advance(by: 0.01)
      finger.move(to: CGPoint(x: 195, y: 120 + 10 * Double(step)))
    }
    let before = y(fore)
    finger.lift()
    expectNear(y(fore), before, within: 1e-6)
    scene.stage.advance(by: 1e-6)
    expectLess(abs((y(fore) - before) / 1e-6 - 1000), 2)
    // The view is fast enough to arrive, and never overshoots.
    var last = before
    while scene.back.presentedViewController != nil {
      scene.stage.advance(by: 0.005)
      guard fore.view.window != nil else { break }
      expectTrue((last...422 + 844 + 1e-9).contains(y(fore)))
      last = y(fore)
    }
  }

  @Test("catches a running transition, and may turn it back (Interaction 12)")
  func catches() throws {
    let (fore, _) = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: TransitionDefaults.duration / 8)
    let caught = y(fore)
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: caught))
    finger.move(byX: 0, y: -10)
    for time in [0.0, 1] {
      scene.stage.advance(by: time)
      expectNear(y(fore), caught, within: 1e-6)
    }
    finger.move(byX: 0, y: -400)
    scene.stage.advance(by: 1)
    finger.move(byX: 0, y: -1)
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === fore && y(fore) == 422)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "pulls a caught presentation back in the direction of its dismissal",
    arguments: [true, false])
  func catchesPresentation(pullsDown: Bool) throws {
    let fore = scene.controller("B", .overFullScreen)
    let sheet = PannedSheet(toward: .bottom) { [unowned fore] in fore.dismiss(animated: true) }
    fore.transitionController.transition = sheet
    fore.view.addGestureRecognizer(sheet.pan.recognizer)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: TransitionDefaults.duration / 2)
    let caught = y(fore)
    let sign = pullsDown ? 1.0 : -1
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: caught))
    finger.move(byX: 0, y: 11 * sign)
    scene.stage.advance(by: 0)
    expectNear(y(fore), caught, within: 1e-6)
    finger.move(byX: 0, y: 300 * sign)
    expectLess(10, (y(fore) - caught) * sign)
    scene.stage.advance(by: 1)
    finger.move(byX: 0, y: sign)
    finger.lift()
    try scene.stage.settle()
    expectEqual((scene.back.presentedViewController == nil), pullsDown)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "whose recognizer is removed or disabled cancels", arguments: ["cancel", "disable", "remove"])
  func cancelled(how: String) throws {
    let (fore, sheet) = try presented()
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 700)
    scene.stage.advance(by: 0.1)
    switch how {
    case "cancel": finger.cancel()
    case "disable": sheet.pan.recognizer.isEnabled = false
    default: fore.view.removeGestureRecognizer(sheet.pan.recognizer)
    }
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === fore && y(fore) == 422)
  }

  @Test("that is faster than a turn is not lost (AnimatedTransitions 3; Interaction 14)")
  func quick() throws {
    let (fore, _) = try presented()
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    finger.move(byX: 0, y: 600)
    finger.lift()
    try scene.stage.settle()
    withExtendedLifetime(fore) { expectTrue(scene.back.presentedViewController == nil) }
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  /// A delegate of an app: an animator, and a finger that no transition names.
  private final class Delegate: UIViewControllerTransitioningDelegate {
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let pan: PanInteractionController

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ pan: PanInteractionController)
    {
      (self.animator, self.pan) = (animator, pan)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator ?? dismissed.transitionController.animationController(forDismissed: dismissed)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { pan }
  }

  @Test("may be given by a delegate of the app", arguments: [0.3, 0.8], [false, true])
  func ofDelegate(fraction: CGFloat, isPlain: Bool) throws {
    let (fore, sheet) = try presented()
    fore.transitionController.transition = ScriptedTransition {
      $0.animate($0.foreView, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    let delegate = Delegate(
      isPlain ? ScriptedAnimator.fadeOut(0.4, options: .curveLinear) : nil, sheet.pan)
    sheet.pan.distance = 844
    fore.transitioningDelegate = delegate
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0.1)
    finger.move(byX: 0, y: 844 * fraction)
    scene.stage.advance(by: 0.2)
    expectNear(fore.view.layer.presentationProperties.opacity, (1 - fraction), within: 1e-6)
    finger.lift()
    try scene.stage.settle()
    withExtendedLifetime((fore, delegate)) {
      expectEqual((scene.back.presentedViewController == nil), (fraction > 0.5))
    }
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("drives nothing if the transition that it requests names another interaction controller")
  func otherController() throws {
    let (fore, sheet) = try presented()
    let other = UIPercentDrivenInteractiveTransition()
    fore.transitionController.transition = Driven(other)
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0.1)
    other.update(0.25)
    finger.move(byX: 0, y: 600)
    finger.lift()
    scene.stage.advance(by: 1)
    expectEqual(fore.view.layer.presentationProperties.opacity, 0.75)
    expectTrue(!sheet.pan.isDriving)
    other.finish()
    try scene.stage.settle()
    withExtendedLifetime(fore) { expectTrue(scene.back.presentedViewController == nil) }
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  /// The curves of a release, with the abscissas of their control points.
  private nonisolated static let curves: [(UIView.AnimationCurve, Double, Double)] = [
    (.linear, 0, 1), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58),
  ]

  @Test(
    "that lets go goes on along the completion curve, frame by frame (Interaction 8, 9)",
    arguments: curves, [true, false])
  func completionCurve(curve: (UIView.AnimationCurve, Double, Double), finishes: Bool) throws {
    let (fore, _) = try presented()
    let interaction = UIPercentDrivenInteractiveTransition()
    fore.transitionController.transition = Driven(interaction)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    interaction.update(0.4)
    (interaction.completionCurve, interaction.completionSpeed) = (curve.0, 0.5)
    let release = scene.stage.now
    if finishes { interaction.finish() } else { interaction.cancel() }
    let (end, duration) =
      finishes
      ? (0, 1.2 * TransitionDefaults.duration)
      : (1.0, 0.8 * TransitionDefaults.duration)
    for frame in 1..<Int(duration * 60) {
      let time = Double(frame) / 60
      scene.stage.advance(to: release + time)
      let progress = bezier(curve.1, 0, curve.2, 1, at: time / duration)
      let opacity = Double(fore.view.layer.presentationProperties.opacity)
      expectNear(opacity, (0.6 + (end - 0.6) * progress), within: 1e-6)
    }
    try scene.stage.settle()
    expectNear(scene.stage.now - release, duration, within: 1e-6)
    withExtendedLifetime(fore) {
      expectEqual((scene.back.presentedViewController == nil), finishes)
    }
  }

  @Test("from the leading edge moves the other way in right-to-left layouts")
  func mirrored() throws {
    scene.stage.traits.layoutDirection = .rightToLeft
    let fore = scene.controller("B", .overFullScreen)
    let pan = PanInteractionController(toward: .trailing) { [unowned fore] in
      fore.dismiss(animated: true)
    }
    fore.transitionController.transition = Driven(pan)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.view.addGestureRecognizer(pan.recognizer)
    scene.stage.drag(
      from: CGPoint(x: 380, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.5, holdingFor: 0.2)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
  }

  private final class Driven: TransitionWithInteraction {
    private let interaction: UIPercentDrivenInteractiveTransition

    init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func start(with context: TransitionContext) {
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  @Test("follows on a rubber band beyond its free distance, and counts it once where it is caught")
  func resistance() throws {
    let (fore, sheet) = try presented()
    let band = RubberBand(dimension: 844)
    (sheet.pan.resistance, sheet.pan.freeDistance) = (band, 100)
    let finger = scene.stage.touchDown(at: top)
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0)
    for way in [0.0, 50, 100, 200, 500] {
      finger.move(to: CGPoint(x: 195, y: 120 + way))
      scene.stage.advance(by: 0.2)
      expectNear(y(fore) - 422, band.position(way, within: 0...100), within: 1e-6, "\(way)")
    }
    finger.lift()
    scene.stage.advance(by: 1.0 / 60)
    let caught = y(fore) - 422
    expectLess(100, caught)
    let next = scene.stage.touchDown(at: CGPoint(x: 195, y: 600))
    next.move(byX: 0, y: 20)
    scene.stage.advance(by: 0)
    let held = y(fore) - 422
    expectAtMost(held, caught + 1e-6)
    expectLess(100, held)
    next.move(byX: 0, y: 60)
    scene.stage.advance(by: 0)
    let start = band.position(showing: held, within: 0...100)
    expectNear(y(fore) - 422, band.position(start + 60, within: 0...100), within: 1e-6)
    next.move(to: CGPoint(x: 195, y: 300))
    next.cancel()
    try scene.stage.settle()
    expectTrue(y(fore) == 422 && scene.back.presentedViewController === fore)
  }

  @Test("that goes beyond the beginning moves what its handler moves, and brings it back")
  func overdrag() throws {
    let (fore, sheet) = try presented()
    let band = RubberBand(dimension: 844)
    sheet.pan.resistance = band
    var distances: [CGFloat] = []
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(badge)
    sheet.pan.overdragHandler = {
      distances.append($0)
      badge.transform = CGAffineTransform(translationX: 0, y: $0)
    }
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: 400))
    finger.move(byX: 0, y: 20)
    scene.stage.advance(by: 0)
    finger.move(byX: 0, y: -100)
    scene.stage.advance(by: 0)
    expectEqual(y(fore), 422)
    expectNear(Double(distances.last ?? 0), band.value(at: -100), within: 1e-6)
    finger.lift()
    scene.stage.advance(by: 0.1)
    let shown = badge.layer.presentationProperties.transform.m42
    expectEqual(distances.last, 0)
    expectLess(shown, 0)
    expectLess(band.value(at: -100), shown)
    try scene.stage.settle()
    expectEqual(badge.layer.presentationProperties.transform.m42, 0)
    expectTrue(scene.back.presentedViewController === fore && scene.issues.isEmpty)
  }
}

@Suite("A transition at its release")
struct ReleasePolicyTests {
  private let policy = ReleasePolicy()

  @Test("follows the velocity at one whole way a second or more, else the progress")
  func table() {
    for progress in stride(from: CGFloat(0), through: 1, by: 0.125) {
      let decisions = [-1, -0.99, 0, .nan, 0.99, 1].map {
        policy.finishes(progress: progress, velocity: $0)
      }
      let isFar = progress >= 0.5
      expectEqual(decisions, [false, isFar, isFar, isFar, isFar, true], "\(progress)")
    }
  }
}
