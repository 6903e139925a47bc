/// The kind of transition that brings a controller onto the screen.
public enum AuditPlacement: String, Hashable, Sendable, CaseIterable, Codable {
  /// The controller is presented by another.
  case presented
  /// The controller is pushed onto a navigation stack.
  case pushed
  /// The controller is a tab that is selected.
  case tab
}
