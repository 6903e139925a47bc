public import Foundation

/// Decides whether a transition that a finger lets go of is finished or cancelled.
///
/// Who lets go fast enough decides by the direction; who does not, by how far the transition is:
///
/// | velocity, in whole ways a second | outcome |
/// |---|---|
/// | at least `velocityThreshold` | finished |
/// | at most `-velocityThreshold` | cancelled |
/// | between the two | finished if progress is at least `progressThreshold` |
///
/// The defaults are those of a back swipe: half of the way, or a whole way a second.
public struct ReleasePolicy: Hashable, Sendable {
  /// From which part of the way on a transition is finished when it is let go slowly; in `0...1`.
  public var progressThreshold: CGFloat

  /// How fast it must be let go for its direction to count, in whole ways a second; not negative.
  public var velocityThreshold: CGFloat

  /// A policy with its two thresholds.
  public init(progressThreshold: CGFloat = 0.5, velocityThreshold: CGFloat = 1) {
    precondition(
      progressThreshold >= 0 && progressThreshold <= 1,
      "a transition cannot be finished from \(progressThreshold) of the way on")
    precondition(
      velocityThreshold >= 0, "a velocity threshold cannot be \(velocityThreshold)")
    self.progressThreshold = progressThreshold
    self.velocityThreshold = velocityThreshold
  }

  /// True when the transition is to be finished.
  ///
  /// - Parameters:
  ///   - progress: How far it is, in `0...1`.
  ///   - velocity: How fast, in whole ways a second, positive toward the end; what is no number counts
  ///     as 0.
  public func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
    if velocity >= velocityThreshold { return true }
    if velocity <= -velocityThreshold { return false }
    return progress >= progressThreshold
  }
}
