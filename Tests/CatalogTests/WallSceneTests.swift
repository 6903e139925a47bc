import Foundation
import Testing
import Transitioning

@testable import Catalog

@MainActor
@Suite("The wall sample")
struct WallSceneTests {
  private let stage = Stage()
  private let window: Window
  private let wall = WallWireframe.makeModule()

  init() throws {
    window = Window(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    try stage.settle()
  }

  /// The texts of the cards, from the top.
  private var texts: [String] {
    wall.view.subviews.compactMap { $0 as? PostCard }.map { card in
      card.subviews.compactMap { ($0 as? Label)?.text }.joined(separator: ": ")
    }
  }

  private func tap(x: CGFloat) throws {
    stage.tap(at: CGPoint(x: x, y: 70))
    try stage.settle()
  }

  @Test("shows its posts, and opens the editor for a new one")
  func opens() throws {
    #expect(texts == Post.recent.map { "\($0.author): \($0.text)" })
    try tap(x: 350)
    let editor = try #require(wall.presentedViewController)
    #expect(editor is ComposerViewController)
    #expect(editor.transitioningDelegate is WallWireframe)
    #expect(stage.now > WallDepth.duration)
    #expect(wall.view.window == nil)
    #expect(wall.view.alpha == 1)
    #expect(wall.view.transform3D.isIdentity)
  }

  @Test("has a new post at the top, and no cancelled post", arguments: [true, false])
  func posts(isPosted: Bool) throws {
    let before = texts
    try tap(x: 350)
    try tap(x: isPosted ? 350 : 40)
    #expect(wall.presentedViewController == nil)
    #expect(texts == (isPosted ? ["\(Post.draft.author): \(Post.draft.text)"] : []) + before)
    #expect(window.subviews == [wall.view])
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test("returns as fast as it went when the editor is called off on the way")
  func turnsRound() throws {
    let before = stage.displayList()
    wall.presenter?.newPostWasAsked()
    stage.advance(by: 0.2)
    wall.presentedViewController?.dismiss(animated: true)
    let rest = try stage.settle()
    #expect(abs(rest - 0.2) < 1e-6)
    #expect(wall.presentedViewController == nil)
    #expect(stage.displayList().difference(from: before) == nil)
  }
}
