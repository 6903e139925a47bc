import Foundation
import Testing
import Transitioning
import Transitions

@testable import Catalog

@MainActor
@Suite("The Catalog's finger")
struct LentFingerTests {
  private let stage = Stage()
  private let window: UIWindow
  private let root = UIViewController()
  private let page = UIViewController()

  init() throws {
    window = UIWindow(stage: stage)
    window.rootViewController = root
    window.makeKeyAndVisible()
    page.transitionController.transition = SlideUpTransition()
    root.present(page, animated: true)
    try stage.settle()
  }

  private func lend() throws -> LentFinger {
    let finger = LentFinger(to: page, in: window) { [page] in page.dismiss(animated: true) }
    return try #require(finger)
  }

  @Test("drives the presented view exactly, and is lifted")
  func drives() throws {
    let finger = try lend()
    stage.touch(along: finger.wayBack(on: stage, over: 0.25))
    stage.advance(by: 0.5)
    let shown = try #require(page.view.layer.presentation())
    #expect(abs(shown.position.y - (422 + 0.25 * 844)) < 1e-6)
    try stage.settle()
    #expect(root.presentedViewController === page)
    stage.touch(along: finger.wayBack(on: stage, over: 0.75))
    try stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("leaves nothing behind when its gesture is removed")
  func takenBack() throws {
    let delegate = page.transitioningDelegate
    let finger = try lend()
    #expect(page.transitioningDelegate === finger)
    #expect(window.gestureRecognizers?.count == 1)
    finger.takeBack()
    #expect(page.transitioningDelegate === delegate)
    #expect(window.gestureRecognizers?.isEmpty ?? true)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    try stage.settle()
    #expect(root.presentedViewController === page)
  }

  @Test("keeps a delegate that was set in between")
  func replaced() throws {
    let finger = try lend()
    page.transitioningDelegate = nil
    finger.takeBack()
    #expect(page.transitioningDelegate == nil)
  }

  @Test("is not given to a sample that presents nothing")
  func refused() {
    #expect(LentFinger(to: root, in: window) {} == nil)
    #expect(window.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("has priority over a gesture of the presented controller")
  func precedence() throws {
    var isDragged = false
    page.view.addGestureRecognizer(UIPanGestureRecognizer { _ in isDragged = true })
    let finger = try lend()
    stage.touch(along: finger.wayBack(on: stage, over: 0.3))
    try stage.settle()
    #expect(!isDragged)
    #expect(root.presentedViewController === page)
  }
}
