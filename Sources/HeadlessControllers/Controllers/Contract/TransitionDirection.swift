/// Which way a transition goes.
public enum TransitionDirection: String, Hashable, Sendable, CaseIterable {
  /// The fore view controller comes in.
  case forward
  /// The fore view controller goes away.
  case backward
}
