/// A recording with a title: one part of a longer sequence, such as "forward" or "backward".
public struct RecordedLeg: Hashable, Sendable {
  /// The title, unescaped.
  public let title: String

  /// The recording of this part.
  public let recording: Recording

  /// Creates a leg from a title and a recording.
  public init(_ title: String, _ recording: Recording) {
    self.title = title
    self.recording = recording
  }
}
