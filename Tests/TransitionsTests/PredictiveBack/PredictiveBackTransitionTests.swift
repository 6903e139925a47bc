import Testing
import Transitioning
import Transitions

@MainActor
@Suite("Predictive back")
struct PredictiveBackTransitionTests {
  /// A scene with a controller whose gesture is on the fore view.
  @MainActor
  private final class Scene {
    let scene: TransitionScene
    let driver: PredictiveBackController

    init(_ make: (PredictiveBackController) -> any Transition) throws {
      var dismiss: () -> Void = {}
      driver = PredictiveBackController { dismiss() }
      scene = TransitionScene(make(driver))
      dismiss = { [unowned scene] in scene.fore.dismiss(animated: true) }
      scene.fore.view.addGestureRecognizer(driver.recognizer)
      _ = try scene.forward()
    }

    /// Drags from an edge over a part of the width, and rests there.
    func drag(over part: CGFloat, from edge: TransitionEdge = .left) -> Finger {
      let start = edge == .left ? 2.0 : 398.0
      let way = 400 * part * (edge == .left ? 1 : -1)
      let finger = scene.stage.touchDown(at: CGPoint(x: start, y: 400))
      for step in 1...20 {
        scene.stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: start + way * CGFloat(step) / 20, y: 400))
      }
      scene.stage.advance(by: 0.1)
      return finger
    }
  }

  /// Android's curve, cubic-bezier(0.1, 0.1, 0, 1).
  private func eased(_ raw: Double) -> Double { cubicTiming(raw, 0.1, 0.1, 0, 1) }

  @Test("previews the full screen by Android's numbers", arguments: [0.1, 0.25, 0.5, 0.75, 1])
  func fullScreen(part: Double) throws {
    let scene = try Scene { PredictiveBackTransition(.fullScreen, by: $0) }
    let finger = scene.drag(over: CGFloat(part))
    // The recognizer subtracts nothing of the way, so that the raw progress is the finger's.
    let raw = Double(scene.driver.rawProgress)
    #expect(abs(raw - part) < 0.03)
    let progress = eased(raw)
    expectClose(scene.scene.shown.transform.m11, 1 - 0.1 * progress, 1e-6)
    expectClose(scene.scene.shown.opacity, max(0, 1 - progress / 0.35), 1e-6)
    expectClose(scene.scene.shownBehind.transform.m11, 1.1 - 0.1 * progress, 1e-6)
    expectClose(scene.scene.shownBehind.opacity, max(0, (progress - 0.35) / 0.65), 1e-6)
    finger.lift()
    try scene.scene.stage.settle()
    #expect((scene.scene.wall.presentedViewController == nil) == (part >= 0.5))
    #expect(scene.scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("commits in 300 to 150 ms by the progress, and cancels in 100 ms")
  func release() throws {
    for (part, expected) in [(0.1, 0.1), (0.6, 0.3 - 0.15 * 0.934), (0.9, 0.3 - 0.15)] {
      let scene = try Scene { FadeTransition().driven(by: $0) }
      let finger = scene.drag(over: CGFloat(part))
      finger.lift()
      let time = try scene.scene.stage.settle()
      #expect(abs(time - expected) < 0.01, "\(part): \(time)")
    }
  }

  @Test("drives any transition, from either edge, and with reduced motion, too")
  func drivesAny() throws {
    for edge in [TransitionEdge.left, .right] {
      let scene = try Scene { SlideTransition().driven(by: $0) }
      let finger = scene.drag(over: 0.3, from: edge)
      #expect(scene.driver.edge == edge)
      let progress = eased(Double(scene.driver.rawProgress))
      expectClose(scene.scene.shown.position.x, 200 + 400 * progress, 1e-6)
      finger.cancel()
      try scene.scene.stage.settle()
      #expect(scene.scene.shown.position.x == 200)
    }
    let scene = try Scene { SlideTransition().driven(by: $0) }
    scene.scene.stage.traits.prefersReducedMotion = true
    let finger = scene.drag(over: 0.6)
    #expect(scene.scene.shown.opacity < 1)
    #expect(scene.scene.shown.position.x == 200)
    finger.lift()
    try scene.scene.stage.settle()
    #expect(scene.scene.wall.presentedViewController == nil)
  }

  @Test("shrinks a sheet by 48 and 24 points before the commit, and sinks it after")
  func sheet() throws {
    let scene = try Scene { PredictiveBackTransition(.sheet, by: $0) }
    let finger = scene.drag(over: 0.6)
    let progress = eased(Double(scene.driver.rawProgress))
    expectClose(scene.scene.shown.transform.m11, 1 - 48 / 400 * progress, 1e-6)
    expectClose(scene.scene.shown.transform.m22, 1 - 24 / 800 * progress, 1e-6)
    #expect(scene.scene.shown.position.y == 400)
    finger.lift()
    scene.scene.stage.advance(by: 0.12)
    #expect(scene.scene.shown.position.y > 400)
    try scene.scene.stage.settle()
    #expect(scene.scene.wall.presentedViewController == nil)
  }

  @Test("shrinks a screen to 90 % and moves it aside before the commit", arguments: [1.0, -1])
  func sharedElement(sign: Double) throws {
    let element = View(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
    let scene = try Scene { PredictiveBackTransition(.sharedElement { element }, by: $0) }
    scene.scene.wall.view.addSubview(element)
    let finger = scene.drag(over: 0.5, from: sign > 0 ? .left : .right)
    let progress = eased(Double(scene.driver.rawProgress))
    let carrier = try #require(scene.scene.fore.view.superview?.subviews.last)
    let shown = carrier.layer.presentationProperties
    // An element of a removed presenter is found again, because its view is back in the container.
    #expect(carrier.accessibilityIdentifier == "predictive back")
    expectClose(shown.transform.m11, 1 - 0.1 * progress, 1e-6)
    expectClose(shown.transform.m41, sign * (400 / 20 - 8) * progress, 1e-6)
    finger.lift()
    try scene.scene.stage.settle()
    #expect(scene.scene.wall.presentedViewController == nil)
    #expect(!scene.scene.fore.view.isHidden)
  }

  @Test("keeps the laws", arguments: TransitionLaw.allCases)
  func laws(_ law: TransitionLaw) throws {
    let driver = PredictiveBackController {}
    try law.check { PredictiveBackTransition(.fullScreen, by: driver) }
    try law.check { PredictiveBackTransition(.sheet, by: driver) }
    try law.check { PredictiveBackTransition(.sharedElement { nil }, by: driver) }
    try law.check { .slide.driven(by: driver) }
  }
}
