import Foundation
import TransitionLaws
import Transitioning

// Each of these transitions does something unusual that breaks no law.

/// Fades, and cannot be reversed.
final class DecliningTransition: FaultyFadeTransition, TransitionWithInterruption {
  func isInterruptible(with context: TransitionContext) -> Bool { false }
}

/// Moves by the time that has passed, which it reads itself at each frame.
final class OwnTimeTransition: TransitionWithInterruption {
  func isInterruptible(with context: TransitionContext) -> Bool { false }

  func start(with context: TransitionContext) {
    let (view, isForward, duration) = (
      context.foreView, context.direction == .forward, context.duration
    )
    context.animate(view, \.opacity, back: 0, fore: 1)
    let start = CACurrentMediaTime()
    func place() {
      let progress = min(max((CACurrentMediaTime() - start) / duration, 0), 1)
      view.transform.ty = 40 * (isForward ? 1 - progress : progress)
    }
    place()
    let link = CADisplayLink { _ in place() }
    link.add(to: .main, forMode: .common)
    context.deferToCompletion {
      link.invalidate()
      view.transform = .identity
    }
    context.endAfterAnimations()
  }
}

/// Fades while a spinner keeps its own time.
final class SpinningTransition: FaultyFadeTransition, TransitionWithInterruption {
  func isInterruptible(with context: TransitionContext) -> Bool { false }

  override func fail(_ context: TransitionContext) {
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    spinner.backgroundColor = .gray
    spinner.center = context.foreView.center
    context.foreView.addSubview(spinner)
    let isForward = context.direction == .forward
    spinner.alpha = isForward ? 1 : 0
    let animator = UIViewPropertyAnimator(duration: context.duration, curve: .linear) {
      spinner.alpha = isForward ? 0 : 1
    }
    animator.startAnimation()
    context.deferToCompletion {
      if animator.state == .active { animator.stopAnimation(true) }
      spinner.removeFromSuperview()
    }
  }
}

/// Slides, driven by the pan that most apps have: `began` dismisses, `changed` updates by the
/// translation, `ended` finishes.
class UsualPanTransition: NSObject, TransitionWithInteraction {
  private weak var fore: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func start(with context: TransitionContext) {
    let (view, height) = (context.foreView, context.containerView.bounds.height)
    let place = view.center
    let away = CGPoint(x: place.x, y: place.y + height * reach(with: context))
    context.animate(view, \.position, back: away, fore: place)
    if context.direction == .forward, fore == nil {
      fore = context.foreViewController
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: UsualPanTransition.pan))
    }
    context.endAfterAnimations()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// The distance of the motion as a part of the screen's height.
  func reach(with context: TransitionContext) -> CGFloat { 1 }

  /// The progress of the transition at that of the finger.
  func eased(_ progress: CGFloat) -> CGFloat { progress }

  /// Called just before a lifted finger finishes the transition.
  func willFinish(_ interaction: UIPercentDrivenInteractiveTransition?) {}

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view?.window else { return }
    let progress = recognizer.translation(in: view).y / view.bounds.height
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      fore?.dismiss(animated: true)
    case .changed: interaction?.update(eased(progress))
    case .ended:
      if progress > 0.3 {
        willFinish(interaction)
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }
}

/// A rising fade of UIKit's kind, without an interruptible animator; with reduced motion it fades
/// only.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      to.alpha = 0
      container.addSubview(to)
      if !UIAccessibility.isReduceMotionEnabled { to.transform.ty = 60 }
    }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      to?.transform = .identity
      from?.alpha = 0
    } completion: { _ in
      from?.alpha = 1
      to?.alpha = 1
      to?.transform = .identity
      if transitionContext.transitionWasCancelled { to?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Gives an app's own animators.
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
}

/// A screen of a class of its own.
final class Leaf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UIView(frame: CGRect(x: 40, y: 40, width: 310, height: 90))
    label.backgroundColor = .gray
    view.addSubview(label)
  }
}

/// Screens of one class, one presented or pushed over the other with an app's own animators.
final class LeavesScene: AuditScene {
  let root: UIViewController
  private let delegate = FadeDelegate()
  private let transition: (@MainActor () -> any Transition)?

  /// - Parameters:
  ///   - isPushed: True for a stack.
  ///   - transition: Makes the transition; nil for an animator of UIKit's kind.
  init(isPushed: Bool, _ transition: (@MainActor () -> any Transition)? = nil) {
    self.transition = transition
    guard isPushed else {
      root = Leaf()
      return
    }
    let stack = UINavigationController(rootViewController: Leaf())
    stack.isNavigationBarHidden = true
    stack.delegate =
      transition == nil ? delegate : TransitionNavigationControllerDelegate.shared
    root = stack
  }

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    let leaf = Leaf()
    if let transition { leaf.transitionController.transition = transition() }
    if let stack = root as? UINavigationController {
      driver?.drive(stack)
      stack.pushViewController(leaf, animated: animated)
    } else {
      leaf.modalPresentationStyle = .fullScreen
      if transition == nil { leaf.transitioningDelegate = delegate }
      driver?.drive(leaf)
      root.present(leaf, animated: animated)
    }
    return leaf
  }

  func close(_ controller: UIViewController, animated: Bool, driver: SceneDriver?) -> Bool {
    if let stack = root as? UINavigationController {
      driver?.drive(stack)
      stack.popViewController(animated: animated)
    } else {
      driver?.drive(controller)
      controller.transitionController.dismiss(animated: animated)
    }
    return true
  }

  func shows(_ controller: UIViewController) -> Bool {
    (root as? UINavigationController).map { $0.topViewController === controller }
      ?? (controller.presentingViewController != nil)
  }
}

/// A scene that has a path for a finger.
final class FingeredScene: AuditScene {
  let root: UIViewController = Leaf()

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    let leaf = Leaf()
    leaf.transitionController.transition = FaultyFadeTransition()
    driver?.drive(leaf)
    root.present(leaf, animated: animated)
    return leaf
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    FingerPath(from: CGPoint(x: 100, y: 100)).moving(to: CGPoint(x: 100, y: 400), over: 0.3)
  }
}

/// Waits for its duration, and moves nothing.
final class HoldingTransition: Transition {
  func start(with context: TransitionContext) {
    let clock = UIView()
    context.containerView.insertSubview(clock, at: 0)
    context.animate(clock, \.opacity, back: 0, fore: 1)
    context.deferToCompletion { clock.removeFromSuperview() }
    context.endAfterAnimations()
  }
}

/// A clear screen over another one, of which nothing is seen.
final class ClearScene: AuditScene {
  let root: UIViewController = Leaf()

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    let clear = UIViewController()
    clear.modalPresentationStyle = .overFullScreen
    clear.transitionController.transition = HoldingTransition()
    driver?.drive(clear)
    root.present(clear, animated: animated)
    return clear
  }
}

/// Grows evenly, with the text in it.
final class GrowingPageTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.transform.scale, back: 0.6, fore: 1)
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// Swings beyond its place and back, with springs of two durations, and parts that fade.
final class OvershootingTransition: Transition {
  func start(with context: TransitionContext) {
    let view = context.foreView
    context.animate(
      view, \.transform.translationY, back: view.bounds.height, fore: 0,
      timing: .spring(duration: 0.4, bounce: 0.3))
    context.animate(
      view, \.transform.scale, back: 0.8, fore: 1, timing: .spring(duration: 0.3, bounce: 0))
    for part in view.subviews { context.animate(part, \.opacity, back: 0.4, fore: 1) }
    context.endAfterAnimations()
  }
}

/// Turns the screen about its horizontal axis, in perspective.
final class LidTransition: Transition {
  func start(with context: TransitionContext) {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 800
    context.animate(
      context.foreView, \.transform, back: CATransform3DRotate(perspective, .pi / 3, 1, 0, 0),
      fore: perspective)
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.deferToCompletion { [view = context.foreView] in
      view.layer.transform = CATransform3DIdentity
    }
    context.endAfterAnimations()
  }
}

/// Fades behind a decoration that lets touches through, and is removed at the end.
final class DecoratedTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let decoration = UIView(frame: context.containerView.bounds)
    decoration.backgroundColor = .blue
    decoration.isUserInteractionEnabled = false
    context.containerView.addSubview(decoration)
    let place = decoration.center.y
    context.animate(
      decoration, \.position.y, back: place + decoration.bounds.height,
      fore: place - decoration.bounds.height)
    context.deferToCompletion { decoration.removeFromSuperview() }
  }
}

/// Opens a mask over the screen.
final class MaskTransition: Transition {
  func start(with context: TransitionContext) {
    let (view, opening) = (context.foreView, UIView())
    let whole = view.bounds
    opening.backgroundColor = .black
    opening.frame = whole
    view.mask = opening
    context.animate(
      opening, \.boundsSize, back: CGSize(width: whole.width, height: 0), fore: whole.size)
    context.deferToCompletion { view.mask = nil }
    context.endAfterAnimations()
  }
}

/// Shows the parts of the screen one after the other.
final class CascadeTransition: Transition {
  func start(with context: TransitionContext) {
    let parts = context.foreView.subviews
    context.animate(context.foreView, \.opacity, back: 0, fore: 1, during: 0...0.5)
    for (index, part) in parts.enumerated() {
      let begin = 0.6 * Double(index) / Double(max(parts.count, 1))
      context.animate(part, \.opacity, back: 0, fore: 1, during: begin...(begin + 0.4))
    }
    context.endAfterAnimations()
  }
}

/// Takes three seconds.
final class SlowTransition: TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 3 }

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
