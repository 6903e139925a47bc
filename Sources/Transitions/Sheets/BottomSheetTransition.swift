public import Foundation
public import Transitioning

/// A transition that raises a sheet from the bottom of the screen, which rests at detents and which
/// a finger drags between them.
///
/// Use it for details of the screen behind, where the transition is composed or has a timing of its
/// own; over a map, the map stays usable up to a detent. A drag beyond the highest detent stretches
/// like a rubber band, a fast release continues to the next detent, and a drag below the lowest
/// dismisses the sheet, unless the presented controller's `isModalInPresentation` is true; then
/// that end stretches too. With reduced motion the sheet cross-fades; it is the same in both layout
/// directions.
///
/// A scroll view in the sheet shares the finger, as in `UISheetPresentationController`: a drag up
/// raises the sheet to the highest detent and then scrolls; a drag down scrolls to the top of the
/// content and then moves the sheet.
@available(iOS 16.0, *)
public final class BottomSheetTransition: TransitionWithPresentation, TransitionWithCustomDuration,
  TransitionWithInteraction, TransitionWithReducedMotion
{
  private let detents: [UISheetPresentationController.Detent]
  private let selected, largestUndimmed: UISheetPresentationController.Detent.Identifier?
  private let timing: TransitionTiming

  init(
    detents: [UISheetPresentationController.Detent],
    selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?,
    largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?,
    timing: TransitionTiming
  ) {
    self.detents = detents
    (selected, largestUndimmed) = (selectedDetentIdentifier, largestUndimmedDetentIdentifier)
    self.timing = timing
  }

  /// Returns the controller that gives the sheet its frame, its scrim and its drag.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    BottomSheetPresentationController(
      presented, presenting: presenting, detents: detents, selected: selected,
      largestUndimmed: largestUndimmed, timing: timing)
  }

  /// Returns the time until a spring's motion of the sheet is visibly at rest, or 0.5 s.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard case .spring(let spring) = timing else { return PlatformDuration.modal.seconds }
    return context.risingDuration(of: spring)
  }

  /// Returns the drag, which drives a dismissal below the lowest detent, and catches the sheet while
  /// it comes or goes.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    sheet(of: context)?.drag.driver
  }

  /// Returns a cross-fade that the same drag drives.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    DraggedFade(instead: self)
  }

  /// Moves the sheet between its place and just below the container.
  public func start(with context: TransitionContext) {
    let sheet = context.foreView
    self.sheet(of: context)?.drag.motion = BottomSheetMotion(
      context.direction, from: sheet.frame.minY, to: context.containerView.bounds.height,
      timing: context.isInteractive ? .eased(.linear) : timing, duration: context.duration)
    context.animate(
      sheet, \.position, back: context.center(of: sheet, beyond: .bottom), fore: sheet.center,
      timing: timing)
    context.endAfterAnimations()
  }

  private func sheet(of context: TransitionContext) -> BottomSheetPresentationController? {
    context.presentationController as? BottomSheetPresentationController
  }
}

@available(iOS 16.0, *)
extension Transition where Self == BottomSheetTransition {
  /// A sheet that rests at detents, and leaves the views behind usable up to one of them.
  ///
  /// - Parameters:
  ///   - detents: The heights at which the sheet rests, in any order; with none, the sheet has the
  ///     greatest height.
  ///   - selectedDetentIdentifier: The detent at which the sheet comes to rest; nil, or an inactive
  ///     one, for the lowest.
  ///   - largestUndimmedDetentIdentifier: The highest detent at which the views behind are not
  ///     dimmed and take touches; nil to dim them at all detents.
  ///   - timing: The timing in both directions; by default the spring of UIKit's modal
  ///     presentations.
  public static func bottomSheet(
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil,
    largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil,
    timing: TransitionTiming = .spring(.systemModal)
  ) -> Self {
    Self(
      detents: detents, selectedDetentIdentifier: selectedDetentIdentifier,
      largestUndimmedDetentIdentifier: largestUndimmedDetentIdentifier, timing: timing)
  }
}
