import Foundation
import TransitionLaws
import Transitioning

// Each of these transitions breaks one law, and says so in its name.

/// Starts and never ends.
final class NeverEndingTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
  }
}

/// Ends once when its animation is over, and once more.
final class TwiceEndingTransition: Transition {
  func start(with context: TransitionContext) {
    UIView.animate(withDuration: context.duration) {
      context.foreView.alpha = context.direction == .forward ? 1 : 0.99
    } completion: { _ in
      context.foreView.alpha = 1
      context.transitionDidEnd()
      context.transitionDidEnd()
    }
  }
}

/// Ends by both calls that end a transition.
final class TwoWaysEndingTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
    context.transitionDidEnd()
  }
}

/// Ends at half of its duration.
final class EarlyEndingTransition: Transition {
  func start(with context: TransitionContext) {
    UIView.animate(withDuration: context.duration / 2) {
      context.foreView.alpha = context.direction == .forward ? 1 : 0.5
    } completion: { _ in
      context.foreView.alpha = 1
      context.transitionDidEnd()
    }
  }
}

/// Ends where it begins.
final class HastyTransition: Transition {
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}

/// A fade that lets a subclass do something wrong.
class FaultyFadeTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    fail(context)
    context.endAfterAnimations()
  }

  func fail(_ context: TransitionContext) {}
}

/// Leaves a snapshot in the container.
final class SnapshotLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard let copy = context.backView.snapshotView(afterScreenUpdates: false) else { return }
    context.containerView.insertSubview(copy, at: 0)
  }
}

/// Hides a part of the back view and does not show it again.
final class HiddenLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    context.backView.subviews.last?.isHidden = true
  }
}

/// Leaves the back view a hair from its place.
final class DriftingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward else { return }
    context.backView.subviews.last?.layer.position.x += 0.001
  }
}

/// Moves the fore view by 80 points in the middle of its run, without an animation.
final class JumpingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let layer = context.foreView.layer
    UIView.animate(withDuration: context.duration / 2) {
      context.backView.alpha = 0.99
    } completion: { _ in
      layer.position.y += 80
    }
    context.deferToCompletion {
      layer.position.y -= 80
      context.backView.alpha = 1
    }
  }
}

/// Shows a white view for one frame.
final class FlashingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let flash = UIView(frame: context.containerView.bounds)
    flash.backgroundColor = .black
    let stage = context.containerView.window?.stage
    stage?.perform(afterDelay: context.duration / 2) {
      [weak container = context.containerView] in container?.addSubview(flash)
    }
    stage?.perform(afterDelay: context.duration / 2 + 1 / 60) { flash.removeFromSuperview() }
    context.deferToCompletion { flash.removeFromSuperview() }
  }
}

/// Moves a snapshot of the fore view, and shows the fore view as well.
final class DoubleImageTransition: Transition {
  func start(with context: TransitionContext) {
    guard let copy = context.foreView.snapshotView(afterScreenUpdates: true) else {
      return context.transitionDidEnd()
    }
    context.containerView.addSubview(copy)
    let middle = copy.center
    context.animate(
      copy, \.position, back: CGPoint(x: middle.x, y: middle.y * 3), fore: middle)
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.deferToCompletion { copy.removeFromSuperview() }
    context.endAfterAnimations()
  }
}

/// Takes another way when it is closed while it opens.
final class AstrayTransition: Transition, TransitionWithInterruption {
  func isInterruptible(with context: TransitionContext) -> Bool { true }

  func start(with context: TransitionContext) {
    let layer = context.foreView.layer
    let start = layer.position
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    // A property animator keeps its own time, so that it is not reversed with the transition.
    let animator = UIViewPropertyAnimator(duration: context.duration, curve: .linear) {
      layer.position = CGPoint(x: start.x, y: start.y + 60)
    }
    animator.startAnimation()
    context.deferToCompletion {
      if animator.state == .active { animator.stopAnimation(true) }
      layer.position = start
    }
    context.endAfterAnimations()
  }
}

/// Sets a model value that it restores only when it is not cancelled.
final class CancelForgettingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let part = context.backView.subviews.last
    part?.alpha = 0.5
    context.deferToCompletion {
      if !context.transitionWasCancelled { part?.alpha = 1 }
    }
  }
}

/// Sets a frame at its end that it computed at its beginning.
final class StubbornTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .forward else { return }
    let (view, frame) = (context.foreView, context.foreView.frame)
    context.deferToCompletion { view.frame = frame }
  }
}

/// Slides from the right also where the layout is from right to left.
final class LeftHandedTransition: Transition {
  func start(with context: TransitionContext) {
    let place = context.foreView.center
    context.animate(
      context.foreView, \.position, back: CGPoint(x: place.x + place.x * 2, y: place.y), fore: place
    )
    context.endAfterAnimations()
  }
}

/// Moves under reduced motion.
final class RestlessTransition: Transition, TransitionWithReducedMotion {
  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  func start(with context: TransitionContext) {
    let place = context.foreView.center
    context.animate(
      context.foreView, \.position, back: CGPoint(x: place.x, y: place.y * 3), fore: place)
    context.endAfterAnimations()
  }
}

/// Retains its context.
final class RetainingTransition: FaultyFadeTransition {
  private var kept: TransitionContext?

  override func fail(_ context: TransitionContext) { kept = context }
}

/// Dims the back view by hand, so that a presentation without animation does not dim it.
final class UnskippableTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let view = context.foreView
    context.animate(view, \.transform, back: .identity, fore: CATransform3D.identity)
    let isForward = context.direction == .forward
    context.deferToCompletion {
      view.subviews.last?.backgroundColor = isForward ? .white : .black
    }
  }
}

/// Fades from a random opacity.
final class RandomTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(
      context.foreView, \.opacity, back: Double.random(in: 0...0.5), fore: 1)
    context.endAfterAnimations()
  }
}

/// Follows a finger at a third of its speed.
class LaggingTransition: Transition, TransitionWithInteraction {
  private weak var pan: PanInteractionController?

  func move(with context: TransitionContext) {
    let place = context.foreView.center
    context.animate(
      context.foreView, \.position, back: CGPoint(x: place.x, y: place.y * 3), fore: place)
  }

  func start(with context: TransitionContext) {
    move(with: context)
    if context.direction == .forward {
      let pan = PanInteractionController(toward: .bottom) {
        [weak fore = context.foreViewController] in
        fore?.dismiss(animated: true)
      }
      pan.distance = context.containerView.bounds.height * 3
      context.foreView.addGestureRecognizer(pan.recognizer)
      driver = pan
    }
    context.endAfterAnimations()
  }

  private var driver: PanInteractionController?

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard context.direction == .backward, let driver else { return nil }
    return driver.recognizer.state == .began || driver.recognizer.state == .changed ? driver : nil
  }
}

/// Shrinks into a place above under a finger that goes down.
final class ElsewhereTransition: LaggingTransition {
  override func move(with context: TransitionContext) {
    let place = context.foreView.center
    context.animate(context.foreView, \.position, back: CGPoint(x: place.x, y: 90), fore: place)
    context.animate(context.foreView, \.transform.scale, back: 0.2, fore: 1)
  }
}

/// Does nothing for half of its time.
final class LateTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1, during: 0.5...1)
    context.endAfterAnimations()
  }
}

/// Ends at a quarter of its way, and then shows the end.
final class PoppingTransition: Transition {
  func start(with context: TransitionContext) {
    let place = context.foreView.center
    let near = CGPoint(x: place.x, y: place.y + 200)
    context.animate(
      context.foreView, \.position, back: CGPoint(x: place.x, y: place.y * 3), fore: near)
    context.deferToCompletion { context.foreView.center = place }
    context.endAfterAnimations()
  }
}

/// Names a specification, and moves in another way as well.
final class DeviatingTransition: TransitionWithMotionSpec {
  func motionSpec(with context: TransitionContext) -> MotionSpec {
    let fade = MotionSpec.Track(.fore, \.opacity, from: 0, to: 1)
    let back = MotionSpec.Track(.fore, \.opacity, from: 1, to: 0)
    return MotionSpec(
      name: "deviating", forward: MotionSpec.Leg(duration: 0.3, [fade]),
      backward: MotionSpec.Leg(duration: 0.3, [back]))
  }

  func start(with context: TransitionContext) {
    context.animate(motionSpec(with: context))
    context.animate(context.foreView, \.opacity, back: 0.3, fore: 1)
    context.endAfterAnimations()
  }
}

/// Leaves a recognizer on the container, which takes the taps.
final class RecognizerLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    context.containerView.addGestureRecognizer(UITapGestureRecognizer())
  }
}
