import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition context")
struct TransitionContextTests {
  private let scene = ControllerScene()

  @Test(
    """
    is given after the incoming view is in place, wherever it was, and laid out, beside \
    the other (Material 8, 28)
    """)
  func views() throws {
    scene.log.includesLayout = true
    var seen: [String] = []
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = ScriptedTransition { [scene] context in
      let container = context.containerView
      let views: [UIView] = [context.backViewController.view, context.foreViewController.view]
      let frames = views.map { $0.frame == container.bounds ? "all" : "\($0.frame.minY)" }
      seen.append("\(container.subviews == views) \(frames)")
      if context.direction == .forward { seen += scene.log.take().suffix(2) }
      context.transitionDidEnd()
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    // The outgoing view stays where it is.
    fore.view.frame.origin.y = 100
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(
      seen,
      [
        #"true ["all", "all"]"#, "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        #"true ["all", "100.0"]"#,
      ])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    let other = scene.controller("C", with: Fade())
    let stray = UIView()
    stray.addSubview(other.view)
    scene.back.present(other, animated: true)
    try scene.stage.settle()
    expectTrue(other.view.window === scene.window)
  }

  @Test("comes after viewIsAppearing, and before layout (ViewControllers 9, 10)")
  func appearingFirst() throws {
    scene.log.includesLayout = true
    try scene.play(
      ScriptedTransition { [scene] context in
        scene.log.note("start")
        context.transitionDidEnd()
      })
    expectEqual(
      scene.log.take(),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "start", "B.viewDidAppear(true)",
      ])
  }

  @Test(
    """
    that ends twice is harmless, and reports it, as that of a plain animator does \
    (AnimatedTransitions 8, 13)
    """)
  func twice() throws {
    var kept: TransitionContext?
    let transition = ScriptedTransition { [scene] context in
      kept = context
      scene.stage.perform(afterDelay: 0.1) {
        context.transitionDidEnd()
        context.transitionDidEnd()
      }
    }
    let fore = scene.present(transition) { [scene] in scene.log.note("completion") }
    try scene.stage.settle()
    kept?.transitionDidEnd()
    fore.dismiss(animated: false)
    try scene.stage.settle()
    kept?.transitionDidEnd()
    let issue = TransitionIssue.endedTwice(node: "ScriptedTransition")
    expectEqual(scene.transitionIssues, [issue, issue, issue])
    expectEqual(scene.log.take().filter { $0 == "completion" }.count, 1)

    let (other, animator) = (scene.controller("C"), LoggingAnimator(scene.log))
    let delegate = LoggingDelegate(scene.log, animator: animator)
    other.transitioningDelegate = delegate
    var context: (any UIViewControllerContextTransitioning)?
    animator.onAnimate = { context = $0 }
    scene.back.present(other, animated: true)
    try scene.stage.settle()
    context?.completeTransition(false)
    withExtendedLifetime(delegate) { expectTrue(scene.back.presentedViewController === other) }
    expectEqual(
      scene.issues,
      [
        .completedTwice(transition: "the presentation of LoggingViewController 'C'")
      ])
  }

  @Test("keeps its properties after the end, and animates nothing then")
  func kept() throws {
    var kept: TransitionContext?
    let fore = try scene.play(
      ScriptedTransition {
        kept = $0
        $0.transitionDidEnd()
      })
    let context = try #require(kept)
    expectTrue(
      context.foreViewController === fore && context.backViewController === scene.back
        && context.presentationController == nil && context.containerView.window == nil)
    expectTrue((context.direction, context.duration) == (.forward, TransitionDefaults.duration))
    context.animate(fore.view, \.opacity, back: 0, fore: 0.5)
    context.endAfterAnimations()
    try scene.stage.settle()
    expectEqual(fore.view.alpha, 1)
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
    expectEqual(
      scene.log.take().suffix(7),
      [
        "B.viewWillAppear(true)", "transitionDuration", "animateTransition",
        "B.viewIsAppearing(true)", "animationEnded(true)", "B.viewDidAppear(true)",
        "P.viewDidDisappear(true)",
      ])
  }
}
