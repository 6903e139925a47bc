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
  /// Returns the fade of both views, in `DEFAULT_TRANSITION_DURATION_MILLISECOND`.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MotionSpec(
      name: "navigation display", duration: 0.7, timing: .eased(.legacy),
      [
        .init(.fore, \.opacity, back: 0, fore: 1),
        .init(.back, \.opacity, back: 1, fore: 0),
      ])
  }
}

extension Transition
where Self == TwoWayTransition<NavigationDisplayTransition, NavigationDisplayTransition> {
  /// The default motion of Android's `NavDisplay`: a cross-fade there and back, and under the
  /// gesture to go back a screen that shrinks off the one behind it.
  ///
  /// - Parameter driver: The interaction controller of the gesture; nil where another one drives the
  ///   way back, such as the swipe of a navigation controller.
  public static func navigationDisplay(by driver: PredictiveBackController? = nil) -> Self {
    let (fade, pop) = (NavigationDisplayTransition(), PredictivePopTransition())
    let driven: any Transition = if let driver { pop.driven(by: driver) } else { pop }
    return .asymmetric(forward: fade, backward: fade, driven: driven)
  }
}
