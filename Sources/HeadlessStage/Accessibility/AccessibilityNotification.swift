/// What an app tells those who have the screen read out to them.
public enum AccessibilityNotification: String, Hashable, Sendable, CaseIterable {
  /// All of the screen is another one.
  case screenChanged
  /// Something on the screen came or went.
  case layoutChanged
  /// Something is to be said.
  case announcement
}
