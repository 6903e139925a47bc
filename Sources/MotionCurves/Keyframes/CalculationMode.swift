/// How a keyframe sequence gets from one value to the next, in Core Animation's words.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// Along straight lines.
  case linear
  /// It does not: each value holds until the next one takes over.
  case discrete
  /// Along straight lines, at the same pace throughout; key times and curves are not used.
  case paced
  /// Along a smooth curve through all values.
  case cubic
  /// Along a smooth curve through all values, at the same pace throughout.
  case cubicPaced

  /// Whether times follow from distances.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether values are joined by smooth curves.
  public var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
