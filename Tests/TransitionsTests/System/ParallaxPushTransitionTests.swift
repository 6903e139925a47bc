import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A push with parallax")
struct ParallaxPushTransitionTests {
  @Test(
    "moves the back view by 30 %, dims it by 7 % and has an edge shadow of 30 %, both ways",
    arguments: UITraitEnvironmentLayoutDirection.allCases)
  func reactNavigation(layout: UITraitEnvironmentLayoutDirection) throws {
    let (scene, sign) = (
      TransitionScene(.parallaxPush(), layout), layout == .rightToLeft ? -1.0 : 1
    )
    try scene.quarters { moment in
      func expect(_ value: CGFloat, _ back: Double, _ fore: Double, _ visible: Double) {
        expectSystemModal(value, back: back, fore: fore, at: moment, visible: visible)
      }
      expect(scene.shown.position.x, 200 + 400 * sign, 200, 0.5)
      expect(scene.shownBehind.transform.m41, 0, -120 * sign, 0.5)
      expect(scene.opacityInContainer(0), 0, 0.07, 0.004)
      expect(scene.opacityInContainer(1), 0, 1, 0.004)
      expect(scene.inContainer(1)?.position.x ?? -1, 200 + 400 * sign, 200, 0.5)
      expectNear(scene.inContainer(1)?.shadowOpacity ?? -1, 0.3, within: 1e-6)
    }
  }

  @Test("has Flutter's figures, or those that it is given, with the timing and the duration")
  func parameters() throws {
    let given: ParallaxPushTransition = .parallaxPush(
      parallax: 0.5, dimming: 0.2, edgeShadow: 0.6, duration: 2, timing: .eased(.linear))
    // Those of the page on Flutter.
    let cupertino: ParallaxPushTransition = .parallaxPush(
      parallax: 1 / 3, dimming: 24 / 255, edgeShadow: 0,
      timing: .eased(MediaTimingFunction(controlPoints: 0.35, 0.91, 0.33, 0.97)))
    let rows: [(ParallaxPushTransition, Double, Double, (Double) -> Double, TimeInterval)] = [
      (cupertino, 1.0 / 3, 24.0 / 255, { cubicTiming($0, 0.35, 0.91, 0.33, 0.97) }, 0.4),
      (given, 0.5, 0.2, linear, 2),
    ]
    for (transition, parallax, dimming, ease, duration) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration) { moment in
        let progress = moment.progress(ease)
        expectNear(scene.shown.position.x, 600 - 400 * progress, within: 1e-6)
        expectNear(scene.shownBehind.transform.m41, -400 * parallax * progress, within: 1e-6)
        expectNear(scene.opacityInContainer(0), dimming * progress, within: 1e-6)
        guard duration == 2 else { return }
        expectNear(scene.opacityInContainer(1), progress, within: 1e-6)
        expectNear(scene.inContainer(1)?.shadowOpacity ?? -1, 0.6, within: 1e-6)
      }
    }
  }

  @Test("has a darker shade in a dark interface, unless it is given one")
  func dark() throws {
    for (transition, dimming) in [
      (ParallaxPushTransition.parallaxPush(), 0.4), (.parallaxPush(dimming: 0.2), 0.2),
    ] {
      let scene = TransitionScene(transition)
      scene.stage.traits.userInterfaceStyle = .dark
      try scene.stage.settle()
      try scene.quarters { moment in
        expectSystemModal(
          scene.opacityInContainer(0), back: 0, fore: dimming, at: moment, visible: 0.004)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .parallaxPush() } }
}
