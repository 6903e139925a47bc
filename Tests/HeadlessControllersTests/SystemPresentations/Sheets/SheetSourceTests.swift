import ControllerSupport
import Expectations
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
    expectEqual(world.view.center, result)
    expectTrue(world.stage.diagnostics.issues.isEmpty)
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
    expectEqual(world.form, "pageSheet sheet \(isNarrow ? 90 : 0) 10 \(isNarrow ? 300 : 390) 834")
  }

  @Test("is followed when it is set or the screen is rotated, and ignored when it is in no window")
  func changes() throws {
    let (world, source) = scene()
    source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    source.center = CGPoint(x: 400, y: 500)
    try world.present()
    let sheet = try #require(world.fore.sheetPresentationController)
    var centers = [world.view.center]
    sheet.animateChanges { sheet.sourceView = source }
    world.stage.advance(by: 0.1)
    let shown = world.view.layer.presentationProperties.position
    expectTrue((401..<511).contains(shown.x) && (385..<499).contains(shown.y))
    try world.stage.settle()
    centers.append(world.view.center)
    world.stage.resize(to: CGSize(width: 1366, height: 1024), animatedFor: 0.4)
    try world.stage.settle()
    expectEqual(source.center, CGPoint(x: 742, y: 756))
    centers.append(world.view.center)
    sheet.sourceView = UIView()
    centers.append(world.view.center)
    expectEqual(
      centers,
      [
        CGPoint(x: 512, y: 384), CGPoint(x: 400, y: 500), CGPoint(x: 742, y: 756),
        CGPoint(x: 683, y: 512),
      ])
  }
}
