/// The value that an animation shows outside its active time, in Core Animation's words.
public enum FillMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the animation has no effect before it begins and after it ends.
  case removed
  /// The end value, after the end.
  case forwards
  /// The start value, before the beginning.
  case backwards
  /// The start value before the beginning, and the end value after the end.
  case both

  /// The choice with a name; an unknown name counts as `removed`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .removed
  }

  /// True if the start value shows before the beginning.
  public var showsBefore: Bool { self == .backwards || self == .both }

  /// True if the end value shows after the end.
  public var showsAfter: Bool { self == .forwards || self == .both }
}
