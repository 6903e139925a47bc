/// The direction of a transition.
public enum TransitionDirection: String, Hashable, Sendable, CaseIterable {
  /// The fore view controller appears.
  case forward
  /// The fore view controller disappears.
  case backward
}
