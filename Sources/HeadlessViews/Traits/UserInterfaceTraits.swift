/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The side on which lines of text begin.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// Whether what is shown is dark on light, or light on dark.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// What a view means, as far as that decides whether it is mirrored where lines begin at the right.
public enum SemanticContentAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing in particular; mirrored with the rest.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always begins at the left.
  case forceLeftToRight = 3
  /// Always begins at the right.
  case forceRightToLeft = 4
}
