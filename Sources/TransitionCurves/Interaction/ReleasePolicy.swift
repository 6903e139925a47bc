public import Foundation

/// The rule that decides whether a released transition is finished or cancelled.
///
/// A fast release is decided by its direction; a slow release is decided by the progress, and by
/// the distance that its velocity would add in a short time:
///
/// | velocity, in whole distances a second | outcome |
/// |---|---|
/// | at least `velocityThreshold` | finished |
/// | at most `-velocityThreshold` | cancelled |
/// | between the two | finished if progress + velocity · `projection` is at least `progressThreshold` |
///
/// The defaults are those of a back swipe in Flutter and before iOS 26: half of the distance, or
/// one whole distance a second. ``systemPop`` is that of iOS 26 and later.
public struct ReleasePolicy: Hashable, Sendable {
  /// The progress from which a slowly released transition finishes; in `0...1`.
  public var progressThreshold: CGFloat

  /// The velocity from which the direction of the release decides, in whole distances a second; not
  /// negative.
  public var velocityThreshold: CGFloat

  /// The time for which the velocity counts in a slow release, in seconds; not negative.
  public var projection: TimeInterval = 0

  /// Creates a policy with its two thresholds, in which the velocity of a slow release does not
  /// count.
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

  /// Creates a policy for which the place counts that the finger would reach at its velocity; no
  /// release counts as fast.
  ///
  /// - Parameters:
  ///   - progressThreshold: The progress from which the transition finishes; in `0...1`.
  ///   - projection: The time for which the velocity counts, in seconds; finite and not negative.
  public init(progressThreshold: CGFloat = 0.5, projection: TimeInterval) {
    precondition(
      projection >= 0 && projection.isFinite,
      "ReleasePolicy projection must be finite and not negative, not \(projection)")
    self.init(progressThreshold: progressThreshold, velocityThreshold: .infinity)
    self.projection = projection
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
    guard !velocity.isNaN else { return progress >= progressThreshold }
    return progress + velocity * CGFloat(projection) >= progressThreshold
  }
}
