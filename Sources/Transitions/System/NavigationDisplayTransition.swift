public import Transitioning

/// A transition that cross-fades two screens, as Android's `NavDisplay` pushes and pops them.
///
/// Use it for the next screen of an app that looks like Android; with ``PredictivePopTransition``
/// under the gesture to go back it is the whole default of Navigation 3:
///
/// ```swift
/// let back = PredictiveBackController { [unowned self] in
///   navigationController?.popViewController(animated: true)
/// }
/// view.addGestureRecognizer(back.recognizer)
/// transitionController.transition = .navigationDisplay(by: back)
/// ```
///
/// Both screens fade at once, over 700 ms with Compose's default easing, so that in the middle what
/// is behind them shows. It also runs with reduced motion, and is the same in both layout
/// directions.
///
/// Source: androidx `navigation3-ui`, `NavDisplay.android.kt`, `defaultTransitionSpec` and
/// `defaultPopTransitionSpec`.
public final class NavigationDisplayTransition: TransitionWithMotionSpec,
  TransitionWithReducedMotion
{
  /// The duration in both directions, in seconds: `DEFAULT_TRANSITION_DURATION_MILLISECOND`.
  public static let duration: TimeInterval = 0.7

  /// Creates a cross-fade.
  public init() {}

  /// Returns the fade of both views.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MotionSpec(
      name: "navigation display", duration: Self.duration, timing: .eased(.legacy),
      [
        .init(.fore, \.opacity, back: 0, fore: 1),
        .init(.back, \.opacity, back: 1, fore: 0),
      ])
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { Self.duration }

  /// Returns the cross-fade itself, because it has no movement.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}

extension Transition
where Self == TwoWayTransition<NavigationDisplayTransition, NavigationDisplayTransition> {
  /// The default motion of Android's `NavDisplay`, where another interaction controller drives the
  /// way back, such as the swipe of a navigation controller; see `navigationDisplay(by:)`.
  public static var navigationDisplay: Self { make(PredictivePopTransition()) }

  /// The default motion of Android's `NavDisplay`: a cross-fade there and back, and under the
  /// gesture to go back a screen that shrinks off the one behind it.
  ///
  /// - Parameter driver: The interaction controller of the gesture.
  public static func navigationDisplay(by driver: PredictiveBackController) -> Self {
    make(PredictivePopTransition().driven(by: driver))
  }

  private static func make(_ driven: any Transition) -> Self {
    let fade = NavigationDisplayTransition()
    return TwoWayTransition(forward: fade, backward: fade, driven: driven)
  }
}
