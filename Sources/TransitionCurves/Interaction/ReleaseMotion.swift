package import Foundation

/// The motion of a transition that a finger has released: a critically damped spring that continues
/// at the velocity of the finger.
package struct ReleaseMotion {
  /// The velocity at the release, in remaining distances a second.
  package let velocity: Double

  /// The duration of the motion, in seconds.
  package let duration: TimeInterval

  /// Creates the motion over the remaining distance.
  ///
  /// - Parameters:
  ///   - velocity: In remaining distances a second.
  ///   - duration: The duration of the motion, in seconds, unless the velocity shortens it.
  package init(velocity: Double, lasting duration: TimeInterval) {
    // The spring does not overshoot while its velocity is at most ω, and is within 0.1 % after
    // 9.2335 / ω.
    self.velocity = velocity
    self.duration = velocity > 0 ? min(duration, 9.2335 / velocity) : duration
  }

  /// The spring, which settles in the duration.
  package var spring: SpringCurve {
    SpringCurve(settlingIn: duration, dampingRatio: 1, initialVelocity: velocity)
  }
}
