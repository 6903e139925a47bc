import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A transition context")
struct TransitionContextTests {
  private let scene = ControllerScene()

  @Test("is given after the incoming view is in place and laid out (Material 8)")
  func incomingView() throws {
    scene.log.includesLayout = true
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = ScriptedTransition { [scene] context in
      let (view, container) = (context.foreViewController.view, context.containerView)
      switch context.direction {
      case .forward:
        #expect(container.subviews.last === view)
        #expect(container.subviews.first === scene.back.view)
        #expect(view?.frame == container.bounds)
        #expect(
          scene.log.take().suffix(2) == ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
      case .backward:
        #expect(container.subviews.last === view)
        #expect(container.subviews.first === scene.back.view)
        #expect(scene.back.view.frame == container.bounds)
      }
      context.transitionDidEnd()
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("comes after viewIsAppearing, and before layout (ViewControllers 9, 10)")
  func appearingFirst() throws {
    scene.log.includesLayout = true
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { [scene] context in
        scene.log.note("start")
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "start", "B.viewDidAppear(true)",
      ])
  }

  @Test("leaves the outgoing view in place (Material 28)")
  func outgoingView() throws {
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { context in
        if context.direction == .backward {
          #expect(context.foreViewController.view.frame.minY == 100)
        }
        context.transitionDidEnd()
      })
    scene.stack([fore])
    fore.view.frame.origin.y = 100
    fore.dismiss(animated: true)
    try scene.stage.settle()
  }

  @Test("moves a view into place that was left in another superview")
  func strayView() throws {
    let fore = scene.controller("B", with: Fade())
    let stray = UIView()
    stray.addSubview(fore.view)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(fore.view.window === scene.window)
  }

  @Test("that ends twice is harmless, and reports it (AnimatedTransitions 13)")
  func twice() throws {
    var kept: TransitionContext?
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { [scene] context in
        kept = context
        scene.stage.perform(afterDelay: 0.1) {
          context.transitionDidEnd()
          context.transitionDidEnd()
        }
      })
    scene.back.present(fore, animated: true) { [scene] in scene.log.note("completion") }
    try scene.stage.settle()
    kept?.transitionDidEnd()
    fore.dismiss(animated: false)
    try scene.stage.settle()
    kept?.transitionDidEnd()
    let issue = TransitionIssue.endedTwice(node: "ScriptedTransition")
    #expect(scene.transitionIssues == [issue, issue, issue])
    #expect(scene.log.take().filter { $0 == "completion" }.count == 1)
  }

  @Test("keeps its properties after the end, and animates nothing then")
  func kept() throws {
    var kept: TransitionContext?
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        kept = $0
        $0.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let context = try #require(kept)
    #expect(context.foreViewController === fore)
    #expect(context.backViewController === scene.back)
    #expect(context.direction == .forward)
    #expect(context.duration == TransitionDefaults.duration)
    #expect(context.presentationController == nil)
    #expect(context.containerView.window == nil)
    context.animate(fore.view, \.opacity, back: 0, fore: 0.5)
    context.endAfterAnimations()
    try scene.stage.settle()
    #expect(fore.view.alpha == 1)
  }

  @Test("of a plain animator that completes twice is reported (AnimatedTransitions 8, 13)")
  func animatorTwice() throws {
    let fore = scene.controller("B")
    let animator = LoggingAnimator(scene.log)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    var kept: (any UIViewControllerContextTransitioning)?
    animator.onAnimate = { kept = $0 }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    kept?.completeTransition(false)
    withExtendedLifetime(delegate) { #expect(scene.back.presentedViewController === fore) }
    #expect(
      scene.issues == [
        .completedTwice(transition: "the presentation of LoggingViewController 'B'")
      ])
  }

  @Test("of a plain animator works the same if the animator ends within animateTransition")
  func instantAnimator() throws {
    let fore = scene.controller("B", .fullScreen)
    let animator = LoggingAnimator(scene.log, completes: nil)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    animator.onAnimate = { $0.completeTransition(true) }
    scene.back.present(fore, animated: true)
    withExtendedLifetime(delegate) { scene.stage.advance(by: 0) }
    #expect(
      scene.log.take().suffix(7) == [
        "B.viewWillAppear(true)", "transitionDuration", "animateTransition",
        "B.viewIsAppearing(true)", "animationEnded(true)", "B.viewDidAppear(true)",
        "P.viewDidDisappear(true)",
      ])
  }
}
