/// The frames at which an audit interrupts a transition.
public struct AuditFrames: Hashable, Sendable {
  /// The distance of the frames; at least 1.
  let stride: Int

  /// Every frame.
  public static let all = AuditFrames(stride: 1)

  /// The first frame, and every frame with a distance from the one before.
  public static func every(_ distance: Int) -> AuditFrames {
    AuditFrames(stride: max(distance, 1))
  }
}
