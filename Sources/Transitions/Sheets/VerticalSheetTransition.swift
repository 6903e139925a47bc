public import Transitioning

/// A transition in which the fore view controller rises to cover the lower part of the screen, over
/// a scrim that stays during the presentation.
///
/// Neither a drag nor a tap on the scrim dismisses it, as in Material Motion's example of that name:
/// the app does, by a button of the sheet. For a sheet under a finger take
/// ``BottomSheetTransition``.
public final class VerticalSheetTransition: TransitionWithPresentation,
  TransitionWithCustomDuration
{
  private let height: Double
  private let maximumHeight: CGFloat
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(height: Double, maximumHeight: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      height > 0 && height <= 1,
      "VerticalSheetTransition height must be above 0 and at most 1, not \(height)")
    precondition(
      maximumHeight > 0,
      "VerticalSheetTransition maximumHeight must be above 0, not \(maximumHeight)")
    self.height = height
    self.maximumHeight = maximumHeight
    self.timing = timing
    self.duration = duration
  }

  /// Returns the controller that gives the sheet its frame and its scrim.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    TransitionPresentationController(presentedViewController: presented, presenting: presenting) {
      [height, maximumHeight] in
      let container = $0.containerView?.bounds ?? .zero
      let covered = min(container.height * CGFloat(height), maximumHeight)
      let top = (container.height - covered).rounded()
      return CGRect(x: 0, y: top, width: container.width, height: container.height - top)
    }
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the sheet between just below the container and its place.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    let below = context.containerView.bounds.height - view.frame.minY
    context.animate(
      view, \.position.y, back: view.center.y + below, fore: view.center.y, timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == VerticalSheetTransition {
  /// A sheet of a height, as a fraction of the container's height in `0 < h ≤ 1`, and at most so
  /// many points high.
  ///
  /// - Parameters:
  ///   - height: The fraction of the container's height that the sheet covers, in `0 < h ≤ 1`.
  ///   - maximumHeight: The greatest height of the sheet, in points, above 0; infinite by default.
  ///   - duration: In seconds, in both directions; 0.35 s by default.
  ///   - timing: The timing in both directions; by default Material 3's standard curve.
  public static func verticalSheet(
    height: Double = 0.6, maximumHeight: CGFloat = .infinity,
    duration: TimeInterval = PlatformDuration.transition.seconds,
    timing: TransitionTiming = .standard
  ) -> Self {
    Self(height: height, maximumHeight: maximumHeight, duration: duration, timing: timing)
  }
}
