#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A controller that notes its callbacks, after its name.
class NotingController: UIViewController {
  private let name: String
  private let screen: QuestionScreen

  init(_ name: String, on screen: QuestionScreen) {
    self.name = name
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { screen.note("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
    note("loads")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave its parent" : "will move")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "has left its parent" : "did move")
  }
}

/// A delegate that gives an animator and an interaction controller, to whatever asks.
@MainActor
final class TransitionGiver: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?

  /// Makes the presentation controller of the style `custom`; nil for the system's.
  var presentationController:
    ((UIViewController, UIViewController?, UIViewController) -> UIPresentationController?)?

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.driver = driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentationController?(presented, presenting, source) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A delegate of an animation that notes its calls, each with a name behind it if there is one.
final class AnimationListener: NSObject, CAAnimationDelegate {
  private let name: String
  private let screen: QuestionScreen

  init(on screen: QuestionScreen, after name: String = "") {
    (self.screen, self.name) = (screen, name.isEmpty ? "" : " \(name)")
  }

  func animationDidStart(_ anim: CAAnimation) { note("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("stop \(flag)") }

  private func note(_ call: String) {
    let (screen, call) = (screen, call + name)
    MainActor.assumeIsolated { screen.note(call) }
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the incoming view in its place behind the other, and returns the view that fades.
  @MainActor
  func placeForFade() -> UIView? {
    let (from, to) = (view(forKey: .from), view(forKey: .to))
    if let to {
      if let controller = viewController(forKey: .to) { to.frame = finalFrame(for: controller) }
      containerView.insertSubview(to, at: 0)
    }
    return from ?? to
  }
}

/// An animator of a linear fade, which notes its calls.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval

  /// Called at the beginning, when the views are in place.
  var whenStarted: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  /// Called before the transition completes.
  var whenEnding: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  /// False if the fade does not complete the transition.
  var completes = true

  private(set) var context: (any UIViewControllerContextTransitioning)?
  private let screen: QuestionScreen

  init(_ duration: TimeInterval = 0.3, on screen: QuestionScreen) {
    self.duration = duration
    self.screen = screen
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    self.context = context
    screen.note("animate")
    let fading = context.placeForFade()
    whenStarted(context)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: { fading?.alpha = 0.1 }
    ) { [self] _ in
      screen.note("animation's completion")
      fading?.alpha = 1
      whenEnding(context)
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    screen.note("animation ended \(transitionCompleted)")
  }
}
