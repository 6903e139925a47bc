import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("The drag of a bottom sheet with scrolling content")
struct BottomSheetDragTests {
  // In a container of 400 by 800 points the detents are at 442 points, 0.56 of 790, and at 790.
  private let medium = 358.0
  private let large = 10.0

  private let scene = TransitionScene(.bottomSheet())
  private let list = UIScrollView(frame: .zero)

  private var top: Double { Double(scene.fore.view.frame.minY) }
  private var offset: Double { Double(list.contentOffset.y) }

  private func open(isLarge: Bool = false) throws {
    try scene.forward()
    list.frame = scene.fore.view.bounds
    list.contentSize = CGSize(width: 400, height: 3000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.fore.view.addSubview(list)
    scene.stage.advance(by: 0)
    guard isLarge else { return }
    scene.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 260), duration: 0.4, holdingFor: 0.3)
    try scene.stage.settle()
    try #require(top == large && offset == 0)
  }

  private func move(_ finger: Finger, by way: Double) {
    finger.move(byX: 0, y: way)
    scene.stage.advance(by: 0.01)
  }

  /// Puts a finger down and moves it so far that a drag is recognized.
  private func grab(_ sign: Double) -> Finger {
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 600))
    move(finger, by: 11 * sign)
    return finger
  }

  @Test(
    "stays if the finger lets go before its dismissal has begun, and leaves if it is flicked",
    arguments: [false, true])
  func early(isFlicked: Bool) throws {
    try open()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 430))
    finger.move(byX: 0, y: 12)
    if isFlicked {
      scene.stage.advance(by: 0.01)
      finger.move(byX: 0, y: 100)
    } else {
      scene.stage.advance(by: 0.2)
      finger.move(byX: 0, y: 5)
    }
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.fore.presentingViewController == nil, isFlicked)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    guard !isFlicked else { return }
    scene.fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(scene.fore.presentingViewController == nil)
  }

  @Test("grows the sheet first, then scrolls, and back, in one gesture and without a jump")
  func upAndDown() throws {
    try open()
    let finger = grab(-1)
    var gone = 0.0
    for way in [-100.0, -200, -150, -60, 80, 200, 230] {
      for _ in 0..<10 {
        move(finger, by: way / 10)
        gone -= way / 10
        expectNear(top, medium - min(gone, medium - large), within: 1e-6)
        expectNear(offset, max(0, gone - (medium - large)), within: 1e-6)
      }
    }
    finger.lift()
    try scene.stage.settle()
    expectEqual(top, medium)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("scrolls a list that is not at its top")
  func scrolls() throws {
    try open(isLarge: true)
    list.contentOffset.y = 300
    let finger = grab(1)
    for _ in 0..<10 { move(finger, by: 20) }
    expectNear(offset, 100, within: 1e-6)
    expectEqual(top, large)
    // From the top of the list on, the finger moves the sheet.
    for _ in 0..<10 { move(finger, by: 20) }
    expectEqual(offset, 0)
    expectNear(top, large + 100, within: 1e-6)
  }

  @Test("moves the sheet if the list is at its top", arguments: [false, true])
  func atTop(isLarge: Bool) throws {
    try open(isLarge: isLarge)
    let finger = grab(1)
    for _ in 0..<10 {
      move(finger, by: 25)
      expectEqual(offset, 0)
    }
    expectNear(scene.shown.position.y, (isLarge ? large : medium) + 395 + 250, within: 1)
    expectEqual(scene.fore.isBeingDismissed, !isLarge)
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), !isLarge)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("returns to the lowest detent and beyond after a way below it")
  func downAndUp() throws {
    try open()
    let finger = grab(1)
    for _ in 0..<10 { move(finger, by: 20) }
    expectTrue(scene.fore.isBeingDismissed)
    for _ in 0..<30 { move(finger, by: -20) }
    expectNear(top, large, within: 1e-6)
    expectNear(offset, 52, within: 1e-6)
    expectTrue(!scene.fore.isBeingDismissed)
    for _ in 0..<31 { move(finger, by: 20) }
    expectTrue(scene.fore.isBeingDismissed)
    expectEqual(offset, 0)
    for _ in 0..<25 { move(finger, by: -20) }
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController === scene.fore && top == large)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("stays in place when a fast scroll is released")
  func release() throws {
    try open(isLarge: true)
    list.contentOffset.y = 1000
    scene.stage.flick(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), velocity: 2000)
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController === scene.fore && top == large && offset < 800)
  }
}
