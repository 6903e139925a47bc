import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("Predictive back")
struct PredictiveBackTransitionTests {
  /// A scene with a controller whose gesture is on the fore view.
  @MainActor
  private final class Scene {
    let scene: TransitionScene
    let driver: PredictiveBackController

    init(
      _ layout: UITraitEnvironmentLayoutDirection = .leftToRight,
      _ make: (PredictiveBackController) -> any Transition
    ) throws {
      var dismiss: () -> Void = {}
      driver = PredictiveBackController { dismiss() }
      scene = TransitionScene(make(driver), layout)
      dismiss = { [unowned scene] in scene.fore.dismiss(animated: true) }
      scene.fore.view.addGestureRecognizer(driver.recognizer)
      try scene.forward()
    }

    var shown: LayerProperties { scene.shown }
    var isGone: Bool { scene.wall.presentedViewController == nil }

    /// The progress of the driver on Android's curve, cubic-bezier(0.1, 0.1, 0, 1).
    var progress: Double { cubicTiming(Double(driver.rawProgress), 0.1, 0.1, 0, 1) }

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

    /// Expects that nothing is left of a gesture that went back, or that was cancelled.
    func expectEnd(isGone: Bool, _ location: SourceLocation = #_sourceLocation) throws {
      try scene.stage.settle()
      let layer = scene.fore.view.layer
      expectEqual(self.isGone, isGone, sourceLocation: location)
      expectEqual(layer.transform.m42, 0, sourceLocation: location)
      expectTrue(isGone || layer.transform.isIdentity, sourceLocation: location)
      expectTrue(scene.stage.diagnostics.issues.isEmpty, sourceLocation: location)
    }
  }

  @Test(
    """
    drives any transition, from either edge, commits in 300 to 150 ms by the progress, \
    and cancels in 100 ms, with reduced motion, too
    """)
  func drivesAny() throws {
    for (edge, isCalm) in [(TransitionEdge.left, false), (.right, false), (.left, true)] {
      let scene = try Scene { .slide().driven(by: $0) }
      scene.scene.stage.traits.prefersReducedMotion = isCalm
      let finger = scene.drag(over: isCalm ? 0.6 : 0.3, from: edge)
      expectEqual(scene.driver.edge, edge)
      expectEqual((scene.shown.opacity < 1), isCalm)
      expectNear(scene.shown.position.x, 200 + (isCalm ? 0 : 400 * scene.progress), within: 1e-6)
      if isCalm { finger.lift() } else { finger.cancel() }
      try scene.expectEnd(isGone: isCalm)
    }
    // A commit takes 300 to 150 ms by the part of the width, without the curve.
    for (part, expected) in [
      (0.1, 0.1), (0.6, 0.3 - 0.15 * 0.6), (0.9, 0.3 - 0.15 * 0.9), (0.99, 0.3 - 0.15 * 0.99),
      (1.2, 0.15),
    ] {
      let scene = try Scene { FadeTransition().driven(by: $0) }
      scene.drag(over: CGFloat(part)).lift()
      expectNear(try scene.scene.stage.settle(), expected, within: 0.002)
    }
  }

  @Test("shrinks a sheet by 48 and 24 points before the commit, and sinks it after")
  func sheet() throws {
    let scene = try Scene { .predictiveBack(.sheet, by: $0) }
    let finger = scene.drag(over: 0.6)
    expectNear(scene.shown.transform.m11, 1 - 48 / 400 * scene.progress, within: 1e-6)
    expectNear(scene.shown.transform.m22, 1 - 24 / 800 * scene.progress, within: 1e-6)
    // The lower side stays where it is.
    expectNear(scene.shown.transform.m42, 12 * scene.progress, within: 1e-6)
    expectEqual(scene.shown.position.y, 400)
    finger.lift()
    scene.scene.stage.advance(by: 0.12)
    expectLess(400, scene.shown.position.y)
    try scene.scene.stage.settle()
    expectTrue(scene.isGone)
  }

  @Test("shifts by the formulas of Material and of Flutter")
  func shift() {
    for part in [0, 0.25, 0.5, 0.75, 1] {
      for sign in [1.0, -1] {
        for scale in [1, 0.99, 0.975, 0.95, 0.9] {
          let material = min(max(0, (800 - scale * 800) / 2 - 8), 24) * part * sign
          expectNear(
            PredictiveBackShift.material.offset(
              ofHeight: 800, scale: scale, travel: 800 * part * sign), material)
        }
        expectNear(
          PredictiveBackShift.flutter.offset(ofHeight: 800, scale: 1, travel: 800 * part * sign),
          32 * easeOut(part) * sign, within: 1e-6)
      }
    }
    let extremes = [(0.0, 10.0), (800, 2_000)].map {
      PredictiveBackShift.material.offset(ofHeight: $0, scale: 0.9, travel: $1)
    }
    expectEqual(extremes, [0, 24])
  }

  @Test(
    "previews the full screen by Android's numbers, up and down, too, and returns or goes on",
    arguments: [0.1, 0.25, 0.5, 0.75, 1], [0.0, 300, -300])
  func fullScreen(part: Double, rise: Double) throws {
    let scene = try Scene { .predictiveBack(.fullScreen, by: $0) }
    let finger = scene.drag(over: CGFloat(part), down: rise)
    // The recognizer subtracts nothing of the way, so that the raw progress is the finger's.
    let (travel, progress) = (Double(scene.driver.verticalTravel), scene.progress)
    expectNear(scene.driver.rawProgress, part, within: 0.03)
    expectNear(travel, rise, within: 20)
    expectNear(scene.driver.touchLocation.y, 400 + rise)
    let offset =
      min(max(0, 80 * progress / 2 - 8), 24) * abs(travel) / 800 * (travel < 0 ? -1 : 1)
    expectNear(scene.shown.transform.m42, offset, within: 1e-6)
    expectNear(scene.shown.transform.m11, 1 - 0.1 * progress, within: 1e-6)
    // The screens swap between 20 % and 35 % of the finger's way.
    let (first, last) = (cubicTiming(0.2, 0.1, 0.1, 0, 1), cubicTiming(0.35, 0.1, 0.1, 0, 1))
    expectNear(
      scene.shown.opacity, 1 - min(max((progress - first) / (last - first), 0), 1), within: 1e-6)
    if part < 0.2 { expectEqual(scene.shown.opacity, 1) }
    expectNear(scene.scene.shownBehind.transform.m11, 1.1 - 0.1 * progress, within: 1e-6)
    expectNear(
      scene.scene.shownBehind.opacity, max(0, (progress - last) / (1 - last)), within: 1e-6)
    finger.lift()
    scene.scene.stage.advance(by: 0.05)
    if part < 0.5 {
      // The offset shrinks with the scale.
      let left = (1 - Double(scene.shown.transform.m11)) / (0.1 * progress)
      expectTrue((0.01..<0.99).contains(left))
      expectNear(scene.shown.transform.m42, offset * left, within: 1e-6)
    } else if !scene.isGone {
      expectNear(scene.shown.transform.m42, offset, within: 1e-6)
    }
    try scene.expectEnd(isGone: part >= 0.5)
  }

  @Test(
    "shrinks a side sheet by 24 and 48 points, or widens it by 12 from its own side",
    arguments: [0.1, 0.25, 0.5, 0.75, 1], [TransitionEdge.leading, .trailing, .left, .right])
  func sideSheet(part: Double, edge: TransitionEdge) throws {
    for side in [TransitionEdge.left, .right] {
      for layout in UITraitEnvironmentLayoutDirection.allCases {
        let scene = try Scene(layout) { .predictiveBack(.sideSheet(at: edge), by: $0) }
        let finger = scene.drag(over: CGFloat(part), from: side)
        let (progress, sign) = (scene.progress, edge.outward(in: layout).dx)
        let gain = (side == .left) == (sign < 0) ? 12.0 : -24
        expectNear(scene.shown.transform.m11, 1 + gain / 400 * progress, within: 1e-6)
        expectNear(scene.shown.transform.m22, 1 - 48 / 800 * progress, within: 1e-6)
        // The side of the sheet stays where it is.
        let half = 200 * scene.shown.transform.m11
        let middle = scene.shown.position.x + scene.shown.transform.m41
        expectNear(middle + sign * half, 200 + sign * 200, within: 1e-6)
        finger.lift()
        scene.scene.stage.advance(by: 0.12)
        if part >= 0.5 { expectLess(0, (scene.shown.position.x - 200) * sign) }
        try scene.expectEnd(isGone: part >= 0.5)
      }
    }
  }

  @Test(
    "shrinks a screen to 90 % and moves it aside before the commit",
    arguments: [(TransitionEdge.left, 1.0), (.right, -1)])
  func sharedElement(side: TransitionEdge, sign: Double) throws {
    let element = UIView(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
    let scene = try Scene { .predictiveBack(.sharedElement { element }, by: $0) }
    scene.scene.wall.view.addSubview(element)
    let finger = scene.drag(over: 0.5, from: side)
    let carrier = try #require(scene.scene.fore.view.superview?.subviews.last?.subviews.first)
    // An element of a removed presenter is found again, because its view is back in the container.
    expectEqual(carrier.accessibilityIdentifier, "predictive back")
    let shown = carrier.layer.presentationProperties
    expectNear(shown.transform.m41, sign * (400 / 20 - 8) * scene.progress, within: 1e-6)
    expectNear(shown.transform.m11, 1 - 0.1 * scene.progress, within: 1e-6)
    expectEqual(carrier.subviews.first?.layer.presentationProperties.bounds.size.width, 400)
    finger.lift()
    try scene.scene.stage.settle()
    expectTrue(scene.isGone && !scene.scene.fore.view.isHidden)
  }

  @Test("shows the corners of the element at the end of the gesture, and on the way into its place")
  func corners() throws {
    let element = UIView(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
    element.layer.cornerRadius = 28
    let scene = try Scene { .predictiveBack(.sharedElement { element }, by: $0) }
    scene.scene.wall.view.addSubview(element)
    let finger = scene.drag(over: 1)
    let carrier = try #require(scene.scene.fore.view.superview?.subviews.last?.subviews.first)
    for step in 0..<6 {
      for part in carrier.subviews {
        let scale = carrier.layer.presentationProperties.transform.m11
        // Material's `updateBackProgress` would show 28 * 0.9 points here.
        expectNear(part.layer.presentationProperties.cornerRadius * scale, 28, within: 0.01)
      }
      if step == 0 { finger.lift() }
      scene.scene.stage.advance(by: 0.02)
    }
  }

  /// Material 2's standard curve.
  private nonisolated func legacy(_ fraction: Double) -> Double {
    cubicTiming(fraction, 0.4, 0, 0.2, 1)
  }

  /// The progress from the back value to the fore value where no finger drags.
  private func undriven(_ moment: Moment) -> Double {
    moment.isForward ? standard(moment.elapsed) : 1 - legacy(moment.elapsed)
  }

  @Test("grows out of the element in one motion, and returns into it, where no finger drags")
  func undrivenSharedElement() throws {
    let element = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    element.layer.cornerRadius = 16
    let driver = PredictiveBackController {}
    let scene = TransitionScene(.predictiveBack(.sharedElement { element }, by: driver)) {
      $0.addSubview(element)
    }
    scene.fore.view.addGestureRecognizer(driver.recognizer)
    try scene.quarters(duration: 0.3) { moment in
      let carrier = try #require(scene.fore.view.superview?.subviews.last?.subviews.first)
      let clip = try #require(carrier.subviews.last)
      let (flight, shape) = (
        carrier.layer.presentationProperties, clip.layer.presentationProperties
      )
      let progress = undriven(moment)
      func expect(_ value: CGFloat, _ back: Double, _ fore: Double) {
        expectNear(value, back + (fore - back) * progress, within: 1e-6)
      }
      expectTrue(flight.transform.isIdentity)
      expect(flight.position.x, 140, 200)
      expect(flight.position.y, 120, 400)
      expect(shape.bounds.width, 200, 400)
      expect(shape.bounds.height, 120, 800)
      expect(shape.cornerRadius, 16, 0)
      // The picture fills the width of its clip, from the top.
      let picture = try #require(clip.subviews.first).layer.presentationProperties
      expect(picture.transform.m11, 0.5, 1)
      expectEqual(picture.position, .zero)
      let plate = try #require(carrier.subviews.first).layer.presentationProperties
      expectEqual(plate.bounds, shape.bounds)
    }
  }

  @Test("shows one of the two pictures at a time on an opaque ground, with or without a finger")
  func pictures() throws {
    for isDriven in [false, true] {
      let element = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
      element.backgroundColor = .green
      element.layer.shadowOpacity = 0.2
      let scene = try Scene { .predictiveBack(.sharedElement { element }, by: $0) }
      scene.scene.wall.view.addSubview(element)
      if isDriven {
        scene.drag(over: 0.5, from: .left).lift()
      } else {
        scene.scene.fore.dismiss(animated: true)
        scene.scene.stage.advance(by: 0)
      }
      var (seen, frames): ([Bool], Int) = ([], 0)
      while let sky = scene.scene.fore.view.superview?.subviews.last,
        let carrier = sky.subviews.first, carrier.accessibilityIdentifier == "predictive back"
      {
        let (plate, clip) = (carrier.subviews[0], carrier.subviews[1])
        let opacities = clip.subviews.map { $0.layer.presentationProperties.opacity }
        expectEqual(opacities.count, 2)
        expectLess((opacities.min() ?? 1), 0.15)
        expectEqual(carrier.layer.presentationProperties.opacity, 1)
        expectEqual(plate.layer.presentation()?.backgroundColor?.alpha, 1)
        expectTrue(element.isHidden && scene.scene.fore.view.isHidden)
        if let most = opacities.max(), most > 0.5 {
          let isElement = opacities.last == most
          if seen.last != isElement { seen.append(isElement) }
        }
        frames += 1
        scene.scene.stage.advance(by: 1.0 / 120)
      }
      expectLess(10, frames)
      expectEqual(seen, [false, true])
      try scene.scene.stage.settle()
      expectTrue(!element.isHidden && !scene.scene.fore.view.isHidden)
      expectEqual(element.layer.shadowOpacity, 0.2)
    }
  }

  @Test("moves a sheet in one motion where no finger drags, from each side")
  func undrivenSheets() throws {
    let driver = PredictiveBackController {}
    let below = TransitionScene(.predictiveBack(.sheet, by: driver))
    below.fore.view.addGestureRecognizer(driver.recognizer)
    try below.quarters(duration: 0.3) { moment in
      let progress = undriven(moment)
      expectNear(below.shown.position.y, 1_200 - 800 * progress, within: 1e-6)
      expectNear(below.shown.transform.m11, 1 - 0.12 * (1 - progress), within: 1e-6)
    }
    let beside = TransitionScene(.predictiveBack(.sideSheet(at: .trailing), by: driver))
    beside.fore.view.addGestureRecognizer(driver.recognizer)
    try beside.quarters(duration: 0.3) { moment in
      let progress = undriven(moment)
      expectNear(beside.shown.position.x, 600 - 400 * progress, within: 1e-6)
      expectNear(beside.shown.transform.m22, 1 - 0.06 * (1 - progress), within: 1e-6)
    }
  }

  @Test("is never almost blank for long where no finger drags, and comes to rest slowly")
  func undrivenFullScreen() throws {
    let scene = TransitionScene(.predictiveBack(by: PredictiveBackController {}))
    scene.paint()
    for direction in [TransitionDirection.forward, .backward] {
      var (faint, last): (Int, Double) = (0, 0)
      try scene.run(direction, at: (0...18).map { Double($0) / 18 }) { moment in
        let (fore, back) = (scene.shown, scene.shownBehind)
        // Two texts are not legible over each other, and one of them mostly is.
        expectLess(min(fore.opacity, back.opacity), 0.15)
        if max(fore.opacity, back.opacity) < 0.3 { faint += 1 }
        let coming = moment.isForward ? fore : back
        if moment.elapsed > 0.38 { expectLess(0.6, coming.opacity) }
        let scale = Double(coming.transform.m11)
        if moment.elapsed > 0.99 { expectNear(scale, last, within: 0.1 / 18 / 4) }
        last = scale
      }
      expectAtMost(faint, 2, "\(faint) of 18 frames")
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    let driver = PredictiveBackController {}
    expectKept(law, unchecked: [.follows]) { .predictiveBack(.fullScreen, by: driver) }
    expectKept(law, as: .tab) { .predictiveBack(.sheet, by: driver) }
    expectKept(law) { .predictiveBack(.sideSheet(at: .trailing), by: driver) }
    expectKept(law, as: .pushed) { .predictiveBack(.sharedElement { nil }, by: driver) }
    expectKept(law) { .slide().driven(by: driver) }
  }
}
