import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("The grabber of a sheet")
struct SheetGrabberTests {
  private let world = SheetScene()
  private let second: LoggingViewController

  init() throws {
    second = world.scene.controller("C", .pageSheet)
    try world.present { $0.prefersGrabberVisible = true }
  }

  /// The opacity of the grabber in the first sheet, in `0...1`; nil if there is no grabber.
  private var shown: CGFloat? {
    var pending: [UIView] = [world.view]
    while let view = pending.popLast() {
      if view.accessibilityIdentifier == "grabber" {
        return view.isHidden ? 0 : view.layer.presentationProperties.opacity
      }
      pending += view.subviews
    }
    return nil
  }

  private var isHalfSeen: Bool { shown.map { $0 > 0.01 && $0 < 0.99 } == true }

  @Test("fades out as another sheet covers the sheet, and fades in with the dismissal (Sheets 6)")
  func covered() throws {
    #expect(shown == 1)
    for _ in 0..<2 {
      world.fore.present(second, animated: true)
      world.stage.advance(by: 0)
      #expect(shown == 1)
      world.stage.advance(by: 0.1)
      #expect(isHalfSeen)
      try world.stage.settle()
      #expect(shown == 0)
      second.dismiss(animated: true)
      world.stage.advance(by: 0.1)
      #expect(isHalfSeen)
      try world.stage.settle()
      #expect(shown == 1)
    }
    world.fore.present(second, animated: false)
    world.stage.advance(by: 0)
    #expect(shown == 0)
    second.dismiss(animated: false)
    world.stage.advance(by: 0)
    #expect(shown == 1)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("is as before if the other sheet is cancelled on its way in, or out (Sheets 6)")
  func calledOff() throws {
    world.fore.present(second, animated: true)
    world.stage.advance(by: 0.2)
    second.dismiss(animated: true)
    try world.stage.settle()
    #expect(shown == 1)
    world.fore.present(second, animated: true)
    try world.stage.settle()
    let finger = world.stage.touchDown(at: CGPoint(x: 195, y: 100))
    finger.move(byX: 0, y: 11)
    finger.move(byX: 0, y: 200)
    world.stage.advance(by: 0.3)
    #expect(isHalfSeen)
    finger.lift()
    try world.stage.settle()
    #expect(second.presentingViewController === world.fore)
    #expect(shown == 0)
  }

  @Test("stays under a presentation that is no sheet")
  func otherStyles() throws {
    second.modalPresentationStyle = .overFullScreen
    world.fore.present(second, animated: true)
    try world.stage.settle()
    #expect(shown == 1)
  }

  @Test("is not there if the sheet covers the screen (Sheets 6)")
  func compact() throws {
    world.stage.resize(to: CGSize(width: 844, height: 390))
    try world.stage.settle()
    #expect(world.view === world.fore.view)
    #expect(shown == nil)
    world.stage.resize(to: CGSize(width: 390, height: 844))
    try world.stage.settle()
    #expect(shown == 1)
  }

  @Test("stays hidden if the sheet is made again beneath another")
  func madeAnew() throws {
    second.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    world.fore.present(second, animated: true)
    try world.stage.settle()
    world.stage.resize(to: CGSize(width: 844, height: 390))
    world.stage.resize(to: CGSize(width: 390, height: 844))
    try world.stage.settle()
    #expect(shown == 0)
    world.fore.sheetPresentationController?.prefersGrabberVisible = false
    second.dismiss(animated: true)
    try world.stage.settle()
    #expect(shown == 0)
    world.fore.sheetPresentationController?.prefersGrabberVisible = true
    #expect(shown == 1)
  }
}
