import Transitioning

/// A fade that can be reversed.
@MainActor
final class WorldFade: Transition {
  private let ear: Ear

  init(_ ear: Ear) { self.ear = ear }

  func start(with context: TransitionContext) {
    ear.count(context, "context")
    ear.hear("start")
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// A slide of two parts that can be interactive.
@MainActor
final class WorldSlide: TransitionWithInteraction {
  private let ear: Ear
  private let isDriven: Bool

  init(_ ear: Ear, isDriven: Bool) { (self.ear, self.isDriven) = (ear, isDriven) }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? ear.driver : nil }

  func start(with context: TransitionContext) {
    ear.hear("start")
    let (fore, back): (UIView, UIView) = (
      context.foreViewController.view, context.backViewController.view
    )
    context.animate(
      fore, \.position, back: context.center(of: fore, beyond: .trailing), fore: fore.center)
    context.animate(back, \.opacity, back: 1, fore: 0.5)
    context.compose(with: WorldFade(ear))
    context.endAfterAnimations()
  }
}

/// A fade that cannot be interrupted, written with UIKit's transition API.
@MainActor
final class WorldProud: TransitionWithInterruption {
  private let ear: Ear

  init(_ ear: Ear) { self.ear = ear }

  func isInterruptible(with context: TransitionContext) -> Bool { false }

  func start(with context: TransitionContext) {
    let view: UIView = context.foreViewController.view
    let isForward = context.direction == .forward
    if isForward { view.alpha = 0 }
    UIView.animate(withDuration: context.duration) {
      view.alpha = isForward ? 1 : 0
    } completion: { [ear] _ in
      view.alpha = 1
      ear.hear("end")
      context.transitionDidEnd()
    }
  }
}

/// An animator with UIKit's transition API.
@MainActor
final class ScalingAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let ear: Ear

  init(isPresenting: Bool, _ ear: Ear) {
    (self.isPresenting, self.ear) = (isPresenting, ear)
    ear.count(self, "animator")
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    ear.hear("animateTransition")
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(
        to, at: isPresenting ? context.containerView.subviews.count : 0)
    }
    guard let moved = isPresenting ? to : from else { return context.completeTransition(false) }
    let small = CATransform3D(scaleX: 0.1, y: 0.1)
    if isPresenting { moved.transform3D = small }
    UIView.animate(withDuration: 0.3) {
      moved.transform3D = self.isPresenting ? .identity : small
    } completion: { [ear] _ in
      let isCancelled = context.transitionWasCancelled
      moved.transform3D = .identity
      ear.hear("completion of the animation")
      context.completeTransition(!isCancelled)
    }
  }
}
