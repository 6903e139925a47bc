/// What runs in place of a transition that moves things, when motion is to be reduced.
@MainActor
final class CrossFade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
