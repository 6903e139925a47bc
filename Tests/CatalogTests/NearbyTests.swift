import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples
@testable import TransitionLaws
@testable import TransitioningCatalog

@MainActor
@Suite("The nearby sample")
struct NearbyTests {
  /// The state of the sample's screen: the positions of its sheet and its list.
  private struct Place: Equatable {
    /// The top of the sheet's presentation layer, in points.
    var top: Double
    /// The scroll offset of the list, in points.
    var offset: Double
  }

  // The safe area takes 47 and 34 points; 763 are left, of which 0.56 are 427.
  nonisolated private static let large = 47.0
  nonisolated private static let medium = 844 - 34 - 427.0
  nonisolated private static let room = medium - large

  private func list(_ scene: SampleScene) throws -> NearbyListViewController {
    try #require(scene.sample.root.presentedViewController as? NearbyListViewController)
  }

  private func place(_ scene: SampleScene) throws -> Place {
    let list = try list(scene)
    let sheet = try #require(list.activePresentationController?.presentedView)
    let shown = sheet.layer.presentationProperties
    return Place(
      top: Double(shown.position.y - shown.bounds.height / 2),
      offset: Double(list.list.contentOffset.y))
  }

  private func detent(_ scene: SampleScene) throws -> String? {
    try list(scene).sheetPresentationController?.selectedDetentIdentifier?.rawValue
  }

  private func expect(
    _ place: Place, _ top: Double, _ offset: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNear(
      place.top, top, within: 1e-6, "\(place), not at \(top) and \(offset)",
      sourceLocation: sourceLocation)
    expectNear(
      place.offset, offset, within: 1e-6, "\(place), not at \(top) and \(offset)",
      sourceLocation: sourceLocation)
  }

  /// Puts a finger on the first row and moves it until the pan is recognised; nothing moves yet.
  private func grab(_ scene: SampleScene, toward sign: Double) throws -> Finger {
    let row = try scene.frame("row of Mill Bakery")
    let finger = scene.stage.touchDown(at: CGPoint(x: row.midX, y: row.midY))
    finger.move(byX: 0, y: 12 * sign)
    scene.stage.advance(by: 0)
    return finger
  }

  // Rules: Sheets 2–4.
  @Test("comes up at half the height, and moves to its other detent and back under a finger")
  func detents() throws {
    let scene = try SampleScene("sheet")
    try scene.open()
    #expect(try place(scene) == Place(top: Self.medium, offset: 0))
    let half = scene.picture
    for (y, edge, top, name) in [
      (Self.medium + 12, TransitionEdge.top, Self.large, "large"),
      (Self.large + 12, .bottom, Self.medium, "medium"),
    ] {
      let start = CGPoint(x: 195, y: y)
      // A drag over less than half of the distance returns.
      for (part, isFar) in [(0.4, false), (0.6, true)] {
        let before = try place(scene)
        scene.stage.touch(along: .drag(from: start, toward: edge, by: Self.room * part))
        try scene.stage.settle()
        #expect(try place(scene) == (isFar ? Place(top: top, offset: 0) : before))
      }
      #expect(try detent(scene) == name)
    }
    expectEqual(scene.picture, half)
  }

  @Test(
    "stays where it is when it is flicked while it scrolls, and rests with its last row in sight")
  func scrolled() throws {
    let scene = try SampleScene("sheet")
    try scene.open()
    let sheet = try #require(try list(scene).sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    try scene.stage.settle()
    for _ in 0..<3 {
      scene.stage.flick(
        from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200), velocity: 2500)
      try scene.stage.settle()
    }
    // 18 rows below the headline; the last row stays clear of the lower safe area.
    let height = 844 - Self.large - 72
    expect(try place(scene), Self.large, 18 * 68 + 34 - height)
    #expect(abs(try scene.frame("row of Viewpoint").maxY - (844 - 34)) < 1e-6)
  }

  @Test("shows the large, the scrolled and the dismissed sheet while a finger drives the way back")
  func tour() throws {
    let scene = try SampleScene("sheet")
    let before = scene.picture
    try scene.open()
    var highest = Place(top: .infinity, offset: 0)
    scene.sample.drag(on: scene.stage, over: 0.6)
    while !scene.stage.isSettled {
      scene.stage.advance(by: 1 / 60)
      guard scene.sample.root.presentedViewController != nil else { continue }
      let place = try place(scene)
      expectTrue(place.offset == 0 || abs(place.top - Self.large) < 1e-6)
      highest.top = min(highest.top, place.top)
      highest.offset = max(highest.offset, place.offset)
    }
    // The finger moves from the point of recognition up to 48 points below the screen's top.
    // It begins in the list of a sheet that keeps 8 points at its edges, and is drawn smaller.
    let top = 844 - 8 - (427 + 34) * 374 / 390.0
    let way = (top + 72 + 1.2 * 68).rounded() - 12 - 48
    expect(highest, Self.large, way - Self.room)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("moves under a finger in reduced motion too, and otherwise does not move")
  func calm() {
    let screen = StageScreen.phone.reducedMotion
    let run = SampleRun(
      SheetSample.self, through: [.forward, .cancelled(at: 0.3), .interactive], on: screen)
    let moves = run.legs.map { Movement(in: $0.recording.frames) != nil }
    expectEqual(moves, [false, true, true])
    let calm = run.report.row(.reducesMotion)
    expectEqual(calm?.checkedCount, run.legs[0].recording.frames.count)
    expectTrue(run.report.isPassed)
    expectTrue(SheetSample.followsFinger)
    expectTrue(!WarningSample.followsFinger)
  }

  @Test("marks a tapped place on the map, and moves down to show it")
  func chosen() throws {
    let scene = try SampleScene("sheet")
    try scene.open()
    try list(scene).sheetPresentationController?.selectedDetentIdentifier = .large
    try scene.stage.settle()
    let widths = { try (0..<18).map { try scene.frame("pin \($0)").width } }
    #expect(Set(try widths()).count == 1)
    try scene.tap("row of Bookshop")
    expect(try place(scene), Self.medium, 0)
    #expect(try detent(scene) == "medium")
    let marked = try widths()
    expectEqual(marked.firstIndex(of: marked.max() ?? 0), 3)
    expectEqual(Set(marked).count, 2)
    try scene.tap("row of Old Bridge")
    #expect(try widths()[3] == marked[0])
    #expect(try widths()[2] == marked[3])
  }

  @Test("floats on a tablet, with any detents, and scrolls there")
  func tablet() throws {
    let scene = try SampleScene("sheet", size: .tablet)
    try scene.open()
    let list = try list(scene)
    let place = CGRect(x: 140, y: 280, width: 540, height: 620)
    let sheet = try #require(list.activePresentationController?.presentedView)
    expectEqual(sheet.frame, place)
    list.sheetPresentationController?.selectedDetentIdentifier = .large
    try scene.stage.settle()
    expectEqual(sheet.frame, place)
    let finger = try grab(scene, toward: -1)
    finger.move(byX: 0, y: -200)
    scene.stage.advance(by: 0.2)
    expectEqual(sheet.frame, place)
    expectNear(list.list.contentOffset.y, 200, within: 1e-6)
    finger.move(byX: 0, y: 300)
    scene.stage.advance(by: 0.2)
    expect(try self.place(scene), 380, 0)
    finger.lift()
    try scene.stage.settle()
    expectEqual(sheet.frame, place)
    try scene.drag(over: 0.6)
    scene.expectNothingLeft()
  }

  @Test("is mirrored in right-to-left layout, and its map is not")
  func mirrored() throws {
    let (plain, mirrored) = (
      try SampleScene("sheet"), try SampleScene("sheet", layoutDirection: .rightToLeft)
    )
    for scene in [plain, mirrored] { try scene.open() }
    for number in 0..<18 {
      #expect(try plain.frame("pin \(number)") == mirrored.frame("pin \(number)"))
    }
    let scale = 374.0 / 390
    for place in NearbyPlace.all.prefix(5) {
      let name = "bubble of \(place.name)"
      let (one, other) = (try plain.frame(name), try mirrored.frame(name))
      // The sheet keeps 8 points at each side, and is drawn smaller.
      expectNear(one.minX, (8 + 20 * scale), within: 1e-9)
      expectNear(other.minX, (382 - (20 + 44) * scale), within: 1e-9)
      expectEqual(one.minY, other.minY)
    }
  }
}
