import Transitioning

/// A transition between screens that have little to do with each other: the old one fades out, then
/// the new one fades in and grows to its size, as Material's fade through.
///
/// The two screens are never seen at the same time. With reduced motion nothing grows.
final class FadeThroughTransition: TransitionWithReducedMotion {
  /// The part of the duration in which the old screen fades out.
  private static let turn = 0.35

  /// The scale of the new screen when it appears.
  private static let scale: CGFloat = 0.92

  func start(with context: TransitionContext) {
    let back: View = context.backViewController.view
    let fore: View = context.foreViewController.view
    let isForward = context.direction == .forward
    // Spans are counted in the forward direction.
    let turn = isForward ? Self.turn : 1 - Self.turn
    context.animate(back, \.opacity, back: 1, fore: 0, timing: .eased(.linear), during: 0...turn)
    context.animate(fore, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: turn...1)
    if !context.traitCollection.prefersReducedMotion {
      context.animate(
        isForward ? fore : back, \.transform.scale, back: isForward ? Self.scale : 1,
        fore: isForward ? 1 : Self.scale)
    }
    // The list stays on the stack, out of sight; it must be as it was when it comes back.
    context.deferToCompletion {
      for view in [back, fore] {
        view.alpha = 1
        view.transform = .identity
      }
    }
    context.endAfterAnimations()
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}
