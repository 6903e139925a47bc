import Foundation
import Transitioning
import Transitions

/// A sheet at the trailing side, with a scrim, that moves aside under the gesture to go back.
final class PotSideSheetTransition: TransitionWithPresentation, TransitionWithCustomDuration,
  TransitionWithInteraction, TransitionWithReducedMotion
{
  private static let width: CGFloat = 312

  private let back: PredictiveBackController
  private let preview: PredictiveBackTransition

  /// - Parameter goBack: Requests the dismissal.
  init(_ goBack: @escaping () -> Void) {
    back = PredictiveBackController(goBack)
    preview = .predictiveBack(.sideSheet(at: .trailing), by: back)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    let sheet = SidePresentationController(
      presentedViewController: presented, presenting: presenting
    ) {
      let bounds = $0.containerView?.bounds ?? .zero
      let isRight = $0.traitCollection.layoutDirection == .leftToRight
      return bounds.divided(atDistance: Self.width, from: isRight ? .maxXEdge : .minXEdge).slice
    }
    sheet.gesture = back.recognizer
    return sheet
  }

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    preview.transitionDuration(with: context)
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    preview.interactionController(with: context)
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  func start(with context: TransitionContext) { preview.start(with: context) }
}

/// The presentation of the sheet, whose container has the gesture to go back, also if the sheet comes
/// without animation.
private final class SidePresentationController: TransitionPresentationController {
  /// The recognizer of the gesture; it begins at the edge of the screen, which the container fills.
  var gesture: UIGestureRecognizer?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let gesture { containerView?.addGestureRecognizer(gesture) }
  }
}
