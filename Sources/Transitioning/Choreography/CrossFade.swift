/// The cross-fade that replaces a transition when the traits ask for reduced motion.
@MainActor
final class CrossFade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
