/// A part of a story, such as the way there or the way back, and what it is called.
public struct RecordedLeg: Hashable, Sendable {
  /// What it is called, unescaped.
  public let title: String

  /// What was seen and what happened.
  public let recording: Recording

  /// A recording with a title.
  public init(_ title: String, _ recording: Recording) {
    self.title = title
    self.recording = recording
  }
}
