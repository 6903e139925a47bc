/// The shape of a stroked line's ends.
public enum CAShapeLayerLineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off where the path ends.
  case butt
  /// With half a disc around the end.
  case round
  /// Cut off half a line width beyond the end.
  case square

  /// The choice with a name; an unknown name counts as `butt`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .butt
  }
}

/// The shape of a stroked line's corners.
public enum CAShapeLayerLineJoin: String, Hashable, Sendable, CaseIterable {
  /// With the edges extended until they meet, or bevelled if the miter limit is exceeded.
  case miter
  /// With a disc around the corner.
  case round
  /// With the corner cut off.
  case bevel

  /// The choice with a name; an unknown name counts as `miter`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .miter
  }
}
