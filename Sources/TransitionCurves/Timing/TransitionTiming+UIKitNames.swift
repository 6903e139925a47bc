// What a hand that knows UIKit writes first; the compiler answers with the name that is meant.

extension TransitionTiming {
  /// Not available, because a timing is a curve or a spring.
  @available(*, unavailable, message: "write '.eased(.easeIn)'")
  public static var easeIn: TransitionTiming { .eased(.easeIn) }

  /// Not available, because a timing is a curve or a spring.
  @available(*, unavailable, message: "write '.eased(.easeOut)'")
  public static var easeOut: TransitionTiming { .eased(.easeOut) }

  /// Not available, because a timing is a curve or a spring.
  @available(*, unavailable, message: "write '.eased(.easeInEaseOut)'")
  public static var easeInOut: TransitionTiming { .eased(.easeInEaseOut) }

  /// Not available, because a timing is a curve or a spring.
  @available(*, unavailable, message: "write '.eased(.linear)'")
  public static var linear: TransitionTiming { .eased(.linear) }

  /// Not available, because UIKit's damping is a ratio, and its duration has no place here.
  @available(*, unavailable, message: "write '.spring(response: 0.35, dampingRatio: 0.7)'")
  public static func spring(damping: Double, initialVelocity: Double = 0) -> TransitionTiming {
    .standard
  }
}
