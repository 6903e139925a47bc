import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("The source view of a sheet")
struct SheetSourceTests {
  private let screen = CGSize(width: 1024, height: 768)

  private func scene(
    _ style: UIModalPresentationStyle = .formSheet, size: CGSize? = nil
  ) -> (SheetScene, UIView) {
    let world = SheetScene(style, size: size ?? screen, insets: .zero)
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    world.scene.back.view.addSubview(source)
    world.fore.preferredContentSize = CGSize(width: 300, height: 400)
    return (world, source)
  }

  @Test(
    "is the centre of a floating sheet, within the margins",
    arguments: [
      (CGPoint(x: 400, y: 500), CGPoint(x: 400, y: 500)),
      // 24 points stay free around the sheet.
      (CGPoint(x: 10, y: 10), CGPoint(x: 174, y: 224)),
      (CGPoint(x: 1000, y: 760), CGPoint(x: 850, y: 544)),
    ])
  func floating(center: CGPoint, result: CGPoint) throws {
    let (world, source) = scene()
    source.center = center
    try world.present { $0.sourceView = source }
    #expect(world.view.center == result)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "moves a sheet at the edge sideways, if the sheet is narrower than the screen",
    arguments: [true, false])
  func attached(isNarrow: Bool) throws {
    let (world, source) = scene(.pageSheet, size: CGSize(width: 390, height: 844))
    source.center = CGPoint(x: 380, y: 300)
    try world.present {
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = isNarrow
      $0.sourceView = source
    }
    let frame = world.view.frame
    #expect(frame.minX == (isNarrow ? 90 : 0))
    #expect(frame.minY == 10)
    #expect(frame.maxY == 844)
  }

  @Test("is followed when the screen is rotated and the view has another place")
  func turned() throws {
    let (world, source) = scene()
    source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    source.center = CGPoint(x: 600, y: 400)
    try world.present { $0.sourceView = source }
    world.stage.resize(to: CGSize(width: 1366, height: 1024), animatedFor: 0.4)
    try world.stage.settle()
    #expect(source.center == CGPoint(x: 942, y: 656))
    #expect(world.view.center == source.center)
  }

  @Test("is followed when it is set, and ignored when it is nil or in no window")
  func changes() throws {
    let (world, source) = scene()
    source.center = CGPoint(x: 400, y: 500)
    try world.present()
    let sheet = try #require(world.fore.sheetPresentationController)
    #expect(world.view.center == CGPoint(x: 512, y: 384))
    sheet.animateChanges { sheet.sourceView = source }
    world.stage.advance(by: 0.1)
    let shown = world.view.layer.presentationProperties.position
    #expect(shown.x < 511)
    #expect(shown.x > 401)
    #expect(shown.y > 385)
    #expect(shown.y < 499)
    try world.stage.settle()
    #expect(world.view.center == source.center)
    sheet.sourceView = UIView()
    #expect(world.view.center == CGPoint(x: 512, y: 384))
  }
}
