import Transitioning
import Transitions

/// A photo that grows out of its tile, and goes back into it.
final class PhotoTransition: TransitionWithCustomDuration, TransitionWithFallback,
  TransitionWithReducedMotion, TransitionWithInteraction
{
  private weak var tile: UIView?
  private let pan: PanInteractionController

  /// - Parameter dismiss: Dismisses the photo; called when a finger begins to drag it down.
  init(from tile: UIView, dismiss: @escaping () -> Void) {
    self.tile = tile
    pan = PanInteractionController(toward: .bottom, begin: dismiss)
    pan.distance = 400
  }

  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.4 }

  /// A photo without a tile on the screen slides instead.
  func fallbackTransition(with context: TransitionContext) -> any Transition {
    tile?.window == nil ? SlideUpTransition() : self
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    FadeTransition()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }

  func start(with context: TransitionContext) {
    guard let tile else { return context.transitionDidEnd() }
    let photo = context.foreView
    let place = tile.convert(tile.bounds, to: context.containerView)
    let middle = CGPoint(x: place.midX, y: place.midY)
    context.animate(photo, \.position, back: middle, fore: photo.center)
    context.animate(
      photo, \.transform.scale, back: place.width / photo.bounds.width, fore: 1)
    context.animate(photo, \.opacity, back: 0, fore: 1, during: 0...0.3)
    context.deferToCompletion { [pan] in photo.addGestureRecognizer(pan.recognizer) }
    context.endAfterAnimations()
  }
}
