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
      "\(property) of \(view) cannot be \(value); the property keeps its value"
    case .endlessScrolling(let view, let times):
      "the delegate of \(view) scrolled or zoomed it in \(times) callbacks in a row; further"
        + " callbacks are suppressed"
    }
  }
}
