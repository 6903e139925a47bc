import Testing
import TransitionLaws
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

    /// Drags from an edge over a part of the width, down by a distance, and rests there.
    func drag(
      over part: CGFloat, from edge: TransitionEdge = .left, down rise: CGFloat = 0
    ) -> Finger {
      let start = edge == .left ? 2.0 : 398.0
      let way = 400 * part * (edge == .left ? 1 : -1)
      let finger = scene.stage.touchDown(at: CGPoint(x: start, y: 400))
      for step in 1...20 {
        scene.stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: start + way * CGFloat(step) / 20, y: 400))
      }
      // The recognizer of the edge begins with a horizontal drag only.
      for step in 1...20 where rise != 0 {
        scene.stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: start + way, y: 400 + rise * CGFloat(step) / 20))
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
      let scene = try Scene { EdgeSlideTransition().driven(by: $0) }
      let finger = scene.drag(over: 0.3, from: edge)
      #expect(scene.driver.edge == edge)
      let progress = eased(Double(scene.driver.rawProgress))
      expectClose(scene.scene.shown.position.x, 200 + 400 * progress, 1e-6)
      finger.cancel()
      try scene.scene.stage.settle()
      #expect(scene.scene.shown.position.x == 200)
    }
    let scene = try Scene { EdgeSlideTransition().driven(by: $0) }
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
    // The lower side stays where it is.
    expectClose(scene.scene.shown.transform.m42, 12 * progress, 1e-6)
    finger.lift()
    scene.scene.stage.advance(by: 0.12)
    #expect(scene.scene.shown.position.y > 400)
    try scene.scene.stage.settle()
    #expect(scene.scene.wall.presentedViewController == nil)
  }

  @Test("shifts by the formulas of Material and of Flutter")
  func shift() {
    for part in [0, 0.25, 0.5, 0.75, 1] {
      for sign in [1.0, -1] {
        for scale in [1, 0.99, 0.975, 0.95, 0.9] {
          let material = min(max(0, (800 - scale * 800) / 2 - 8), 24) * part * sign
          expectClose(
            PredictiveBackShift.material.offset(
              ofHeight: 800, scale: scale, travel: 800 * part * sign), material)
        }
        let flutter = 32 * cubicTiming(part, 0, 0, 0.58, 1) * sign
        expectClose(
          PredictiveBackShift.flutter.offset(ofHeight: 800, scale: 1, travel: 800 * part * sign),
          flutter, 1e-6)
      }
    }
    #expect(PredictiveBackShift.material.offset(ofHeight: 0, scale: 0.9, travel: 10) == 0)
    #expect(PredictiveBackShift.material.offset(ofHeight: 800, scale: 0.9, travel: 2_000) == 24)
  }

  @Test(
    "follows the finger up and down in the full screen, and returns or goes on",
    arguments: [0.1, 0.25, 0.5, 0.75, 1], [300.0, -300])
  func verticalTravel(part: Double, rise: Double) throws {
    let scene = try Scene { PredictiveBackTransition(.fullScreen, by: $0) }
    let finger = scene.drag(over: CGFloat(part), down: rise)
    let travel = Double(scene.driver.verticalTravel)
    #expect(abs(travel - rise) < 20)
    #expect(abs(scene.driver.touchLocation.y - 400 - rise) < 1e-9)
    let loss = 0.1 * eased(Double(scene.driver.rawProgress))
    let offset = min(max(0, 800 * loss / 2 - 8), 24) * abs(travel) / 800 * (travel < 0 ? -1 : 1)
    expectClose(scene.scene.shown.transform.m42, offset, 1e-6)
    expectClose(scene.scene.shown.transform.m11, 1 - loss, 1e-6)
    finger.lift()
    scene.scene.stage.advance(by: 0.05)
    if part < 0.5 {
      // The offset shrinks with the scale.
      let left = (1 - Double(scene.scene.shown.transform.m11)) / loss
      #expect((0.01..<0.99).contains(left))
      expectClose(scene.scene.shown.transform.m42, offset * left, 1e-6)
    } else if scene.scene.wall.presentedViewController != nil {
      expectClose(scene.scene.shown.transform.m42, offset, 1e-6)
    }
    try scene.scene.stage.settle()
    #expect((scene.scene.wall.presentedViewController == nil) == (part >= 0.5))
    #expect(scene.scene.fore.view.layer.transform.m42 == 0)
    #expect(part >= 0.5 || scene.scene.fore.view.transform3D.isIdentity)
    #expect(scene.scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "shrinks a side sheet by 24 and 48 points, or widens it by 12 from its own side",
    arguments: [0.1, 0.25, 0.5, 0.75, 1], [TransitionEdge.leading, .trailing, .left, .right])
  func sideSheet(part: Double, edge: TransitionEdge) throws {
    for finger in [TransitionEdge.left, .right] {
      for layout in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        try expectSideSheet(part, at: edge, from: finger, layout)
      }
    }
  }

  private func expectSideSheet(
    _ part: Double, at edge: TransitionEdge, from side: TransitionEdge,
    _ layout: UITraitEnvironmentLayoutDirection
  ) throws {
    let scene = try Scene { PredictiveBackTransition(.sideSheet(at: edge), by: $0) }
    scene.scene.stage.traits.layoutDirection = layout
    let finger = scene.drag(over: CGFloat(part), from: side)
    let progress = eased(Double(scene.driver.rawProgress))
    let sign = edge.outward(in: layout).dx
    let gain = (side == .left) == (sign < 0) ? 12.0 : -24
    expectClose(scene.scene.shown.transform.m11, 1 + gain / 400 * progress, 1e-6)
    expectClose(scene.scene.shown.transform.m22, 1 - 48 / 800 * progress, 1e-6)
    // The side of the sheet stays where it is.
    let half = 200 * scene.scene.shown.transform.m11
    let middle = scene.scene.shown.position.x + scene.scene.shown.transform.m41
    expectClose(middle + sign * half, 200 + sign * 200, 1e-6)
    finger.lift()
    scene.scene.stage.advance(by: 0.12)
    if part >= 0.5 { #expect((scene.scene.shown.position.x - 200) * sign > 0) }
    try scene.scene.stage.settle()
    #expect((scene.scene.wall.presentedViewController == nil) == (part >= 0.5))
    #expect(part >= 0.5 || scene.scene.fore.view.transform3D.isIdentity)
    #expect(scene.scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("shrinks a screen to 90 % and moves it aside before the commit", arguments: [1.0, -1])
  func sharedElement(sign: Double) throws {
    let element = UIView(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
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

  @Test(
    "moves a screen aside from the leading edge where no finger drags",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func undriven(layout: UITraitEnvironmentLayoutDirection) throws {
    let element = UIView(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
    let scene = try Scene { PredictiveBackTransition(.sharedElement { element }, by: $0) }
    scene.scene.stage.traits.layoutDirection = layout
    scene.scene.wall.view.addSubview(element)
    scene.scene.fore.dismiss(animated: true)
    scene.scene.stage.advance(by: 0.15)
    let carrier = try #require(scene.scene.fore.view.superview?.subviews.last)
    let aside = carrier.layer.presentationProperties.transform.m41
    expectClose(aside, layout == .leftToRight ? 12 : -12, 1e-6)
    try scene.scene.stage.settle()
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    let driver = PredictiveBackController {}
    expectKept(law) { PredictiveBackTransition(.fullScreen, by: driver) }
    expectKept(law, as: .tab) { PredictiveBackTransition(.sheet, by: driver) }
    expectKept(law) { PredictiveBackTransition(.sideSheet(at: .trailing), by: driver) }
    expectKept(law, as: .pushed) { PredictiveBackTransition(.sharedElement { nil }, by: driver) }
    expectKept(law) { .slide.driven(by: driver) }
  }
}
