import TestSupport
import Testing
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

  private var dim: CGFloat { world.dimming?.layer.presentationProperties.opacity ?? -1 }

  // Rules: AnimatedTransitions 18.
  @Test("picks up an incoming sheet, whose presentation has ended then; the sheet settles nearby")
  func arrival() throws {
    let before = Picture(world.scene.window)
    var completions = 0
    world.scene.back.present(world.fore, animated: true) { completions += 1 }
    world.stage.advance(by: 0.1)
    _ = world.calls()
    let (top, dim) = (world.top, dim)
    let finger = grab()
    #expect(abs(world.top - top) < 1e-6)
    #expect(abs(self.dim - dim) < 0.05)
    #expect(completions == 1)
    let tug = ["should", "will, coordinator: true", "B.viewWillDisappear(true)"]
    #expect(world.calls() == ["B.viewDidAppear(true)"] + tug)
    world.stage.advance(by: 0.5)
    #expect(abs(world.top - top) < 1e-6)
    finger.move(byX: 0, y: -20)
    #expect(abs(world.top - (top - 20)) < 1e-6)
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    #expect(world.top == world.largeTop)
    #expect(world.calls() == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
    #expect(abs(world.scaleBehind - world.cardScale) < 1e-12)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(Picture(world.scene.window) == before)
    #expect(completions == 1)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("dismisses the sheet again if it is caught early")
  func arrivalTakenAway() throws {
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.05)
    let finger = grab()
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    #expect(world.calls().suffix(2) == ["B.viewDidDisappear(true)", "did"])
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("picks up a sheet that must not be dismissed as well, on a rubber band")
  func modalArrival() throws {
    world.fore.isModalInPresentation = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.15)
    let top = world.top
    let finger = grab()
    #expect(abs(world.top - top) < 1e-6)
    #expect(!world.fore.isBeingDismissed)
    finger.move(byX: 0, y: -40)
    #expect(world.top < top)
    finger.lift()
    try world.stage.settle()
    #expect(world.top == world.largeTop)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("picks up an outgoing sheet; putting it back cancels the dismissal")
  func departure() throws {
    try world.present()
    let before = Picture(world.scene.window)
    var completions = 0
    world.fore.dismiss(animated: true) { completions += 1 }
    world.stage.advance(by: 0.1)
    let (top, dim, scale) = (world.top, dim, world.scaleBehind)
    let finger = grab()
    // The animations alongside stay where they were, for they belong to the same motion.
    #expect(abs(world.top - top) < 1e-6)
    #expect(abs(self.dim - dim) < 1e-6)
    #expect(abs(world.scaleBehind - scale) < 1e-6)
    #expect(world.fore.transitionCoordinator?.isInteractive == true)
    world.stage.advance(by: 1)
    for way in [-100.0, 60, -60] {
      let place = world.top
      finger.move(byX: 0, y: way)
      #expect(abs(world.top - (place + way)) < 1e-6)
      world.stage.advance(by: 0.2)
    }
    #expect(completions == 0)
    finger.lift()
    try world.stage.settle()
    #expect(
      world.calls() == [
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ])
    #expect(completions == 1)
    #expect(Picture(world.scene.window) == before)
    #expect(world.stage.diagnostics.issues.isEmpty)
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
    let before = world.top
    #expect(abs(before - (place + 200)) < 1e-6)
    finger.lift()
    #expect(abs(world.top - before) < 1e-6)
    world.stage.advance(by: 1e-6)
    #expect(abs((world.top - before) / 1e-6 - 1000) < 10)
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    #expect(world.calls() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    #expect(world.scene.window.subviews == [world.scene.back.view])
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("brings the sheet back to the nearest detent, from any place", arguments: [0.03, 0.12])
  func detents(time: Double) throws {
    try world.present {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    world.fore.dismiss(animated: true)
    world.stage.advance(by: time)
    let top = world.top
    let medium = world.top(at: world.room / 2)
    #expect((top < medium) == (time == 0.03))
    let finger = grab()
    #expect(abs(world.top - top) < 1e-6)
    #expect(world.fore.isBeingDismissed == (top > medium))
    finger.move(byX: 0, y: time == 0.03 ? 0 : -20)
    world.stage.advance(by: 0.3)
    finger.lift()
    try world.stage.settle()
    let isLow = time != 0.03
    #expect(world.top == (isLow ? medium : world.largeTop))
    #expect(
      world.fore.sheetPresentationController?.selectedDetentIdentifier
        == (isLow ? .medium : .large))
    #expect(world.scene.back.presentedViewController === world.fore)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("does not catch a sheet that is cancelled, or that fades")
  func notCaught() throws {
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.2)
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.05)
    let finger = grab()
    let top = world.top
    world.stage.advance(by: 0.05)
    #expect(world.top > top)
    finger.lift()
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    world.stage.traits.prefersReducedMotion = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.1)
    let other = grab()
    other.move(byX: 0, y: 100)
    #expect(world.top == world.largeTop)
    other.lift()
    try world.stage.settle()
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("does no harm if the app dismisses as soon as the presentation has ended")
  func adversity() throws {
    world.scene.back.present(world.fore, animated: true) { [fore = world.fore] in
      fore.dismiss(animated: true)
    }
    world.stage.advance(by: 0.1)
    let finger = grab()
    finger.move(byX: 0, y: -50)
    finger.lift()
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    #expect(world.scene.window.subviews == [world.scene.back.view])
    #expect(world.stage.diagnostics.issues.isEmpty)
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
    #expect(world.scene.back.presentedViewController === world.fore)
    #expect(
      world.view.frame == CGRect(x: 0, y: world.largeTop, width: 450, height: world.largeHeight))
    #expect(world.stage.diagnostics.issues.isEmpty)
  }
}
