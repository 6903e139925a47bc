public import Foundation
public import Transitioning

/// A transition in which a small message rises a little and fades in near the bottom of the screen,
/// and fades out again in its place.
///
/// Use it to confirm what the user has just done. The screen is not dimmed, and touches pass
/// through the toast; the app dismisses it after a time. It has the presented controller's
/// `preferredContentSize`, or 344 by 48 points. With reduced motion it cross-fades; it is the same
/// in both layout directions.
///
/// The figures are chosen by eye, in Material 3's durations: 0.25 s in, 0.15 s out.
public final class ToastTransition: TransitionWithPresentation, TransitionWithCustomDuration {
  /// The size of a toast whose controller prefers none, in points.
  private static let size = CGSize(width: 344, height: 48)

  /// The least distance from the sides, in points.
  private static let side: CGFloat = 16

  private let margin: CGFloat
  private let rise: CGFloat
  private let timing: TransitionTiming

  init(margin: CGFloat, rise: CGFloat, timing: TransitionTiming) {
    precondition(
      margin.isFinite && rise.isFinite,
      "ToastTransition margin and rise must be finite, not \(margin) and \(rise)")
    self.margin = margin
    self.rise = rise
    self.timing = timing
  }

  /// Returns the controller that gives the toast its frame.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    DraggedPresentationController(
      presented, presenting: presenting, draggedToward: .bottom, surroundings: .untouched
    ) { [margin] in
      guard let container = $0.containerView else { return .zero }
      let (bounds, wish) = (container.bounds, $0.preferredContentSize)
      let width = min(
        wish.width > 0 ? wish.width : Self.size.width, max(0, bounds.width - 2 * Self.side))
      let height = wish.height > 0 ? wish.height : Self.size.height
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(),
        y: bounds.height - container.safeAreaInsets.bottom - margin - height, width: width,
        height: height)
    }
  }

  /// Returns 0.25 s forward and 0.15 s backward.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward
      ? MaterialDuration.medium1.seconds : MaterialDuration.short3.seconds
  }

  /// Fades the toast; forward, it rises too.
  public func start(with context: TransitionContext) {
    let toast = context.foreView
    context.animate(
      toast, \.opacity, back: 0, fore: 1, timing: timing, backwardTiming: .timing(.eased(.linear)))
    if context.direction == .forward {
      context.animate(
        toast, \.position.y, back: toast.center.y + rise, fore: toast.center.y, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == ToastTransition {
  /// A toast at a distance from the bottom of the safe area, in points.
  ///
  /// - Parameters:
  ///   - margin: The distance from the bottom of the safe area, in points, such as the height of a
  ///     bottom bar and a little more.
  ///   - rise: The distance that the toast rises, in points.
  ///   - timing: The forward timing.
  public static func toast(
    margin: CGFloat = 16, rise: CGFloat = 24, timing: TransitionTiming = .eased(.standardDecelerate)
  ) -> Self { Self(margin: margin, rise: rise, timing: timing) }
}
