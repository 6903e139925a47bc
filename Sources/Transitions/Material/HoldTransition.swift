public import Foundation
public import Transitioning

/// A transition that keeps both views in place for its duration, as Material's *hold*.
///
/// Use it for one direction of a transition, such as the backward one of a screen that another
/// transition has covered already, or beside a transition that moves other views.
///
/// ```swift
/// page.transitionController.transition = .asymmetric(forward: .slideUp(), backward: .hold())
/// ```
///
/// Alone, the fore view is visible from the beginning forward, and until the end backward. Beside
/// other transitions it takes as long as its partners, or a duration of its own. It may be
/// presented, pushed or assigned to a tab, and looks the same in every layout direction and under
/// reduced motion.
public final class HoldTransition: TransitionWithCustomDuration, TransitionWithReducedMotion {
  private let duration: TimeInterval

  init(for duration: TimeInterval) {
    precondition(
      duration.isFinite && duration >= 0,
      "HoldTransition duration must be finite and not negative, not \(duration)")
    self.duration = duration
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Waits for the duration.
  public func start(with context: TransitionContext) {
    // An animation of an empty view takes the time, so that a hold is driven and reversed as any
    // other transition.
    let clock = UIView()
    clock.isUserInteractionEnabled = false
    context.containerView.insertSubview(clock, at: 0)
    context.deferToCompletion { clock.removeFromSuperview() }
    context.animate(clock, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
    context.endAfterAnimations()
  }
}

extension HoldTransition: TransitionWithLawExceptions {
  /// Both views stay in place.
  public var lawExceptions: [LawException] {
    [LawException(.isSeen, because: "it moves nothing, which is its purpose")]
  }
}

extension Transition where Self == HoldTransition {
  /// Both views stay in place for a duration in seconds.
  ///
  /// - Parameter duration: In seconds; finite and not negative. Material gives a hold the duration
  ///   of its partner. The default of 0.3 s is that of Android's transitions.
  public static func hold(for duration: TimeInterval = 0.3) -> Self { Self(for: duration) }
}
