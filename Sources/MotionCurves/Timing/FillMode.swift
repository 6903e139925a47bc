/// What an animation shows outside its active time, in Core Animation's words.
public enum FillMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing: it has no effect before it begins and after it ends.
  case removed
  /// Its end value goes on after it.
  case forwards
  /// Its start value shows before it.
  case backwards
  /// Both.
  case both

  /// Whether the start value shows before the beginning.
  public var showsBefore: Bool { self == .backwards || self == .both }

  /// Whether the end value shows after the end.
  public var showsAfter: Bool { self == .forwards || self == .both }
}
