import Foundation
import Expectations
import Transitioning
import Transitions

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The Catalog's substitute pan")
struct SubstitutePanTests {
  private let stage = Stage()
  private let window: UIWindow
  private let root = UIViewController()
  private let page = UIViewController()

  init() throws {
    window = UIWindow(stage: stage)
    window.rootViewController = root
    window.makeKeyAndVisible()
    page.transitionController.transition = .slideUp()
    root.present(page, animated: true)
    try stage.settle()
  }

  private func add() throws -> SubstitutePan {
    let pan = SubstitutePan(for: page, in: window) { [page] in page.dismiss(animated: true) }
    return try #require(pan)
  }

  @Test("drives the presented view exactly, and is lifted")
  func drives() throws {
    let pan = try add()
    stage.touch(along: pan.wayBack(on: stage, over: 0.25))
    stage.advance(by: 0.5)
    let shown = try #require(page.view.layer.presentation())
    expectTrue(abs(shown.position.y - (422 + 0.25 * 844)) < 1e-6)
    try stage.settle()
    expectTrue(root.presentedViewController === page)
    stage.touch(along: pan.wayBack(on: stage, over: 0.75))
    try stage.settle()
    expectTrue(root.presentedViewController == nil)
  }

  @Test("leaves nothing behind when its gesture is removed")
  func removed() throws {
    let delegate = page.transitioningDelegate
    let pan = try add()
    expectTrue(page.transitioningDelegate === pan)
    expectEqual(window.gestureRecognizers?.count, 1)
    pan.remove()
    expectTrue(page.transitioningDelegate === delegate)
    expectTrue(window.gestureRecognizers?.isEmpty ?? true)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    try stage.settle()
    expectTrue(root.presentedViewController === page)
  }

  @Test("keeps a delegate that was set in between")
  func replaced() throws {
    let pan = try add()
    page.transitioningDelegate = nil
    pan.remove()
    expectTrue(page.transitioningDelegate == nil)
  }

  @Test("is not added to a sample without a presentation")
  func refused() {
    expectTrue(SubstitutePan(for: root, in: window) {} == nil)
    expectTrue(window.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("has priority over a gesture of the presented controller")
  func precedence() throws {
    var isDragged = false
    page.view.addGestureRecognizer(UIPanGestureRecognizer { _ in isDragged = true })
    let pan = try add()
    stage.touch(along: pan.wayBack(on: stage, over: 0.3))
    try stage.settle()
    expectTrue(!isDragged)
    expectTrue(root.presentedViewController === page)
  }
}
