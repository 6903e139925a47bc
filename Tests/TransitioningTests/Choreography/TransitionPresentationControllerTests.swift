import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("The stock presentation controller")
struct TransitionPresentationControllerTests {
  private let scene = ControllerScene()

  private final class Mover: TransitionPresentationAnimationControlling {
    var lines: [String] = []
    var ends = true

    func presentationController(
      _ presentationController: TransitionPresentationController,
      startWith transitionContext: TransitionContext
    ) {
      lines.append("start \(transitionContext.direction)")
      transitionContext.animate(presentationController.scrimView, \.opacity, back: 0, fore: 0.5)
      transitionContext.endAfterAnimations()
    }

    func presentationController(
      _ presentationController: TransitionPresentationController,
      dismissalTransitionDidEnd completed: Bool
    ) { lines.append("dismissed \(completed)") }
  }

  private func controller(
    _ animationController: Mover? = nil,
    frame: CGRect? = CGRect(x: 0, y: 444, width: 390, height: 400)
  ) -> (LoggingViewController, () -> TransitionPresentationController?) {
    let transition = PresentingTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    weak var made: TransitionPresentationController?
    var calculate: TransitionPresentationController.FrameOfPresentedView?
    if let frame { calculate = { _ in frame } }
    transition.make = { presented, presenting in
      let manager = TransitionPresentationController(
        presentedViewController: presented, presenting: presenting,
        calculateFrameOfPresentedView: calculate)
      manager.animationController = animationController
      made = manager
      return manager
    }
    return (scene.controller("B", with: transition), { made })
  }

  @Test(
    """
    gives the view its frame, and fades a scrim beneath in and out, or fills the \
    container, from which it then removes the other view (Material 15)
    """)
  func scrim() throws {
    let (fore, manager) = controller()
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    let scrim = try #require(manager()?.scrimView)
    let shown = scrim.layer.presentationProperties.opacity
    expectTrue(shown > 0 && shown < 1 && fore.view.superview?.subviews.first === scrim)
    try scene.stage.settle()
    expectEqual(fore.view.frame, CGRect(x: 0, y: 444, width: 390, height: 400))
    expectEqual(scrim.alpha, 1)
    expectEqual(scrim.backgroundColor, UIColor.black.withAlphaComponent(0.3))
    expectTrue(scene.back.view.window != nil)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(scrim.superview == nil)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    let (other, _) = controller(frame: nil)
    scene.back.present(other, animated: true)
    try scene.stage.settle()
    expectEqual(other.view.frame, scene.window.bounds)
    expectTrue(scene.back.view.window == nil)
  }

  @Test("may have an animation controller in place of the scrim, until the end of the dismissal")
  func delegated() throws {
    let mover = Mover()
    let (fore, manager) = controller(mover)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(manager()?.scrimView.alpha, 0.5)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(mover.lines, ["start forward", "start backward", "dismissed true"])
    expectTrue(manager() == nil)
  }

  @Test("restores its scrim when either direction is cancelled", arguments: [true, false])
  func cancelled(isDismissal: Bool) throws {
    let (fore, manager) = controller()
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = Wrapper(fore.transitionController, driver)
    fore.transitioningDelegate = delegate
    let before = Picture(scene.window)
    if isDismissal {
      scene.back.present(fore, animated: false)
      try scene.stage.settle()
      fore.dismiss(animated: true)
    } else {
      scene.back.present(fore, animated: true)
    }
    scene.stage.advance(by: 0)
    let scrim = try #require(manager()?.scrimView)
    driver.update(0.4)
    expectNear(scrim.layer.presentationProperties.opacity, (isDismissal ? 0.6 : 0.4), within: 1e-6)
    driver.cancel()
    try scene.stage.settle()
    expectTrue(isDismissal ? scrim.alpha == 1 && scrim.superview != nil : scrim.superview == nil)
    withExtendedLifetime(delegate) { expectTrue(isDismissal || Picture(scene.window) == before) }
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  /// Forwards to a transition controller, and adds a driver.
  private final class Wrapper: UIViewControllerTransitioningDelegate {
    let controller: TransitionController
    let driver: UIPercentDrivenInteractiveTransition

    init(_ controller: TransitionController, _ driver: UIPercentDrivenInteractiveTransition) {
      (self.controller, self.driver) = (controller, driver)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      controller.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      controller.animationController(forDismissed: dismissed)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controller.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }
}
