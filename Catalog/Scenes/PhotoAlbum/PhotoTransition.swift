import Foundation
import Transitioning
import Transitions

/// A photo flies from its cell to its large view; the background fades in meanwhile, and the bars
/// appear last and leave first.
///
/// Backward, it flies to the cell of the photo that is shown then. The transition runs between a
/// `PhotoContextProvider` and a `PhotoExhibitor`, and is feasible only if the cell is visible. With
/// reduced motion it only fades.
final class PhotoTransition: TransitionWithFeasibility, TransitionWithInteraction {
  private static let spring = SpringCurve(response: 0.35, dampingRatio: 0.85)

  func canPerformTransition(with context: TransitionContext) -> Bool {
    PhotoFlight(.spring(Self.spring)).canPerformTransition(with: context)
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard context.direction == .backward else { return nil }
    return (context.foreViewController as? any PhotoExhibitor)?.pull
  }

  func start(with context: TransitionContext) {
    if context.traitCollection.prefersReducedMotion {
      context.compose(with: FadeTransition())
    } else if let exhibitor = context.foreViewController as? any PhotoExhibitor {
      // Spans are counted in the forward direction. Forward, the bars fade in while the photo
      // settles. Backward, they disappear before the album becomes visible.
      let isForward = context.direction == .forward
      let span = isForward ? 0...0.5 : 0.2...0.8
      context.compose(with: PartsFade([exhibitor.backdrop], during: span))
      context.compose(with: PhotoFlight(isForward ? .spring(Self.spring) : .eased(.legacy)))
      context.compose(with: PartsFade(exhibitor.bars, during: isForward ? 0.5...1 : 0.8...1))
    }
    context.transitionDidEnd()
  }
}

extension PhotoTransition: TransitionWithCustomDuration {
  /// Forward, the time until the photo's edges are visibly at rest; backward 0.4 s, because a
  /// spring would be at the cell after half of its duration.
  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard context.direction == .forward else { return 0.4 }
    return Self.spring.settlingDuration(over: Double(context.containerView.bounds.height / 2))
  }
}

extension PhotoTransition: TransitionWithPresentation {
  /// Retains the album's views below the photo, because the photo flies back to one of its cells.
  func defaultModalPresentationStyle() -> UIModalPresentationStyle { .overFullScreen }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? { nil }
}

extension PhotoTransition: TransitionWithReducedMotion {
  /// The transition itself, which only fades then and still follows a finger.
  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}
