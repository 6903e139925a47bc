/// How a keyframe sequence moves from one value to the next, in Core Animation's words.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// Along straight lines.
  case linear
  /// Without motion: each value holds until the next one replaces it.
  case discrete
  /// Along straight lines, at constant speed; key times and timing functions are ignored.
  case paced
  /// Along a smooth curve through all values.
  case cubic
  /// Along a smooth curve through all values, at constant speed.
  case cubicPaced

  /// True if key times follow from distances.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// True if smooth curves join the values.
  public var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
