import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A finger on a sheet that moves by itself")
struct SheetCatchingTests {
  private let world = SheetScene()

  private func grab() -> Finger {
    let finger = world.stage.touchDown(at: CGPoint(x: 195, y: 700))
    finger.move(byX: 0, y: 11)
    world.stage.advance(by: 0)
    return finger
  }

  /// The top of the sheet, the opacity of the dimming view and the scale behind, as shown.
  private var shown: [Double] {
    [world.top, world.dimming?.layer.presentationProperties.opacity ?? -1, world.scaleBehind]
  }

  // Rules: AnimatedTransitions 18.
  @Test(
    "picks up an incoming sheet, whose presentation has ended then, and takes it back if it is low",
    arguments: [0.1, 0.05])
  func arrival(time: Double) throws {
    let before = Picture(world.scene.window)
    world.scene.back.present(world.fore, animated: true) { [log = world.scene.log] in
      log.note("completion")
    }
    world.stage.advance(by: time)
    _ = world.calls()
    let caught = shown
    let finger = grab()
    expectNear(shown[0], caught[0], within: 1e-6)
    expectNear(shown[1], caught[1], within: 0.05)
    world.stage.advance(by: 0.5)
    expectNear(world.top, caught[0], within: 1e-6)
    finger.move(byX: 0, y: -20)
    expectNear(world.top, caught[0] - 20, within: 1e-6)
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    let end =
      time == 0.1
      ? ["B.viewWillAppear(true)", "B.viewDidAppear(true)"] : ["B.viewDidDisappear(true)", "did"]
    expectEqual(
      world.calls(),
      [
        "B.viewDidAppear(true)", "completion", "should", "will, coordinator: true",
        "B.viewWillDisappear(true)",
      ] + end)
    expectEqual(world.scene.picture, (time == 0.1 ? "P > B: P [B]" : "P: P"))
    if time == 0.1 {
      expectNear(world.top, world.largeTop)
      expectNear(world.scaleBehind, world.cardScale)
      world.fore.dismiss(animated: true)
      try world.stage.settle()
    }
    expectEqual(Picture(world.scene.window), before)
  }

  @Test("picks up a sheet that must not be dismissed as well, on a rubber band")
  func modalArrival() throws {
    world.fore.isModalInPresentation = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.15)
    let top = world.top
    let finger = grab()
    expectNear(world.top, top, within: 1e-6)
    expectTrue(!world.fore.isBeingDismissed)
    finger.move(byX: 0, y: -40)
    expectLess(world.top, top)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, world.largeTop)
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test("picks up an outgoing sheet; putting it back cancels the dismissal")
  func departure() throws {
    try world.present()
    let before = Picture(world.scene.window)
    world.fore.dismiss(animated: true) { [log = world.scene.log] in log.note("completion") }
    world.stage.advance(by: 0.1)
    let caught = shown
    let finger = grab()
    // The animations alongside stay where they were, for they belong to the same motion.
    expectNear(shown, caught, within: 1e-6)
    expectEqual(world.fore.transitionCoordinator?.isInteractive, true)
    world.stage.advance(by: 1)
    for way in [-100.0, 60, -60] {
      let place = world.top
      finger.move(byX: 0, y: way)
      expectNear(world.top, place + way, within: 1e-6)
      world.stage.advance(by: 0.2)
    }
    world.scene.log.note("lift")
    finger.lift()
    try world.stage.settle()
    expectEqual(
      world.calls(),
      [
        "B.viewWillDisappear(true)", "lift", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "completion",
      ])
    expectEqual(Picture(world.scene.window), before)
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  // Rules: Presentation 33.
  @Test("hands over its velocity on the way out, and the dismissal is not the person's")
  func departureGoesOn() throws {
    try world.present()
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.06)
    let finger = grab()
    let place = world.top
    for step in 1...20 {
      world.stage.advance(by: 0.01)
      finger.move(to: CGPoint(x: 195, y: 711 + 10 * Double(step)))
    }
    finger.lift()
    expectNear(world.top, place + 200, within: 1e-6)
    world.stage.advance(by: 1e-6)
    expectNear((world.top - place - 200) / 1e-6, 1000, within: 10)
    try world.stage.settle()
    expectEqual(world.calls(), ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    expectEqual(world.scene.picture, "P: P")
  }

  @Test("brings the sheet back to the nearest detent, from any place", arguments: [0.03, 0.12])
  func detents(time: Double) throws {
    try world.present {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    world.fore.dismiss(animated: true)
    world.stage.advance(by: time)
    let (top, medium, isLow) = (world.top, world.top(at: world.room / 2), time == 0.12)
    let finger = grab()
    expectNear(world.top, top, within: 1e-6)
    expectEqual([top > medium, world.fore.isBeingDismissed], [isLow, isLow])
    finger.move(byX: 0, y: isLow ? -20 : 0)
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, (isLow ? medium : world.largeTop))
    let selected = world.fore.sheetPresentationController?.selectedDetentIdentifier
    expectEqual(selected, (isLow ? .medium : .large))
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test("does not catch a sheet that is cancelled, that fades, or that the app dismisses then")
  func notCaught() throws {
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.2)
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.05)
    var finger = grab()
    let top = world.top
    world.stage.advance(by: 0.05)
    expectLess(top, world.top)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    world.scene.back.present(world.fore, animated: true) { [fore = world.fore] in
      fore.dismiss(animated: true)
    }
    world.stage.advance(by: 0.1)
    finger = grab()
    finger.move(byX: 0, y: -50)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    world.stage.traits.prefersReducedMotion = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.1)
    finger = grab()
    finger.move(byX: 0, y: 100)
    expectEqual(world.top, world.largeTop)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test("releases the sheet if the screen changes its size")
  func resized() throws {
    try world.present()
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    let finger = grab()
    world.stage.resize(to: CGSize(width: 450, height: 800))
    finger.move(byX: 0, y: 30)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.form, "pageSheet sheet 0 57 450 743")
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  // Rules: Sheets 13.
  @Test(
    "lets a dismissed sheet go on unless it has moved it back, however short the touch",
    arguments: [(0.0, true), (200, true), (-200, false)])
  func shortTouch(way: Double, leaves: Bool) throws {
    world.scene.back.present(world.fore, animated: false)
    try world.stage.settle()
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.05)
    let finger = world.stage.touchDown(at: CGPoint(x: 195, y: 500))
    finger.move(byX: 0, y: way)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, leaves ? "P: P" : "P > B: P [B]")
  }

  // Rules: Sheets 13.
  @Test("lets a dismissed sheet go on if the touch is cancelled")
  func cancelledTouch() throws {
    try world.present()
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    let finger = grab()
    expectEqual(world.fore.transitionCoordinator?.isInteractive, true)
    finger.cancel()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    expectEqual(world.calls(), ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }
}

/// An app that forgets to commit a transaction, which keeps all animations from beginning.
@MainActor
@Suite("A finger on a sheet while a transaction is open")
struct SheetInTransactionTests {
  // Rules: Interaction 14.
  @Test(
    "holds nothing for ever, and the transaction is named once",
    arguments: [0, 0.05, 0.1, 0.16], [-100.0, 0, 30, 250])
  func finger(duration: Double, way: Double) throws {
    let world = SheetScene()
    CATransaction.begin()
    let start = CGPoint(x: 195, y: 500)
    world.stage.drag(
      from: start, to: CGPoint(x: 195, y: 500 + way), duration: duration, after: 0.05)
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0)
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    world.stage.advance(by: 0.1)
    CATransaction.commit()
    try world.stage.settle()
    expectContains(["P: P; issues: 1", "P > B: P [B]; issues: 1"], world.scene.picture)
    expectTrue(world.fore.transitionCoordinator == nil)
    expectEqual(
      world.scene.issues.filter { if case .openTransaction = $0 { true } else { false } }.count, 1)
  }

  @Test("leaves a sheet that the app dismisses, when the transaction is committed")
  func dismissal() throws {
    let world = SheetScene()
    CATransaction.begin()
    world.stage.drag(
      from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 600), duration: 0.1, after: 0.05)
    world.scene.back.present(world.fore, animated: false)
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    CATransaction.commit()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P; issues: 1")
    expectEqual(
      world.scene.issues,
      [.openTransaction(transition: "the dismissal of LoggingViewController 'B'")])
  }
}
