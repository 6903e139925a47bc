import Expectations
import Foundation
import ControllerSupport
import Transitioning

/// `TransitionController.dismiss(animated:completion:)`, on both platforms.
@MainActor
@Suite("A dismissal by the transition controller")
struct DismissalDuringTransitionTests {
  private let scene = ControllerScene()

  private func present(
    _ transition: any Transition, in style: UIModalPresentationStyle = .overFullScreen
  ) -> LoggingViewController {
    let fore = scene.controller("B", with: transition)
    fore.modalPresentationStyle = style
    scene.back.present(fore, animated: true)
    return fore
  }

  private var fade: TimedTransition {
    TimedTransition(0.4) {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
  }

  @Test("turns a running presentation round: it goes back as far as it has come, and is gone")
  func turns() throws {
    let fore = present(fade)
    scene.stage.advance(by: 0.1)
    let shown = fore.view.layer.presentation()?.opacity
    var isDismissed = false
    fore.transitionController.dismiss { isDismissed = true }
    expectEqual(fore.view.layer.presentation()?.opacity, shown)
    expectTrue(!isDismissed)
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectTrue(isDismissed && scene.back.presentedViewController == nil)
    expectTrue(fore.transitionDecisions.contains(.reverses))
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    expectEqual(scene.stage.diagnostics.remarks, [])
  }

  @Test("turns it round once if it is called again, and calls each completion")
  func twice() throws {
    let fore = present(fade)
    scene.stage.advance(by: 0.2)
    var calls: [String] = []
    fore.transitionController.dismiss { calls.append("first") }
    scene.stage.advance(by: 0.1)
    fore.transitionController.dismiss { calls.append("second") }
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectEqual(calls, ["first", "second"])
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("waits for what it cannot turn round, also right after the request")
  func waits() throws {
    for (transition, time) in [(DecliningFade(), 0.1), (fade as any Transition, nil as Double?)] {
      let fore = present(transition)
      if let time { scene.stage.advance(by: time) }
      var isDismissed = false
      fore.transitionController.dismiss(animated: false) { isDismissed = true }
      expectTrue(fore.transitionDecisions.contains(.waits(for: .forward)))
      scene.stage.advance(by: 0.29)
      expectTrue(!isDismissed && scene.back.presentedViewController === fore)
      try scene.stage.settle()
      expectTrue(isDismissed && scene.back.presentedViewController == nil)
    }
  }

  @Test("during a dismissal waits for its end, and dismisses what a finger has taken back")
  func duringDismissal() throws {
    for isCancelled in [false, true] {
      let fore = present(fade)
      try scene.stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      fore.transitionController.transition = DrivenFade(by: driver)
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0.05)
      driver.update(0.4)
      var isDismissed = false
      fore.transitionController.dismiss { isDismissed = true }
      if isCancelled { driver.cancel() } else { driver.finish() }
      expectTrue(!isDismissed)
      fore.transitionController.transition = fade
      try scene.stage.settle()
      expectTrue(isDismissed && scene.back.presentedViewController == nil)
    }
  }

  @Test("of a child is that of the controller which is presented")
  func child() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.transitionController.transition = fade
    stack.modalPresentationStyle = .overFullScreen
    scene.back.present(stack, animated: true)
    scene.stage.advance(by: 0.1)
    stack.topViewController?.transitionController.dismiss()
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectTrue(scene.back.presentedViewController == nil)
  }

  // MARK: Without a kind stage, as on a device

  /// A page on the root, which fades, in a style; not presented yet.
  private func page(_ name: String, _ style: UIModalPresentationStyle = .overFullScreen) -> Page {
    scene.stage.leniencies = []
    let page = Page()
    page.title = name
    page.transitionController.transition = fade
    page.modalPresentationStyle = style
    return page
  }

  /// Settles, and expects that the controllers are gone and each completion was called once.
  private func expectGone(
    _ pages: [UIViewController], _ calls: @autoclosure () -> Int, of expected: Int = 1
  ) throws {
    try scene.stage.settle()
    expectEqual(calls(), expected)
    for page in pages { expectTrue(page.presentingViewController == nil) }
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("in the completion of a presentation, of its coordinator, and in viewDidAppear")
  func inCallbacks() throws {
    for place in 0..<3 {
      for animated in [true, false] where animated || place != 1 {
        let page = page("B")
        var calls = 0
        let close = { page.transitionController.dismiss { calls += 1 } }
        let plain = { page.dismiss(animated: true) { calls += 1 } }
        if place == 2 { page.onAppear = close }
        scene.back.present(page, animated: animated) { if place == 0 { plain() } }
        page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          if place == 1 { close() }
        }
        try expectGone([page], calls)
      }
    }
  }

  @Test("of a page behind another that is coming, of a page in a child's context, and of both")
  func behind() throws {
    for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
      for isAnimated in [true, false] {
        let (page, next) = (page("B", style), page("C", style))
        scene.back.present(page, animated: false)
        scene.stage.advance(by: 0.1)
        page.present(next, animated: true)
        scene.stage.advance(by: 0.1)
        var calls = 0
        page.transitionController.dismiss(animated: isAnimated) { calls += 1 }
        next.transitionController.dismiss(animated: isAnimated) { calls += 1 }
        try expectGone([page, next], calls, of: 2)
      }
    }
    let inner = UIViewController()
    inner.definesPresentationContext = true
    let stack = UINavigationController(rootViewController: inner)
    stack.transitionController.transition = fade
    stack.modalPresentationStyle = .overFullScreen
    scene.back.present(stack, animated: false)
    scene.stage.advance(by: 0.1)
    let next = page("C", .overCurrentContext)
    inner.present(next, animated: true)
    scene.stage.advance(by: 0.1)
    var calls = 0
    stack.transitionController.dismiss { calls += 1 }
    try expectGone([stack, next], calls)
  }

  @Test("right after a presentation without animation, and twice or of two pages in a turn")
  func sameTurn() throws {
    var calls = 0
    let page = page("B")
    scene.back.present(page, animated: false)
    page.transitionController.dismiss { calls += 1 }
    try expectGone([page], calls)
    scene.back.present(page, animated: false)
    scene.stage.advance(by: 0.1)
    for _ in 0..<2 { page.transitionController.dismiss(animated: false) { calls += 1 } }
    try expectGone([page], calls, of: 3)
    scene.back.present(page, animated: false)
    let next = self.page("C")
    scene.stage.advance(by: 0.1)
    page.present(next, animated: false)
    scene.stage.advance(by: 0.1)
    for each in [next, page] { each.transitionController.dismiss(animated: false) { calls += 1 } }
    try expectGone([page, next], calls, of: 5)
  }

  @Test("twice during a presentation of the system's")
  func system() throws {
    scene.stage.leniencies = []
    let page = scene.controller("B", .overFullScreen)
    scene.back.present(page, animated: true)
    scene.stage.advance(by: 0.1)
    var calls = 0
    for animated in [false, true] {
      page.transitionController.dismiss(animated: animated) { calls += 1 }
    }
    try expectGone([page], calls, of: 2)
  }

  @Test("in start(with:) waits, as what has not begun cannot be turned round")
  func inStart() throws {
    var calls = 0
    let page = page("B")
    page.transitionController.transition = TimedTransition(0.4) {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      if $0.direction == .forward {
        $0.foreViewController.transitionController.dismiss { calls += 1 }
      }
      $0.endAfterAnimations()
    }
    scene.back.present(page, animated: true)
    scene.stage.advance(by: 0.2)
    expectTrue(scene.back.presentedViewController === page && calls == 0)
    try expectGone([page], calls)
    expectEqual(scene.issues, [])
  }

  @Test("leaves a presentation to the finger that holds it, and dismisses afterwards")
  func held() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let page = page("B")
    page.transitionController.transition = DrivenFade(by: driver)
    scene.back.present(page, animated: true)
    scene.stage.advance(by: 0.1)
    driver.pause()
    driver.update(0.6)
    var calls = 0
    page.transitionController.dismiss { calls += 1 }
    expectEqual(page.transitionCoordinator?.isInteractive, true)
    expectTrue(page.transitionDecisions.contains(.waits(for: .forward)))
    scene.stage.advance(by: 0.5)
    expectTrue(calls == 0 && scene.back.presentedViewController === page)
    driver.finish()
    try expectGone([page], calls)
  }

  @Test("turns round with the callbacks of a gesture that lets go")
  func interactionChanges() throws {
    let page = page("B")
    scene.back.present(page, animated: true)
    var changes: [[Bool]] = []
    page.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append([$0.isInteractive, $0.isCancelled])
    }
    scene.stage.advance(by: 0.1)
    var calls = 0
    page.transitionController.dismiss { calls += 1 }
    expectEqual(changes, [[true, false], [false, true]])
    try expectGone([page], calls)
  }

  @Test("gives no ancestor a delegate, and does not turn another page's dismissal round")
  func others() throws {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    scene.stage.leniencies = []
    scene.back.present(stack, animated: true)
    scene.stage.advance(by: 0.1)
    var calls = 0
    child.transitionController.dismiss { calls += 1 }
    expectTrue(stack.transitioningDelegate == nil)
    try expectGone([stack], calls)
    let (page, next) = (page("B"), page("C"))
    next.transitioningDelegate = page.transitionController
    scene.back.present(page, animated: false)
    scene.stage.advance(by: 0.1)
    page.present(next, animated: false)
    scene.stage.advance(by: 0.1)
    var isNextGone = false
    next.dismiss(animated: true) { isNextGone = next.presentingViewController == nil }
    scene.stage.advance(by: 0.1)
    page.transitionController.dismiss { calls += 1 }
    expectTrue(page.transitionDecisions.contains(.waits(for: .backward)))
    try expectGone([page, next], calls, of: 2)
    expectTrue(isNextGone)
  }

  @Test("of what is at rest is a dismissal; of what is not presented, nothing but its completion")
  func atRest() throws {
    let fore = present(fade)
    try scene.stage.settle()
    var calls: [String] = []
    fore.transitionController.dismiss { calls.append("gone") }
    #expect(abs(try scene.stage.settle() - 0.4) < 1e-6)
    expectEqual(calls, ["gone"])
    fore.transitionController.dismiss { calls.append("nothing") }
    expectEqual(calls, ["gone", "nothing"])
  }
}

/// A page that calls back when it has appeared.
private final class Page: UIViewController {
  var onAppear: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }
}

/// A fade that a percent-driven controller drives.
private final class DrivenFade: TransitionWithInteraction {
  private let driver: UIPercentDrivenInteractiveTransition

  init(by driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A fade that cannot be interrupted.
private final class DecliningFade: TransitionWithInterruption, TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.4 }

  func isInterruptible(with context: TransitionContext) -> Bool { false }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
