public import Foundation

/// The rule that decides whether a released transition is finished or cancelled.
///
/// A fast release is decided by its direction; a slow release is decided by the progress:
///
/// | velocity, in whole distances a second | outcome |
/// |---|---|
/// | at least `velocityThreshold` | finished |
/// | at most `-velocityThreshold` | cancelled |
/// | between the two | finished if progress is at least `progressThreshold` |
///
/// The defaults are those of a back swipe: half of the distance, or one whole distance a second.
public struct ReleasePolicy: Hashable, Sendable {
  /// The progress from which a slowly released transition finishes; in `0...1`.
  public var progressThreshold: CGFloat

  /// The velocity from which the direction of the release decides, in whole distances a second; not
  /// negative.
  public var velocityThreshold: CGFloat

  /// Creates a policy with its two thresholds.
  public init(progressThreshold: CGFloat = 0.5, velocityThreshold: CGFloat = 1) {
    precondition(
      progressThreshold >= 0 && progressThreshold <= 1,
      "ReleasePolicy progressThreshold must lie in 0...1, not \(progressThreshold)")
    precondition(
      velocityThreshold >= 0,
      "ReleasePolicy velocityThreshold must not be negative, not \(velocityThreshold)")
    self.progressThreshold = progressThreshold
    self.velocityThreshold = velocityThreshold
  }

  /// True if the transition is to finish.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release, in `0...1`.
  ///   - velocity: The velocity at the release, in whole distances a second, positive toward the
  ///     end; NaN counts as 0.
  public func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
    if velocity >= velocityThreshold { return true }
    if velocity <= -velocityThreshold { return false }
    return progress >= progressThreshold
  }
}
