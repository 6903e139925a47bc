#if canImport(UIKit)
  import MotionTransitioning
  import UIKit
#else
  import Transitioning
  import UIKitCompatibility
#endif

/// Moves a snapshot of the fore view up from below, pulled by a spring.
final class SlideUpTransition: NSObject, Transition, TransitionWithCustomDuration {
  private let spring: CASpringAnimation = {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    spring.duration = spring.settlingDuration
    return spring
  }()

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    return spring.settlingDuration
  }

  func start(with context: TransitionContext) {
    let snapshotter = TransitionViewSnapshotter(containerView: context.containerView)
    context.defer {
      snapshotter.removeAllSnapshots()
    }
    let snapshot = snapshotter.snapshot(
      of: context.foreViewController.view, isAppearing: context.direction == .forward)

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.transitionDidEnd()
    }
    let above = snapshot.layer.position.y
    let below = context.containerView.bounds.height + snapshot.layer.bounds.height / 2
    let isForward = context.direction == .forward
    spring.fromValue = isForward ? below : above
    spring.toValue = isForward ? above : below
    snapshot.layer.add(spring, forKey: "slide")
    snapshot.layer.setValue(spring.toValue, forKeyPath: "position.y")
    CATransaction.commit()
  }
}
