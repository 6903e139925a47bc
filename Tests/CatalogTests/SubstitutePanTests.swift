import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The Catalog's substitute pan")
struct SubstitutePanTests {
  private let play = ScenePlay(opening: Slide.self)
  private let page: UIViewController

  private var stage: Stage { play.stage }

  init() throws {
    page = try #require(play.opened)
    try stage.settle()
  }

  /// True while the page is presented.
  private var isPresented: Bool { page.presentingViewController != nil }

  @Test("drives the presented view exactly, and is lifted")
  func drives() throws {
    let pan = SubstitutePan(in: play)
    stage.touch(along: pan.wayBack(over: 0.25))
    stage.advance(by: 0.5)
    let shown = try #require(page.view.layer.presentation())
    expectNear(shown.position.y, (422 + 0.25 * 844), within: 1e-6)
    try stage.settle()
    expectTrue(isPresented)
    stage.touch(along: pan.wayBack(over: 0.75))
    try stage.settle()
    expectTrue(!isPresented)
  }

  @Test("leaves nothing behind when its gesture is removed")
  func removed() throws {
    let delegate = page.transitioningDelegate
    let pan = SubstitutePan(in: play)
    expectEqual(play.window.gestureRecognizers?.count, 1)
    stage.touch(along: pan.wayBack(over: 0.25))
    try stage.settle()
    play.stopDriving()
    pan.remove()
    expectTrue(page.transitioningDelegate === delegate)
    expectTrue(play.window.gestureRecognizers?.isEmpty ?? true)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    try stage.settle()
    expectTrue(isPresented)
  }

  @Test("has priority over a gesture of the presented controller")
  func precedence() throws {
    var isDragged = false
    page.view.addGestureRecognizer(UIPanGestureRecognizer { _ in isDragged = true })
    let pan = SubstitutePan(in: play)
    stage.touch(along: pan.wayBack(over: 0.3))
    try stage.settle()
    expectTrue(!isDragged)
    expectTrue(isPresented)
  }
}

/// A page that slides up.
private struct Slide: Sample {
  static var name: String { "slide" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page that slides up." }

  let root = UIViewController()

  func open() -> UIViewController {
    let page = UIViewController()
    page.transitionController.transition = .slideUp()
    root.present(page, animated: true)
    return page
  }
}
