import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A finger on a sheet")
struct SheetDragTests {
  private let world = SheetScene()

  /// Puts a finger on the sheet and begins the drag; from then on the sheet follows.
  ///
  /// A drag begins beyond 10 points.
  private func grab(from y: Double, toward sign: Double = 1) -> Finger {
    let finger = world.stage.touchDown(at: CGPoint(x: world.screen.width / 2, y: y))
    finger.move(byX: 0, y: 11 * sign)
    world.stage.advance(by: 0)
    return finger
  }

  /// The calls of a dismissal that a person finishes, and of one that the person cancels.
  private let finished = [
    "should", "will, coordinator: true", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
    "did",
  ]
  private let cancelled = [
    "should", "will, coordinator: true", "B.viewWillDisappear(true)", "B.viewWillAppear(true)",
    "B.viewDidAppear(true)",
  ]

  @Test("drags it down point by point, and drives its dismissal (Sheets 9; Sequences 3)")
  func dismissal() throws {
    try world.present()
    let finger = grab(from: 100)
    let start = finger.location
    expectEqual(world.calls(), [])
    for way in [30.0, 200, 90, 500] {
      finger.move(to: CGPoint(x: start.x, y: start.y + way))
      world.stage.advance(by: 0.1)
      expectNear(world.top, (world.largeTop + way), within: 1e-6)
      expectTrue(world.fore.isBeingDismissed)
    }
    let part = 500 / world.largeHeight
    let dim = world.dimming?.layer.presentationProperties.opacity ?? 1
    let shown = [
      Double(world.fore.transitionCoordinator?.percentComplete ?? 0), dim, world.scaleBehind,
    ]
    let expected = [part, 1 - part, part + world.cardScale * (1 - part)]
    expectNear(shown, expected, within: 1e-6)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.calls(), finished)
    expectEqual(world.scene.picture, "P: P")
  }

  // Rules: Sheets 10; Presentation 33; ViewControllers 23.
  @Test("that does not pull far enough leaves everything as it was")
  func cancel() throws {
    try world.present()
    let before = Picture(world.scene.window)
    for _ in 0..<2 {
      world.stage.drag(
        from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400), duration: 0.5,
        holdingFor: 0.2)
      try world.stage.settle()
      expectEqual(world.calls(), cancelled)
      expectEqual(Picture(world.scene.window), before)
      expectEqual(world.top, world.largeTop)
      expectNear(world.scaleBehind, world.cardScale)
    }
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test(
    "decides by half of the height if it is slow, by its direction if it is fast (Sheets 9)",
    arguments: [
      (380, 0, false), (420, 0, true), (100, 1200, true), (600, -1200, false), (100, 500, false),
    ])
  func decides(way: Double, velocity: Double, leaves: Bool) throws {
    try world.present()
    let start = CGPoint(x: 195, y: 100)
    let end = CGPoint(x: 195, y: 110 + way)
    var path = FingerPath(from: start).moving(to: end, over: 0.5)
    if velocity == 0 {
      path = path.holding(for: 0.3)
    } else {
      let back = CGPoint(x: 195, y: end.y - velocity * 0.2)
      path = path.moving(to: back, over: 0.2).holding(for: 0.2)
        .moving(to: CGPoint(x: 195, y: back.y + velocity * 0.2), over: 0.2)
    }
    world.stage.touch(along: path)
    try world.stage.settle()
    expectEqual((world.scene.back.presentedViewController == nil), leaves)
  }

  @Test(
    "hands over its velocity below the lowest detent and between detents", arguments: [10.0, -10])
  func velocity(step: Double) throws {
    try world.present { $0.detents = step > 0 ? [.large()] : [.medium(), .large()] }
    let finger = grab(from: step > 0 ? 100 : 600, toward: step / 10)
    let start = finger.location
    for count in 1...20 {
      world.stage.advance(by: 0.01)
      finger.move(to: CGPoint(x: start.x, y: start.y + step * CGFloat(count)))
    }
    let before = world.top
    finger.lift()
    expectNear(world.top, before, within: 1e-6)
    world.stage.advance(by: 1e-6)
    expectLess(abs((world.top - before) / 1e-6 - 100 * step), 3)
    try world.stage.settle()
    expectTrue(step > 0 ? world.scene.picture == "P: P" : world.calls() == ["detent large"])
  }

  @Test("moves it between detents, and notifies the delegate of a change (Sheets 4)")
  func detents() throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let medium = world.top
    let finger = grab(from: 600, toward: -1)
    finger.move(byX: 0, y: -100)
    world.stage.advance(by: 0.2)
    let part = 100 / (medium - world.largeTop)
    let shown = [
      world.top, Double(world.view.frame.maxY), Double(world.fore.view.frame.height),
      world.scaleBehind,
    ]
    let height = Double(world.screen.height)
    let expected = [
      medium - 100, height, height - medium + 100, 1 - (1 - world.cardScale) * part,
    ]
    expectNear(shown, expected)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, medium)
    expectEqual(world.calls(), [])
    world.stage.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.5, holdingFor: 0.2)
    try world.stage.settle()
    expectEqual(world.top, world.largeTop)
    expectEqual(world.calls(), ["detent large"])
    expectEqual(world.fore.sheetPresentationController?.selectedDetentIdentifier, .large)
    // A flick moves the sheet by one detent.
    world.stage.flick(
      from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 250), velocity: 1500)
    try world.stage.settle()
    expectEqual(world.top, medium)
    expectEqual(world.calls(), ["detent medium"])
  }

  @Test(
    "that is fast does not dismiss from above the lowest detent (Sheets 9)", arguments: [40, 149.0])
  func fastAbove(way: CGFloat) throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let medium = world.top
    let finger = grab(from: 600, toward: -1)
    finger.move(byX: 0, y: -150)
    world.stage.advance(by: 0.2)
    finger.move(byX: 0, y: way / 2)
    world.stage.advance(by: 1 / 60)
    finger.move(byX: 0, y: way / 2)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, medium)
    expectEqual(world.scene.picture, "P > B: P [B]")
    expectTrue(!world.calls().contains("should"))
  }

  @Test("pulls on a rubber band above the highest detent")
  func rubberBand() throws {
    try world.present()
    let finger = grab(from: 200, toward: -1)
    let start = finger.location
    let band = RubberBand(dimension: Double(world.screen.height))
    for way in [20.0, 150, 60] {
      finger.move(to: CGPoint(x: start.x, y: start.y - way))
      world.stage.advance(by: 0.1)
      expectNear(world.top, world.largeTop - band.value(at: way))
      expectNear(world.view.frame.maxY, Double(world.screen.height))
    }
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, world.largeTop)
    expectEqual(world.calls(), [])
  }

  @Test(
    "pulls on a rubber band below if the sheet must not be dismissed (Presentation 31, 32)",
    arguments: [true, false])
  func blocked(isModal: Bool) throws {
    try world.present()
    if isModal { world.fore.isModalInPresentation = true } else { world.witness.should = false }
    let before = Picture(world.scene.window)
    let band = RubberBand(dimension: Double(world.screen.height))
    for far in [true, false] {
      let finger = grab(from: 200)
      let way = far ? 420.0 : 300
      finger.move(byX: 0, y: way)
      world.stage.advance(by: 0.2)
      expectNear(world.top, world.largeTop + band.value(at: way))
      expectTrue(!world.fore.isBeingDismissed)
      finger.lift()
      try world.stage.settle()
      expectEqual(world.calls(), (isModal ? [] : ["should"]) + (far ? ["attempt"] : []))
      expectEqual(Picture(world.scene.window), before)
    }
  }

  @Test("beside it dismisses by the same rules (Presentation 31–34)")
  func tap() throws {
    try world.present()
    for (isModal, should) in [(true, true), (false, false), (false, true)] {
      world.fore.isModalInPresentation = isModal
      world.witness.should = should
      world.stage.tap(at: CGPoint(x: 195, y: 20))
      try world.stage.settle()
    }
    expectEqual(world.calls(), ["attempt", "should", "attempt"] + finished)
    expectEqual(world.scene.picture, "P: P")
  }

  // Rules: Sheets 10; Presentation 33.
  @Test("changes its mind: each way below the lowest detent is a separate attempt to dismiss")
  func tugs() throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let medium = world.top
    let finger = grab(from: 600)
    for _ in 0..<2 {
      finger.move(byX: 0, y: 100)
      world.stage.advance(by: 0.1)
      expectTrue(world.fore.isBeingDismissed)
      expectNear(world.top, (medium + 100), within: 1e-6)
      finger.move(byX: 0, y: -150)
      world.stage.advance(by: 0.1)
      expectTrue(!world.fore.isBeingDismissed)
      expectNear(world.top, (medium - 50), within: 1e-6)
      finger.move(byX: 0, y: 50)
      world.stage.advance(by: 0.1)
    }
    finger.lift()
    try world.stage.settle()
    expectEqual(world.calls(), cancelled + cancelled)
    expectEqual(world.top, medium)
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test("catches a sheet on its way to a detent, or back from a dismissal, without a jump")
  func catches() throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    world.stage.advance(by: 0.1)
    var caught = world.top
    var finger = grab(from: 500)
    world.stage.advance(by: 0.5)
    expectNear(world.top, caught, within: 1e-6)
    finger.move(byX: 0, y: -20)
    expectNear(world.top, (caught - 20), within: 1e-6)
    finger.lift()
    sheet.selectedDetentIdentifier = .medium
    try world.stage.settle()
    finger = grab(from: 600)
    finger.move(byX: 0, y: 150)
    world.stage.advance(by: 0.3)
    finger.lift()
    world.stage.advance(by: 0.1)
    caught = world.top
    finger = grab(from: 700)
    expectNear(world.top, caught, within: 1e-6)
    finger.move(byX: 0, y: 30)
    world.stage.advance(by: 0.3)
    expectNear(world.top - caught, 30, within: 1e-6)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test(
    "loses the sheet when the app dismisses the controller beneath", arguments: [-100.0, 100],
    [true, false])
  func programmatic(way: Double, animated: Bool) throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let finger = grab(from: 600, toward: way < 0 ? -1 : 1)
    finger.move(byX: 0, y: way)
    world.stage.advance(by: 0.1)
    let place = world.top
    world.fore.dismiss(animated: animated) { [log = world.scene.log] in log.note("completion") }
    expectNear(world.top, place, within: 1e-6)
    for _ in 0..<2 {
      finger.move(byX: 0, y: 5)
      try world.stage.settle()
      expectEqual(world.scene.picture, "P: P")
    }
    finger.lift()
    // Only a dismissal that a person began is the person's.
    let end = ["B.viewDidDisappear(\(way > 0 || animated))", "completion"]
    expectEqual(
      world.calls().filter { end.contains($0) || $0 == "did" }.sorted(),
      end + (way > 0 ? ["did"] : []))
  }

  @Test("loses the sheet when the screen changes its size", arguments: [-100.0, 100])
  func resized(way: Double) throws {
    try world.present { $0.detents = [.medium(), .large()] }
    let other = SheetScene()
    try other.present { $0.detents = [.medium(), .large()] }
    let finger = grab(from: 600, toward: way < 0 ? -1 : 1)
    finger.move(byX: 0, y: way)
    world.stage.advance(by: 0.1)
    for each in [world, other] {
      each.stage.resize(to: CGSize(width: 450, height: 800))
    }
    finger.move(byX: 0, y: 20)
    finger.lift()
    try world.stage.settle()
    try other.stage.settle()
    expectEqual(world.form, other.form)
    expectEqual(world.top, other.top)
    expectEqual(world.scene.back.view.frame, other.scene.back.view.frame)
    expectEqual(world.scene.picture, "P > B: P [B]")
  }

  @Test("drags a floating sheet away without changing it")
  func floating() throws {
    let world = SheetScene(.formSheet, size: CGSize(width: 1024, height: 768), insets: .zero)
    try world.present()
    expectEqual(world.form, "formSheet sheet 242 74 540 620")
    let finger = world.stage.touchDown(at: CGPoint(x: 500, y: 200))
    finger.move(byX: 0, y: 11)
    finger.move(byX: 0, y: 200)
    world.stage.advance(by: 0.2)
    expectNear(world.top, 274, within: 1e-6)
    finger.move(byX: 0, y: 200)
    world.stage.advance(by: 0.2)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test("that leaves the sheet at its detent notifies no delegate, and selects none (Sheets 4)")
  func inactiveDetent() throws {
    let nowhere = UISheetPresentationController.Detent.Identifier("nowhere")
    try world.present {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = nowhere
    }
    for way in [-40.0, 40] {
      world.stage.drag(
        from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 + way), duration: 0.5,
        holdingFor: 0.2)
      try world.stage.settle()
      expectTrue(!world.calls().contains { $0.hasPrefix("detent") })
    }
    expectEqual(world.fore.sheetPresentationController?.selectedDetentIdentifier, nowhere)
  }

  @Test(
    "loses a sheet that is laid out again while the delegate is asked", arguments: [100, 350])
  func takenWhileAsked(width: Double) throws {
    try world.present()
    world.witness.whenCalled = { [world] call in
      guard call == "should" else { return }
      world.witness.whenCalled = { _ in }
      world.stage.resize(to: CGSize(width: width, height: 844))
    }
    let finger = grab(from: 100)
    finger.move(byX: 0, y: 60)
    try world.stage.settle()
    expectEqual(world.calls(), ["should"])
    expectEqual(world.scene.picture, "P > B: P [B]")
    expectEqual(world.form, "pageSheet sheet 0 57 \(Int(width)) 787")
    finger.lift()
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test(
    "that puts the sheet back makes an added child appear (ViewControllers 10, 23)"
  )
  func childOnTheWay() throws {
    try world.present()
    let finger = grab(from: 100)
    finger.move(byX: 0, y: 60)
    world.stage.advance(by: 0.1)
    let child = world.scene.controller("C")
    world.fore.addChild(child)
    world.fore.view.addSubview(child.view)
    child.didMove(toParent: world.fore)
    world.stage.advance(by: 0.1)
    _ = world.calls()
    finger.lift()
    try world.stage.settle()
    expectEqual(
      world.calls(),
      [
        "B.viewWillAppear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
        "C.viewDidAppear(true)", "B.viewDidAppear(true)",
      ])
  }

  @Test(
    "that puts it back applies the changes made meanwhile (Sheets 7; ViewControllers 41)",
    arguments: [60.0, -60])
  func toldMeanwhile(way: Double) throws {
    let world = SheetScene(.formSheet, size: CGSize(width: 1024, height: 1366))
    try world.present()
    let place = CGPoint(x: 512, y: world.view.frame.minY + 50)
    let finger = world.stage.touchDown(at: place)
    for part in [0.5, 1] {
      finger.move(to: CGPoint(x: place.x, y: place.y + way * part))
      world.stage.advance(by: 0.1)
    }
    expectEqual(world.fore.isBeingDismissed, (way > 0))
    world.fore.preferredContentSize = CGSize(width: 400, height: 620)
    world.fore.sheetPresentationController?.preferredCornerRadius = 30
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.form, "formSheet sheet 312 373 400 620")
    expectEqual(world.fore.view.bounds.size, CGSize(width: 400, height: 620))
    expectEqual(world.view.subviews.first?.layer.cornerRadius, 30)
  }
}
