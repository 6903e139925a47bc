import Foundation
import Transitioning
import Transitions

/// A photo flies out of its place among others while darkness fades in behind it and a
/// toolbar slides up; it flies back to wherever the photo that is shown then has its place.
///
/// It runs between a `PhotoContextProvider` and a `PhotoExhibitor`, and only where the photo has a
/// place that can be seen. With reduced motion it fades and nothing moves.
final class PhotoTransition: TransitionWithFeasibility, TransitionWithInteraction {
  private static let spring = Spring(response: 0.35, dampingRatio: 0.85)

  func canPerformTransition(with context: TransitionContext) -> Bool {
    PhotoFlight(Self.spring).canPerformTransition(with: context)
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any ViewControllerInteractiveTransitioning)? {
    guard context.direction == .backward else { return nil }
    return (context.foreViewController as? any PhotoExhibitor)?.pull
  }

  func start(with context: TransitionContext) {
    if context.traitCollection.prefersReducedMotion {
      context.compose(with: FadeTransition())
    } else if let exhibitor = context.foreViewController as? any PhotoExhibitor {
      context.compose(with: BackdropFade(exhibitor.backdrop))
      context.compose(with: PhotoFlight(Self.spring))
      context.compose(with: ToolbarSlide(exhibitor.toolbar))
    }
    context.transitionDidEnd()
  }
}

extension PhotoTransition: TransitionWithCustomDuration {
  /// As long as the flight of the photo.
  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    Self.spring.settlingDuration
  }
}

extension PhotoTransition: TransitionWithPresentation {
  /// Keeps the photos in their places beneath, for one of them to be flown back to.
  func defaultModalPresentationStyle() -> ModalPresentationStyle { .overFullScreen }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController? { nil }
}

extension PhotoTransition: TransitionWithReducedMotion {
  /// Itself, for it only fades then, and still follows a finger.
  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}
