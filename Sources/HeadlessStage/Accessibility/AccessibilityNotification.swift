/// A notification of an app to users of a screen reader; UIKit's `UIAccessibility.Notification`.
public enum AccessibilityNotification: String, Hashable, Sendable, CaseIterable {
  /// The whole screen has changed.
  case screenChanged
  /// An element of the screen was added or removed.
  case layoutChanged
  /// A text is to be announced.
  case announcement
}
