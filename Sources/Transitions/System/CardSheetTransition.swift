public import Foundation
public import Transitioning

/// A transition that raises a page sheet over the view behind, which steps back like the lower of
/// two cards, as a page sheet on iOS 13 does.
///
/// Use it for a task on top of another one that the user returns to. The sheet begins 10 points
/// below the safe area, its upper corners have a radius of 10, and the view behind is scaled by
/// 1 − 20 / width. A drag down dismisses the sheet, unless the presented controller's
/// `isModalInPresentation` is true. On a scroll view the drag scrolls first, and a drag that begins
/// at the top of the content moves the sheet. With reduced motion the sheet cross-fades over the
/// scrim; it is the same in both layout directions. For a sheet with detents take
/// `UISheetPresentationController`.
public final class CardSheetTransition: TransitionWithPresentation, TransitionWithCustomDuration,
  TransitionWithInteraction, TransitionWithReducedMotion
{
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(duration: TimeInterval, timing: TransitionTiming) {
    self.timing = timing
    self.duration = duration
  }

  /// Returns the controller that gives the sheet its frame and its drag, and scales the view
  /// behind.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    CardSheetPresentationController(presented, presenting: presenting, timing: timing)
  }

  /// Returns the time until a spring's motion of the sheet is visibly at rest, or the duration of
  /// an easing; in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard case .spring(let spring) = timing else { return duration }
    return context.risingDuration(of: spring)
  }

  /// Returns the drag that dismisses the sheet.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { context.dismissingDrag }

  /// Returns a cross-fade that the same drag drives.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    DraggedFade(instead: self)
  }

  /// Moves the sheet between its place and just below the container.
  public func start(with context: TransitionContext) {
    let sheet = context.foreView
    context.animate(
      sheet, \.position, back: context.center(of: sheet, beyond: .bottom), fore: sheet.center,
      timing: timing)
    if let cards = context.presentationController as? CardSheetPresentationController {
      cards.pushBack(with: context)
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == CardSheetTransition {
  /// A page sheet over the view behind, which steps back; the duration of an easing in seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration of an easing, in seconds; finite and not negative. By default 0.5
  ///     s. A spring takes its own time.
  ///   - timing: The timing in both directions; by default the spring of UIKit's modal
  ///     presentations.
  public static func cardSheet(
    duration: TimeInterval = PlatformDuration.modal.seconds,
    timing: TransitionTiming = .spring(.systemModal)
  ) -> Self { Self(duration: duration, timing: timing) }
}
