import Expectations
import Transitioning

@testable import ExampleApp

@MainActor
@Suite("The example app")
struct ExampleAppTests {
  private let scene: ExampleScene

  init() throws { scene = try ExampleScene() }

  private var gallery: GalleryViewController { scene.gallery }

  @Test("starts with the gallery, below the bar")
  func starts() {
    expectTrue(gallery.view.window != nil)
    expectEqual(gallery.tiles.count, Photo.samples.count)
    expectTrue(gallery.tiles.allSatisfy { $0.frame.width == 171 && $0.frame.height == 171 })
  }

  @Test("opens a photo out of the tapped tile, and leaves nothing behind")
  func photo() throws {
    let (before, tile) = (scene.shown, gallery.tiles[2])
    let place = tile.convert(tile.bounds, to: nil)
    try scene.tap(tile)
    let page = try #require(gallery.presentedViewController as? PhotoViewController)
    expectEqual(page.view.frame, scene.screen.bounds)

    page.dismiss(animated: true)
    scene.screen.advance(by: 0.3999)
    let shown = try #require(page.view.layer.presentation()).frame
    expectNear(shown.midX, place.midX, within: 0.1)
    expectNear(shown.midY, place.midY, within: 0.1)
    expectNear(shown.width, place.width, within: 0.1)
    try scene.screen.settle()
    expectTrue(gallery.presentedViewController == nil)
    expectEqual(scene.shown, before)
  }

  @Test("pushes the settings along an axis, and pops them")
  func settings() throws {
    let before = scene.shown
    gallery.openSettings()
    let duration = try scene.screen.settle()
    expectEqual(duration, 0.45)
    let settings = try #require(scene.stack.topViewController as? SettingsViewController)
    expectTrue(settings.transitionController.transition != nil)
    scene.stack.popViewController(animated: true)
    #expect(try scene.screen.settle() == duration)
    expectTrue(scene.stack.topViewController === gallery)
    expectEqual(scene.shown, before)
  }

  @Test("asks in a dialog, and closes it by its button")
  func dialog() throws {
    gallery.openSettings()
    try scene.screen.settle()
    let settings = try #require(scene.stack.topViewController as? SettingsViewController)
    let before = scene.shown
    settings.ask()
    try scene.screen.settle()
    let dialog = try #require(settings.presentedViewController)
    expectEqual(dialog.view.frame.size, CGSize(width: 270, height: 120))
    try scene.tap(try #require(dialog.view.subviews.first))
    expectTrue(settings.presentedViewController == nil)
    expectEqual(scene.shown, before)
  }

  @Test("drops the tips with UIKit's own animator, and raises them by their button")
  func tips() throws {
    let before = scene.shown
    gallery.openTips()
    scene.screen.advance(by: 0)
    let page = try #require(gallery.presentedViewController)
    expectEqual(page.view.layer.presentation()?.frame.maxY, 0)
    try scene.screen.settle()
    expectEqual(page.view.frame, scene.screen.bounds)
    try scene.tap(try #require(page.view.subviews.first))
    expectTrue(gallery.presentedViewController == nil)
    expectEqual(scene.shown, before)
  }
}
