import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The pets sample")
struct PetsSceneTests {
  private let stage = Stage()
  private let window: UIWindow
  private let pager = PetPagerViewController()

  init() throws {
    window = UIWindow(stage: stage)
    window.rootViewController = pager
    window.makeKeyAndVisible()
    try stage.settle()
  }

  /// The visible faces of the turning card in a frame; a face that is turned away has no items, and
  /// one that stands on edge is not visible.
  private func faces(_ frame: DisplayList) -> [String] {
    ["card of Minka", "picture of Minka"].filter { face in
      frame.items.contains { $0.name.contains(face) && width(of: $0) > 0.5 }
    }
  }

  /// The width of an item on the screen, half-way down, in points.
  private func width(of item: DisplayItem) -> CGFloat {
    let (transform, y) = (item.transform, item.size.height / 2)
    let sides = [0, item.size.width].map { x in
      (transform.m11 * x + transform.m21 * y + transform.m41)
        / (transform.m14 * x + transform.m24 * y + transform.m44)
    }
    return abs(sides[1] - sides[0])
  }

  @Test(
    "shows one face of the turning card in each frame, there, back and under a finger",
    arguments: [
      [Leg.forward, .backward], [.interrupted(at: 0.6)],
      [.forward, .cancelled(at: 0.3), .interactive],
    ])
  func oneFace(courses: [Leg]) throws {
    let run = SampleRun(PetsSample.self, through: courses, on: .phone)
    expectTrue(run.report.isPassed)
    var changes = 0
    for leg in run.legs {
      let all = leg.recording.frames.map(faces)
      let seen = all.filter { !$0.isEmpty }
      expectTrue(seen.allSatisfy { $0.count == 1 }, "\(leg.title): \(seen)")
      // An interrupted leg goes there and back, because UIKit does not turn an app's animator round.
      let ways = leg.title == "interrupted" ? 2 : 1
      expectAtMost(all.count - seen.count, ways)
      changes += zip(seen, seen.dropFirst()).count { $0 != $1 }
    }
    expectEqual(changes, 2)
  }

  @Test("turns in one motion: fastest in its middle, and slow at both ends")
  func oneMotion() throws {
    pager.card.reveal()
    stage.advance(by: 0)
    /// The width of the face that is seen, as a fraction of its width when it faces the viewer;
    /// negative for the back.
    var widths: [CGFloat] = []
    while !stage.isSettled {
      let list = stage.displayList()
      let face = try #require(list.items.first { !faces($0).isEmpty })
      let width = face.transform.m11 / face.transform.m22
      widths.append(faces(face) == ["card of Minka"] ? width : -width)
      stage.advance(by: 1 / 60)
    }
    let steps = zip(widths, widths.dropFirst()).map { abs($0 - $1) }
    let fastest = try #require(steps.indices.max { steps[$0] < steps[$1] })
    expectLess(abs(CGFloat(fastest) / CGFloat(steps.count) - 0.5), 0.15)
    #expect(try #require(steps.first) < 0.01)
    #expect(try #require(steps.dropLast().last) < 0.03)
  }

  private func faces(_ item: DisplayItem) -> [String] {
    ["card of Minka", "picture of Minka"].filter { item.name.contains($0) }
  }

  @Test("has one card in the middle, and the next one after a drag, up to the first and the last")
  func pages() throws {
    func middle() -> CGFloat { pager.card.view.center.x }
    expectEqual(pager.page, 1)
    expectEqual(middle(), 195)
    for (way, page) in [(-150.0, 2), (-150, 2), (150, 1), (20, 1), (150, 0), (150, 0)] {
      stage.drag(
        from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195 + way, y: 500), duration: 0.2)
      try stage.settle()
      expectEqual(pager.page, page)
      expectEqual(middle(), 195)
      expectTrue(pager.presentedViewController == nil)
    }
  }

  @Test("turns a card over where it is tapped, and hides nothing afterwards")
  func tap() throws {
    let before = stage.displayList()
    stage.tap(at: CGPoint(x: 195, y: 500))
    try stage.settle()
    let picture = try #require(pager.presentedViewController)
    expectTrue(!picture.view.isHidden)
    expectTrue(!pager.card.view.isHidden)
    picture.dismiss(animated: true)
    try stage.settle()
    expectTrue(stage.displayList().difference(fromEarlier: before) == nil)
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("stays turned under a finger that does not start at the edge")
  func notFromTheEdge() throws {
    pager.card.reveal()
    try stage.settle()
    stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    try stage.settle()
    expectTrue(pager.presentedViewController is PetPictureViewController)
  }
}
