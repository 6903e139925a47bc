import Foundation
import Transitioning

/// A presentation controller that a drag toward a side dismisses, and perhaps a tap on the scrim.
///
/// The recognizers are on the container, and are removed with it.
final class DraggedPresentationController: TransitionPresentationController {
  /// The effect of a presentation on the rest of the screen.
  enum Surroundings {
    /// A scrim, which dismisses when it is tapped.
    case scrim
    /// No scrim: touches beside the presented view reach the views behind.
    case free
    /// No scrim, and no touch reaches the presented view either.
    case untouched
  }

  /// The interaction that drives the dismissal.
  private(set) lazy var drag = DismissingDrag(self, toward: edge)

  /// Animates the presentation's own views, in place of the scrim's fade with the standard timing.
  var animation: (@MainActor (TransitionContext, DraggedPresentationController) -> Void)?

  private let edge: TransitionEdge
  private let surroundings: Surroundings

  init(
    _ presented: UIViewController, presenting: UIViewController, draggedToward edge: TransitionEdge,
    surroundings: Surroundings, frame: @escaping FrameOfPresentedView
  ) {
    self.surroundings = surroundings
    self.edge = edge
    super.init(
      presentedViewController: presented, presenting: presenting,
      calculateFrameOfPresentedView: frame)
  }

  override func presentationTransitionWillBegin() {
    switch surroundings {
    case .scrim:
      super.presentationTransitionWillBegin()
      scrimView.addGestureRecognizer(
        UITapGestureRecognizer { [weak self] _ in self?.userDidTapOutside() })
    case .free, .untouched: containerView?.accessibilityViewIsModal = false
    }
    if surroundings != .untouched { drag.watch(containerView) }
  }

  override func start(with context: TransitionContext) {
    switch (surroundings, animation) {
    case (_, let animation?):
      animation(context, self)
      context.endAfterAnimations()
    case (.scrim, nil): super.start(with: context)
    case (.free, nil), (.untouched, nil): context.transitionDidEnd()
    }
  }

  override func claimsTouch(at point: CGPoint) -> Bool {
    switch surroundings {
    case .scrim: true
    case .free: presentedView?.shownFrame.contains(point) == true
    case .untouched: false
    }
  }
}

/// A presentation that a drag dismisses.
@MainActor
protocol DraggedPresentation: UIPresentationController {
  /// The interaction that drives the dismissal.
  var drag: DismissingDrag { get }
}

extension DraggedPresentationController: DraggedPresentation {}

extension TransitionContext {
  /// The drag that dismisses the presentation; nil if the presentation has none.
  var dismissingDrag: DismissingDrag? {
    (presentationController as? any DraggedPresentation)?.drag
  }
}
