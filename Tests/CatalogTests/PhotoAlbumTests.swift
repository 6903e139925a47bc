import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The photo album sample")
struct PhotoAlbumTests {
  private func album(_ scene: SampleScene) throws -> PhotoGridViewController {
    try #require(scene.sample.root as? PhotoGridViewController)
  }

  /// Runs to the end, and expects one picture of a photo in every frame of a transition.
  private func expectOnePicture(of photo: String, _ scene: SampleScene) throws {
    while !scene.stage.isSettled {
      if scene.sample.root.presentedViewController?.transitionCoordinator != nil {
        expectEqual(scene.items(photo).count, 1, "at \(scene.stage.now) s")
      }
      scene.stage.advance(by: 1 / 60)
    }
  }

  @Test("flies a photo from the tapped cell and back, as one picture all the way")
  func tapped() throws {
    let scene = try SampleScene("photo-album")
    let before = scene.picture
    let cell = try scene.frame("photo 8")
    scene.stage.tap(at: CGPoint(x: cell.midX, y: cell.midY))
    scene.stage.advance(by: 0.05)
    scene.stage.advance(by: 0)
    try expectOnePicture(of: "photo 8", scene)
    let photo = try #require(scene.sample.root.presentedViewController as? PhotoViewController)
    expectEqual(photo.number, 7)
    #expect(try scene.frame("photo 8") == photo.photo.frame)
    photo.dismiss(animated: true)
    scene.stage.advance(by: 0)
    #expect(try scene.frame("photo 8") == photo.photo.frame)
    try expectOnePicture(of: "photo 8", scene)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("begins and ends each flight at the photo, and shows the bars last")
  func ends() throws {
    let scene = try SampleScene("photo-album")
    let cell = try scene.frame("photo 5")
    let photo = try #require(scene.sample.open() as? PhotoViewController)
    scene.stage.advance(by: 0)
    expectNear(try scene.frame("photo 5"), cell, within: 1e-6)
    func opacities() -> [Double] {
      photo.bars.map { $0.layer.presentationProperties.opacity }
    }
    expectEqual(opacities(), [0, 0])
    scene.stage.advance(by: (photo.transitionCoordinator?.transitionDuration ?? 0) / 2)
    expectEqual(opacities(), [0, 0])
    try scene.stage.settle()
    expectEqual(opacities(), [1, 1])
    expectAtMost(photo.photo.frame.maxY, photo.toolbar.frame.minY)
    expectAtMost(photo.bar.frame.maxY, photo.photo.frame.minY)
    photo.dismiss(animated: true)
    scene.stage.advance(by: 0.0001)
    let start = try scene.frame("photo 5")
    expectNear(start.minY, photo.photo.frame.minY, within: 0.1)
  }

  @Test("flies the current photo to its own cell after paging", arguments: [false, true])
  func paged(byFinger: Bool) throws {
    let scene = try SampleScene("photo-album")
    let before = scene.picture
    let cell = try scene.frame("photo 7")
    let photo = try #require(try scene.open() as? PhotoViewController)
    try scene.tap("Next")
    try scene.tap("Next")
    expectEqual(photo.number, 6)
    if byFinger {
      scene.sample.drag(on: scene.stage, over: 0.9)
      scene.stage.advance(by: 0.5)
      expectNear(try scene.frame("photo 7"), cell, within: 60)
    } else {
      photo.dismiss(animated: true)
      scene.stage.advance(by: 0)
    }
    expectEqual(scene.items("photo 5").count, 1)
    try expectOnePicture(of: "photo 7", scene)
    expectEqual(scene.picture, before)
    expectTrue(photo.transitionDecisions.contains { "\($0)" == "PhotoFlight runs backward" })
    scene.expectNothingLeft()
  }

  @Test("flies one photo only when it is dismissed in the middle of paging")
  func halfTurned() throws {
    let scene = try SampleScene("photo-album")
    let before = scene.picture
    let photo = try #require(try scene.open() as? PhotoViewController)
    photo.turn(by: 1)
    scene.stage.advance(by: 0.1)
    photo.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectEqual(scene.items("photo 5").count, 1)
    try expectOnePicture(of: "photo 6", scene)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("follows the finger: halfway the photo is in the middle of its way")
  func finger() throws {
    let scene = try SampleScene("photo-album")
    let cell = try scene.frame("photo 5")
    let photo = try #require(try scene.open() as? PhotoViewController)
    scene.sample.drag(on: scene.stage, over: 0.5)
    scene.stage.advance(by: 0.5)
    let (there, here) = (photo.photo.frame, try scene.frame("photo 5"))
    expectNear(here.midY, (there.midY + cell.midY) / 2, within: 1e-6)
    expectNear(here.width, (there.width + cell.width) / 2, within: 1e-6)
  }

  @Test("falls back to the system's transition when the cell is scrolled off, and reports it")
  func infeasible() throws {
    let scene = try SampleScene("photo-album")
    let album = try album(scene)
    let photo = try #require(try scene.open() as? PhotoViewController)
    let cell = try #require(album.contextView(forPhoto: 0))
    cell.superview?.bounds.origin.y = 600
    photo.dismiss(animated: true)
    scene.stage.advance(by: 0.25)
    expectTrue(photo.transitionController.activeTransition == nil)
    expectEqual(
      photo.transitionDecisions.map(\.description),
      [
        "PhotoTransition cannot run here", "no animation controller, so the system's coverVertical",
      ])
    try scene.stage.settle()
    scene.expectNothingLeft()
    expectEqual(photo.photo.isHidden, false)
    // The transition is not feasible for that photo either.
    let again = album.show(photo: 0)
    expectEqual(again.transitionDecisions.first?.description, "PhotoTransition cannot run here")
    try scene.stage.settle()
    expectEqual(again.view.frame, scene.stage.bounds)
    // A finger still starts the dismissal; the system's transition runs without the finger.
    try scene.drag(over: 0.3)
    scene.expectNothingLeft()
  }

  @Test("ends at the photo's place on a screen that rotates on the way", arguments: [true, false])
  func turned(isForward: Bool) throws {
    let scene = try SampleScene("photo-album")
    let photo = try #require(scene.sample.open() as? PhotoViewController)
    if !isForward {
      try scene.stage.settle()
      photo.dismiss(animated: true)
    }
    scene.stage.advance(by: 0.15)
    scene.stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.1)
    var last = CGRect.zero
    while scene.sample.root.presentedViewController?.transitionCoordinator != nil {
      last = try scene.frame("photo 5")
      scene.stage.advance(by: 1 / 60)
    }
    try scene.stage.settle()
    expectNear(try scene.frame("photo 5"), last, within: 3)
    photo.dismiss(animated: true)
    try scene.stage.settle()
    scene.expectNothingLeft()
  }

  @Test("is whole again after a rotation while a finger held the photo")
  func turnedWhileHeld() throws {
    let (turned, scene) = (try SampleScene("photo-album"), try SampleScene("photo-album"))
    let size = CGSize(width: 844, height: 390)
    try turned.open()
    turned.stage.resize(to: size)
    try turned.stage.settle()
    try scene.open()
    scene.sample.drag(on: scene.stage, over: 0.15)
    scene.stage.advance(by: 0.3)
    scene.stage.resize(to: size)
    try scene.stage.settle()
    expectEqual(scene.picture.items.map(\.transform), turned.picture.items.map(\.transform))
    expectEqual(scene.picture.items.map(\.size), turned.picture.items.map(\.size))
    expectEqual(scene.picture.items.map(\.opacity), turned.picture.items.map(\.opacity))
    scene.sample.root.dismiss(animated: true)
    try scene.stage.settle()
    scene.expectNothingLeft()
  }

  @Test("turns pages in reading direction, and at once under reduced motion")
  func turning() throws {
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let scene = try SampleScene("photo-album", layoutDirection: direction)
      let photo = try #require(try scene.open() as? PhotoViewController)
      photo.turn(by: 1)
      scene.stage.advance(by: 0.1)
      let (leaving, coming) = (try scene.frame("photo 5"), try scene.frame("photo 6"))
      expectEqual((leaving.minX < coming.minX), (direction == .leftToRight))
      expectNear(abs(leaving.minX - coming.minX), 390, within: 1e-6)
    }
    let calm = try SampleScene("photo-album", prefersReducedMotion: true)
    let photo = try #require(try calm.open() as? PhotoViewController)
    photo.turn(by: 1)
    #expect(try calm.frame("photo 6") == photo.photo.frame)
    #expect(try calm.stage.settle() == 0)
  }

  @Test("turns pages neither past the ends nor during a flight")
  func pages() throws {
    let scene = try SampleScene("photo-album")
    let photo = try album(scene).show(photo: 0)
    photo.turn(by: 1)
    expectEqual(photo.number, 0)
    try scene.stage.settle()
    try scene.tap("Previous")
    expectEqual(photo.number, 0)
    try scene.tap("Next")
    expectEqual(photo.number, 1)
    expectEqual(photo.view.subviews.count, 4)
    try scene.tap("Done")
    scene.expectNothingLeft()
  }
}
