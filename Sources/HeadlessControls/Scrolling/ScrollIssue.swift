public import HeadlessViews

/// What scroll views refuse.
public enum ScrollIssue: DiagnosticIssue {
  /// A scroll view was given a number that cannot be.
  case impossibleValue(view: String, property: String, value: String)

  /// Whoever was told that a view had scrolled kept scrolling it.
  case endlessScrolling(view: String, times: Int)

  /// One sentence that says what was refused and what holds instead.
  public var description: String {
    switch self {
    case .impossibleValue(let view, let property, let value):
      "\(property) of \(view) cannot be \(value); it keeps its value"
    case .endlessScrolling(let view, let times):
      "\(view) was scrolled \(times) times in a row by whoever was told of it; the last stays untold"
    }
  }
}
