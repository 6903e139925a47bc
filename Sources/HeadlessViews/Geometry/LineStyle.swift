/// How a stroked line ends.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off where the path ends.
  case butt
  /// With half a disc around the end.
  case round
  /// Cut off half a width beyond the end.
  case square
}

/// How a stroked line goes round a corner.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// With its edges drawn out until they meet, or bevelled where that is too far.
  case miter
  /// With a disc around the corner.
  case round
  /// With the corner cut off.
  case bevel
}
