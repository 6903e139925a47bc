import Expectations
import Transitioning

@MainActor
@Suite("Content that scrolls in a sheet")
struct SheetScrollTests {
  private let world = SheetScene()
  private let list = UIScrollView(frame: .zero)

  private func present() throws {
    list.contentSize = CGSize(width: 390, height: 3000)
    list.frame = world.fore.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    world.fore.view.addSubview(list)
    try world.present { $0.detents = [.medium(), .large()] }
  }

  private func grab(_ sign: Double) -> Finger {
    let finger = world.stage.touchDown(at: CGPoint(x: 195, y: 650))
    finger.move(byX: 0, y: 11 * sign)
    world.stage.advance(by: 0)
    return finger
  }

  private var offset: Double { Double(list.contentOffset.y) }

  // Rules: Sheets 6.
  @Test("grows the sheet first, then scrolls, and back, in one gesture and without a jump")
  func upAndDown() throws {
    try present()
    let medium = world.top
    let room = medium - world.largeTop
    let finger = grab(-1)
    var gone = 0.0
    let ways = [-100.0, -200, -150, -60, 80, 200, 300, -100, -40]
    for way in ways {
      for _ in 0..<10 {
        finger.move(byX: 0, y: way / 10)
        world.stage.advance(by: 0.01)
        gone -= way / 10
        // The finger's way is split without loss.
        let grown = min(gone, room)
        expectNear(world.top, (medium - grown), within: 1e-6)
        expectNear(offset, max(0, gone - room), within: 1e-6)
      }
    }
    finger.lift()
    try world.stage.settle()
    expectTrue(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("drags the sheet away from its upper edge (Sheets 6)")
  func away() throws {
    try present()
    let finger = grab(1)
    finger.move(byX: 0, y: 300)
    world.stage.advance(by: 0.3)
    expectTrue(world.fore.isBeingDismissed)
    expectEqual(offset, 0)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test("scrolls at once if the sheet must not grow (Sheets 6)")
  func withoutGrowing() throws {
    try present()
    world.fore.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    let medium = world.top
    let finger = grab(-1)
    finger.move(byX: 0, y: -200)
    world.stage.advance(by: 0.2)
    expectNear(offset, 200, within: 1e-6)
    expectEqual(world.top, medium)
    finger.lift()
    try world.stage.settle()
    expectEqual(world.top, medium)
  }

  @Test("scrolls without a move of the sheet under a slanting drag, and when it is thrown")
  func slanting() throws {
    try present()
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    list.contentOffset.y = 300
    try world.stage.settle()
    let finger = world.stage.touchDown(at: CGPoint(x: 195, y: 400))
    // After these the sheet's recognizer has begun, and that of the list has not.
    for way in [(7.5, 7.6), (0, 1), (0, 1)] {
      finger.move(byX: way.0, y: way.1)
      world.stage.advance(by: 0.01)
      expectTrue(!list.isDragging)
      expectEqual(world.top, world.largeTop)
    }
    for _ in 0..<2 {
      finger.move(byX: 0, y: 50)
      world.stage.advance(by: 0.01)
    }
    expectNear(offset, 250, within: 1e-6)
    expectEqual(world.top, world.largeTop)
    finger.lift()
    try world.stage.settle()
    list.contentOffset.y = 1000
    world.stage.flick(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), velocity: 2000)
    try world.stage.settle()
    expectEqual(world.top, world.largeTop)
    expectLess(offset, 800)
    expectEqual(world.scene.picture, "P > B: P [B]")
    expectEqual(world.calls(), [])
  }
}
