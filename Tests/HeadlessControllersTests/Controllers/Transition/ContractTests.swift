import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The classic contract, for apps that never use a `Transition`.
@MainActor
@Suite("The transitioning contract")
struct ContractTests {
  private let scene = ControllerScene()

  /// An animator of UIKit's kind that slides the presented view, in both directions.
  private final class Slide: UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var seen: [String] = []

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      guard let view = context.view(forKey: key),
        let controller = context.viewController(forKey: isPresenting ? .to : .from)
      else { return context.completeTransition(false) }
      seen.append("\(context.isAnimated) \(context.isInteractive) \(context.presentationStyle)")
      let away = CGPoint(x: view.center.x, y: context.containerView.bounds.height * 1.5)
      if isPresenting {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: controller)
      } else if let back = context.view(forKey: .to) {
        context.containerView.insertSubview(back, at: 0)
      }
      let home = view.center
      if isPresenting { view.center = CGPoint(x: home.x, y: away.y) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.center = self.isPresenting ? home : CGPoint(x: home.x, y: away.y)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// A delegate with an animator for both directions and, if set, a driver.
  private final class Delegate: UIViewControllerTransitioningDelegate {
    let (presenting, dismissing) = (Slide(isPresenting: true), Slide(isPresenting: false))
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private let delegate = Delegate()

  private func controller(_ style: UIModalPresentationStyle) -> LoggingViewController {
    let fore = scene.controller("B", style)
    fore.transitioningDelegate = delegate
    return fore
  }

  private func y(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentationProperties.position.y)
  }

  @Test(
    "allows a finger to drive any animator's animations, in and out (Interaction 5)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func driven(style: UIModalPresentationStyle) throws {
    let fore = controller(style)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    let before = Picture(scene.window)
    var there = before
    for (isComing, finishes) in [(true, false), (true, true), (false, false), (false, true)] {
      if isComing {
        scene.back.present(fore, animated: true)
      } else {
        fore.dismiss(animated: true)
      }
      scene.stage.advance(by: 0)
      driver.update(isComing ? 0.25 : 0.75)
      expectNear(y(fore), (422 + 844 * 0.75), within: 1e-6)
      if finishes { driver.finish() } else { driver.cancel() }
      try scene.stage.settle()
      expectEqual((scene.back.presentedViewController != nil), (isComing == finishes))
      if isComing, finishes { there = Picture(scene.window) }
      // The views that the animator moved are back without its help (Interaction 16).
      expectEqual(Picture(scene.window), (isComing == finishes ? there : before))
    }
    expectEqual(scene.picture, "P: P")
  }

  @Test(
    "gives linear timing to all that is driven from the beginning (Interaction 5; Coordinators 2)",
    arguments: [true, false])
  func evenPace(isHeld: Bool) throws {
    let modal = LoggedModal(scene)
    modal.drive(.curveEaseIn)
    modal.interaction.wantsInteractiveStart = isHeld
    scene.back.present(modal.controller, animated: true)
    let dot = UIView()
    modal.controller.view.addSubview(dot)
    modal.controller.transitionCoordinator?.animate { _ in dot.alpha = 0 }
    scene.stage.advance(by: 0)
    if !isHeld { modal.interaction.pause() }
    for percent in [0.1, 0.25, 0.8] {
      modal.interaction.update(CGFloat(percent))
      // A transition that starts by itself keeps its curve; the alongside animation has the same.
      let isEven = abs(modal.offset - 400 * (1 - percent)) < 1e-6
      let isSame = abs(modal.offset / 400 - dot.layer.presentationProperties.opacity) < 1e-6
      expectEqual([isEven, isSame], [isHeld, true])
    }
    modal.interaction.finish()
    try scene.stage.settle()
    expectEqual(modal.offset, 0)
    expectTrue(scene.issues.isEmpty)
  }

  @Test("asks for a driver only if there is an animator (AnimatedTransitions 2)")
  func order() throws {
    let fore = scene.controller("B", .fullScreen)
    let delegate = LoggingDelegate(scene.log)
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    expectTrue(!scene.log.take().contains("interactionControllerForPresentation"))
    try scene.stage.settle()
    delegate.animator = LoggingAnimator(scene.log)
    fore.dismiss(animated: true)
    expectEqual(
      scene.log.take().suffix(2),
      [
        "animationController(forDismissed: B)", "interactionControllerForDismissal",
      ])
    scene.stage.advance(by: 0)
    expectEqual(fore.transitionCoordinator?.isInteractive, true)
    withExtendedLifetime(delegate) {}
  }

  // Rules: AnimatedTransitions 6, 7; Interaction 2.
  @Test("starts a custom interaction controller in place of the animator")
  func ownInteraction() throws {
    final class Own: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let own = Own()
    let animator = LoggingAnimator(scene.log)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    delegate.interaction = own
    let fore = scene.controller("B")
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    var told: [String] = []
    fore.transitionCoordinator?.notifyWhenInteractionChanges {
      told.append("\($0.isInteractive) \($0.isCancelled)")
    }
    scene.stage.advance(by: 0)
    expectTrue(!scene.log.take().contains("animateTransition"))
    let context = try #require(own.context)
    func note() { told.append("now \(context.isInteractive) \(context.transitionWasCancelled)") }
    note()
    context.updateInteractiveTransition(0.4)
    context.updateInteractiveTransition(.nan)
    expectEqual(fore.transitionCoordinator?.percentComplete, 0.4)
    context.cancelInteractiveTransition()
    note()
    context.cancelInteractiveTransition()
    context.pauseInteractiveTransition()
    note()
    context.finishInteractiveTransition()
    expectEqual(
      told,
      [
        "now true false", "false true", "now false true", "true false", "now true false",
        "false false",
      ])
    context.completeTransition(!context.transitionWasCancelled)
    try scene.stage.settle()
    withExtendedLifetime(delegate) { expectTrue(scene.back.presentedViewController === fore) }
    own.context = nil
  }

  @Test("does not complete a cancelled transition, whatever the animator reports")
  func contradiction() throws {
    let fore = scene.controller("B")
    let animator = LoggingAnimator(scene.log, duration: 0.2)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interaction = driver
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    driver.update(0.5)
    driver.cancel()
    // The animator calls `completeTransition(true)` at its own end.
    try scene.stage.settle()
    withExtendedLifetime(delegate) { expectTrue(scene.back.presentedViewController == nil) }
    expectTrue(scene.log.take().contains("animationEnded(false)"))
  }

  @Test("reports everything that the coordinator knows (Coordinators 8)")
  func coordinator() throws {
    let fore = controller(.fullScreen)
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    expectTrue(scene.back.transitionCoordinator === coordinator)
    var progress = [coordinator.percentComplete]
    scene.stage.advance(by: 0.125)
    progress.append(coordinator.percentComplete)
    expectNear(progress, [0, 0.25])
    let flags = [
      coordinator.isAnimated, coordinator.initiallyInteractive, coordinator.isInteractive,
      coordinator.isInterruptible, coordinator.isCancelled,
    ]
    expectEqual(flags, [true, false, false, false, false])
    expectEqual(coordinator.presentationStyle, .fullScreen)
    expectEqual(coordinator.transitionDuration, 0.5)
    expectEqual(coordinator.targetTransform, .identity)
    expectEqual(
      [coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)],
      [scene.back, fore])
    expectEqual(
      [coordinator.view(forKey: .from), coordinator.view(forKey: .to), coordinator.containerView],
      [scene.back.view, fore.view, fore.view.superview])
    try scene.stage.settle()
    expectTrue([fore, scene.back].allSatisfy { $0.transitionCoordinator == nil })
    scene.back.dismiss(animated: false)
    expectTrue(fore.transitionCoordinator == nil)
    try scene.stage.settle()
  }

  @Test(
    "moves the target when the container changes its size during the transition",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen],
    ["classic", "transition", "system"])
  func resize(style: UIModalPresentationStyle, kind: String) throws {
    let fore = scene.controller("B", style)
    if kind == "classic" { fore.transitioningDelegate = delegate }
    if kind == "transition" {
      fore.transitionController.transition = ScriptedTransition {
        let view: UIView = $0.foreViewController.view
        $0.animate(view, \.position, back: $0.center(of: view, beyond: .bottom), fore: view.center)
        $0.endAfterAnimations()
      }
    }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.15)
    let before = y(fore)
    scene.stage.resize(to: CGSize(width: 844, height: 390))
    scene.stage.advance(by: 0)
    // The view moves as far as its target, and no further.
    expectNear(y(fore), (before - 422 + 195), within: 1, "\(y(fore)) \(before) \(fore.view.center)")
    try scene.stage.settle()
    expectEqual(fore.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.stage.bounds)
  }
}
