import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("An interactive transition")
struct InteractionTests {
  private let scene = ControllerScene()

  /// A transition of one second that moves the fore view in from the right and fades the back view.
  private let slide = DrivenTransition { context in
    let width = context.containerView.bounds.width
    context.animate(
      context.foreViewController.view, \.position.x, back: 1.5 * width, fore: 0.5 * width)
    context.animate(context.backViewController.view, \.opacity, back: 1, fore: 0.5)
    context.endAfterAnimations()
  }

  private func x(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentationProperties.position.x)
  }

  /// Presents a controller with the slide, and empties the log.
  private func presented(_ style: UIModalPresentationStyle = .fullScreen) throws
    -> LoggingViewController
  {
    let fore = scene.controller("B", style)
    slide.isDriven = false
    fore.transitionController.transition = slide
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    slide.isDriven = true
    _ = scene.log.take()
    return fore
  }

  @Test(
    "follows its driver, with linear timing, and stands still between updates (Interaction 5, 6)")
  func update() throws {
    let fore = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    for percent in [0.0, 0.25, 0.1, 0.9, 0.5] {
      slide.interaction.update(percent)
      let opacity = scene.back.view.layer.presentationProperties.opacity
      let before = x(fore)
      scene.stage.advance(by: 0.7)
      for x in [before, x(fore)] { expectNear(x, 195 + 390 * percent) }
      expectNear(opacity, 0.5 + 0.5 * percent)
      expectEqual(fore.transitionCoordinator?.percentComplete, CGFloat(percent))
    }
    expectEqual(fore.transitionCoordinator?.isInteractive, true)
    slide.interaction.finish()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  @Test(
    "finishes in the rest of the duration, divided by the speed (Interaction 8, 9)",
    arguments: [(1, 1), (2, 2), (0.5, 0.5), (0, 1), (-2, 1), (Double.nan, 1), (.infinity, 1)])
  func finish(speed: Double, divisor: Double) throws {
    let fore = try presented()
    slide.interaction.completionSpeed = CGFloat(speed)
    fore.dismiss(animated: true) { [scene] in scene.log.note("completion") }
    scene.stage.advance(by: 0)
    slide.interaction.update(0.4)
    slide.interaction.finish()
    expectTrue(scene.back.presentedViewController === fore)
    let rest = try scene.stage.settle()
    expectNear(rest, 0.6 * TransitionDefaults.duration / divisor)
    expectEqual(
      scene.log.take(),
      [
        "B.viewWillDisappear(true)", "P.viewWillAppear(true)", "P.viewIsAppearing(true)",
        "P.viewDidAppear(true)", "B.viewDidDisappear(true)", "completion",
      ])
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.alpha, 1)
    expectEqual(scene.back.view.layer.speed, 1)
  }

  // Rules: ViewControllers 23; Interaction 8, 16.
  @Test(
    "goes back if it is cancelled, and leaves everything as it was",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func cancel(style: UIModalPresentationStyle) throws {
    let fore = try presented(style)
    let before = Picture(scene.window)
    fore.dismiss(animated: true) { [scene] in scene.log.note("completion") }
    var cancelled: Bool?
    fore.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    scene.stage.advance(by: 0)
    slide.interaction.update(0.3)
    scene.stage.advance(by: 2)
    slide.interaction.cancel()
    // Never within the call (Interaction 13).
    expectTrue(cancelled == nil)
    expectEqual(fore.transitionCoordinator?.isCancelled, true)
    let rest = try scene.stage.settle()
    expectNear(rest, 0.3 * TransitionDefaults.duration)
    expectEqual(cancelled, true)
    expectEqual(
      scene.log.take(),
      [
        "B.viewWillDisappear(true)", "P.viewWillAppear(true)", "P.viewIsAppearing(true)",
        "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)", "completion",
      ].filter { style == .fullScreen || !$0.hasPrefix("P.") })
    expectTrue(Picture(scene.window) == before && scene.back.presentedViewController === fore)
    // The next one runs to the end.
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    slide.interaction.update(0.9)
    slide.interaction.finish()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  @Test("leaves no animation running if it is cancelled early (Interaction 8, 16)")
  func quickCancel() throws {
    for step in 0..<12 {
      scene.stage.advance(by: 0.0137)
      let fore = try presented(.overFullScreen)
      let before = Picture(scene.window)
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      slide.interaction.update(CGFloat(8 * step % 97 + 1) / 100)
      slide.interaction.cancel()
      while fore.transitionCoordinator != nil { scene.stage.advance(by: 0.001) }
      expectEqual(x(fore), 195)
      expectEqual(Picture(scene.window), before)
      #expect(try scene.stage.settle() == 0)
      fore.dismiss(animated: false)
      try scene.stage.settle()
    }
  }

  // Rules: Interaction 12.
  @Test("stays where it is paused, also if a spring has run past the duration")
  func grabSpring() throws {
    let bounce = DrivenTransition { context in
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
      context.animate(
        context.foreViewController.view, \.position.x, back: 585, fore: 195, timing: .spring(spring)
      )
      context.endAfterAnimations()
    }
    bounce.interaction.wantsInteractiveStart = false
    let fore = scene.controller("B", with: bounce)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.5)
    let shown = x(fore)
    bounce.interaction.pause()
    expectNear(x(fore), shown, within: 1e-9)
    let errors = ([1, 0.999, 1] as [CGFloat]).map { percent in
      bounce.interaction.update(percent)
      return abs(x(fore) - shown)
    }
    bounce.interaction.cancel()
    scene.stage.advance(by: 1e-6)
    expectTrue((errors + [abs(x(fore) - shown)]).allSatisfy { $0 < 1 })
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  // Rules: ViewControllers 22, 30; PresentationControllers 10.
  @Test("of a presentation is cancelled without a trace")
  func cancelPresentation() throws {
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = slide
    let before = Picture(scene.window)
    scene.back.present(fore, animated: true) { [scene] in scene.log.note("completion") }
    scene.stage.advance(by: 0)
    slide.interaction.update(0.6)
    slide.interaction.cancel()
    try scene.stage.settle()
    expectEqual(
      scene.log.take().suffix(5),
      [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)", "completion",
      ])
    expectEqual(scene.picture, "P: P")
    expectTrue(fore.presentingViewController == nil)
    expectEqual(Picture(scene.window), before)
  }

  // Rules: AnimatedTransitions 3; Interaction 13, 14.
  @Test(
    "takes no time but a turn if nothing is left, and applies calls that come before it begins",
    arguments: [true, false], [true, false])
  func noWayLeft(finishes: Bool, isEarly: Bool) throws {
    let fore = try presented()
    var isOver = false
    fore.dismiss(animated: true) { isOver = true }
    if !isEarly { scene.stage.advance(by: 0) }
    slide.interaction.update(isEarly ? 0.5 : finishes ? 1 : 0)
    if finishes { slide.interaction.finish() } else { slide.interaction.cancel() }
    expectTrue(!isOver)
    let rest = isEarly ? 0.5 * TransitionDefaults.duration : 0
    expectNear(try scene.stage.settle(), rest)
    expectTrue(isOver)
    expectEqual(scene.picture, (finishes ? "P: P" : "P > B: [] [B]"))
  }

  @Test("ignores invalid calls")
  func nonsense() throws {
    slide.interaction.update(0.5)
    slide.interaction.cancel()
    slide.interaction.finish()
    slide.interaction.pause()
    let fore = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    let percents = [CGFloat.nan, -3, .infinity].map { percent in
      slide.interaction.update(percent)
      return slide.interaction.percentComplete
    }
    expectEqual(percents, [0, 0, 1])
    slide.interaction.update(0.5)
    slide.interaction.cancel()
    slide.interaction.cancel()
    slide.interaction.finish()
    slide.interaction.update(0.9)
    try scene.stage.settle()
    slide.interaction.cancel()
    slide.interaction.update(0.1)
    expectEqual(scene.picture, "P > B: [] [B]")
  }

  @Test("that is never released is named")
  func held() throws {
    let fore = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    #expect(
      throws: SettleError.neverEnds([
        "the dismissal of LoggingViewController 'B' waits for its interaction controller to finish"
          + " or cancel it"
      ])
    ) { try scene.stage.settle() }
    slide.interaction.cancel()
    try scene.stage.settle()
  }

  @Test(
    "can be paused while it runs, any number of times (Interaction 11, 12; Coordinators 7)")
  func grab() throws {
    let fore = scene.controller("B")
    fore.transitionController.transition = slide
    slide.interaction.wantsInteractiveStart = false
    var changes: [Bool] = []
    scene.back.present(fore, animated: true)
    fore.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    scene.stage.advance(by: 0.5 * TransitionDefaults.duration)
    expectEqual(fore.transitionCoordinator?.initiallyInteractive, false)
    expectTrue(changes.isEmpty)
    var places = [x(fore)]
    slide.interaction.pause()
    expectNear(slide.interaction.percentComplete, 0.5, within: 1e-9)
    places.append(x(fore))
    scene.stage.advance(by: 10)
    places.append(x(fore))
    expectEqual(places, [places[0], places[0], places[0]])
    slide.interaction.cancel()
    scene.stage.advance(by: 0.2 * TransitionDefaults.duration)
    let back = x(fore)
    slide.interaction.pause()
    expectTrue(back > places[0] && abs(x(fore) - back) < 1e-9)
    expectEqual(fore.transitionCoordinator?.isCancelled, false)
    slide.interaction.finish()
    expectEqual(changes, [true, false, true, false])
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]")
    expectEqual(x(fore), 195)
  }

  @Test(
    "that is held and released again as it arrives runs its whole way (Interaction 12)",
    arguments: [true, false])
  func again(finishes: Bool) throws {
    let fade = FadeByHand()
    let fore = scene.controller("B", with: fade)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    fade.driver.completionCurve = .linear
    fade.driver.update(0.5)
    finishes ? fade.driver.finish() : fade.driver.cancel()
    let half = TransitionDefaults.duration / 2
    // After the arrival, and before the transition takes note of it.
    scene.stage.perform(afterDelay: half) {
      fade.driver.pause()
      finishes ? fade.driver.cancel() : fade.driver.finish()
    }
    #expect(abs(try scene.stage.settle() - 3 * half) < 1e-6)
    expectEqual(scene.picture, (finishes ? "P: P" : "P > B: P [B]"))
  }

  @Test("looks the same at a sought time as when it is played")
  func seek() throws {
    let fore = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    slide.interaction.update(0.4)
    slide.interaction.finish()
    let start = scene.stage.now
    let times = stride(from: 0.0, through: 0.2, by: 0.01)
    let foreseen = times.map { time in scene.stage.seek(to: start + time) { x(fore) } }
    expectNear(x(fore), (195 + 390 * 0.4), within: 1e-9)
    let seen = times.map { time in
      scene.stage.advance(to: start + time)
      return x(fore)
    }
    expectNear(foreseen, seen)
    expectEqual(foreseen, foreseen.sorted())
  }

  @Test(
    "runs alongside animations in the container and, on request, elsewhere (Coordinators 2, 4)")
  func alongside() throws {
    let fore = try presented(.overFullScreen)
    let (inside, outside) = (UIView(), UIView())
    fore.view.addSubview(inside)
    scene.window.addSubview(outside)
    fore.dismiss(animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    let named = UIView()
    fore.view.addSubview(named)
    coordinator.animate { _ in inside.alpha = 0 }
    for view in [outside, named] {
      coordinator.animateAlongsideTransition(
        in: view, animation: { _ in view.alpha = 0 }, completion: nil)
    }
    scene.stage.advance(by: 0)
    let views = [inside, outside, named]
    for percent in [0.2, 0.7, 0.4] {
      slide.interaction.update(percent)
      let opacities = views.map(\.layer.presentationProperties.opacity)
      expectNear(opacities, views.map { _ in 1 - percent })
    }
    slide.interaction.cancel()
    while fore.transitionCoordinator != nil { scene.stage.advance(by: 0.001) }
    expectEqual(views.map(\.layer.presentationProperties.opacity), [1, 1, 1])
    #expect(try scene.stage.settle() == 0)
  }

  @Test("is pulled to its end by a spring, from the velocity of its release")
  func spring() throws {
    let fore = try presented()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    slide.interaction.update(0.5)
    slide.interaction.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 0))
    slide.interaction.finish()
    let start = x(fore)
    scene.stage.advance(by: 1e-6)
    // Four times the rest of the way in a second; the rest is 195 points.
    expectLess(abs((x(fore) - start) / 1e-6 - 4 * 195), 1)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }
}
