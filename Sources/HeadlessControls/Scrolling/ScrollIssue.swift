public import HeadlessViews

/// Calls and values that scroll views refuse.
public enum ScrollIssue: DiagnosticIssue {
  /// A property of a scroll view was set to an impossible value.
  case impossibleValue(view: String, property: String, value: String)

  /// The delegate scrolled the view again in each notification of a scroll.
  case endlessScrolling(view: String, times: Int)

  /// One sentence that says what was refused and what applies instead.
  public var description: String {
    switch self {
    case .impossibleValue(let view, let property, let value):
      "\(property) of \(view) cannot be \(value); it keeps its value"
    case .endlessScrolling(let view, let times):
      "\(view) was scrolled \(times) times in a row by whoever was told of it; the last stays untold"
    }
  }
}
