import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The wall sample")
struct WallSceneTests {
  private let stage = Stage()
  private let window: UIWindow
  private let wall = WallWireframe.makeModule()

  init() throws {
    window = UIWindow(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    try stage.settle()
  }

  /// The texts of the cards, from the top.
  private var texts: [String] {
    wall.view.subviews.flatMap(\.subviews).compactMap { $0 as? PostCard }.map { card in
      card.subviews.compactMap { ($0 as? UILabel)?.text }.prefix(3).joined(separator: ": ")
    }
  }

  private func text(of post: Post) -> String { "\(post.author): \(post.time): \(post.text)" }

  private func tap(_ name: String) throws {
    let item = try #require(stage.displayList().items.last { $0.name.contains("'\(name)'") })
    stage.tap(
      at: CGPoint(
        x: item.transform.m41 + item.size.width / 2,
        y: item.transform.m42 + item.size.height / 2))
    try stage.settle()
  }

  @Test("shows its posts, and opens the editor for a new one")
  func opens() throws {
    expectEqual(texts, Post.recent.map(text))
    try tap("New post")
    let editor = try #require(wall.presentedViewController)
    expectTrue(editor is ComposerViewController)
    expectTrue(editor.transitioningDelegate is WallWireframe)
    expectLess(ButtonGrowth.duration, stage.now)
    expectTrue(wall.view.window == nil)
    expectEqual(wall.view.alpha, 1)
    expectTrue(wall.view.transform3D.isIdentity)
  }

  @Test("has a new post at the top, and no cancelled post", arguments: [true, false])
  func posts(isPosted: Bool) throws {
    let before = texts
    try tap("New post")
    try tap(isPosted ? "Post" : "Cancel")
    expectTrue(wall.presentedViewController == nil)
    expectEqual(texts, (isPosted ? [text(of: Post.draft)] : []) + before)
    expectEqual(window.subviews, [wall.view])
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("grows the editor from the button, and hides the button on the way")
  func grows() throws {
    let button = try #require(
      stage.displayList().items.first { $0.name.contains("IconButton") && $0.size.width == 56 })
    wall.presenter?.newPostWasAsked()
    stage.advance(by: 0)
    expectTrue(wall.button.isHidden)
    let editor = try #require(wall.presentedViewController?.view)
    let opening = try #require(editor.superview?.mask)
    func frame(of view: UIView = opening) -> CGRect {
      let shown = view.layer.presentationProperties
      let (width, height) = (
        shown.bounds.width * shown.transform.m11, shown.bounds.height * shown.transform.m22
      )
      return CGRect(
        x: shown.position.x + shown.transform.m41 - width / 2,
        y: shown.position.y + shown.transform.m42 - height / 2, width: width, height: height)
    }
    expectNear(frame().minX, button.transform.m41, within: 1e-6)
    expectNear(frame().minY, button.transform.m42, within: 1e-6)
    var last = frame()
    while !stage.isSettled {
      stage.advance(by: 1 / 60)
      guard editor.superview?.mask != nil else { break }
      let next = frame()
      // The editor is as wide as the opening, so that no text is cut at a side.
      let shown = frame(of: editor)
      expectNear(shown.minX, next.minX, within: 1e-6)
      expectNear(shown.maxX, next.maxX, within: 1e-6)
      expectNear(shown.minY, next.minY, within: 1e-6)
      expectLess(next.maxY - 1e-6, shown.maxY)
      expectLess(next.minX, last.minX + 1e-6)
      expectLess(last.maxX - 1e-6, next.maxX)
      expectLess(next.minY, last.minY + 1e-6)
      expectLess(last.maxY - 1e-6, next.maxY)
      last = next
    }
    try stage.settle()
    expectLess(380, last.width)
    expectTrue(editor.superview?.mask == nil)
    expectTrue(editor.transform3D.isIdentity)
    expectTrue(!wall.button.isHidden)
  }
}
