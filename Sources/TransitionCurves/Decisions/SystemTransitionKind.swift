/// The kinds of system transitions.
public enum SystemTransitionKind: Hashable, Sendable {
  /// The fore view slides up from the bottom.
  case coverVertical

  /// The fore view fades in.
  case crossDissolve

  /// The two views are the sides of a card that turns.
  case flipHorizontal

  /// The fore view grows out of a view behind it.
  case zoom

  /// The fore view comes from the trailing edge; in a stack, without a preferred transition.
  case push
}
