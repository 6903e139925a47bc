public import HeadlessViews

/// What gesture recognizers refuse.
public enum GestureIssue: DiagnosticIssue {
  /// A recognizer was to go to a state that does not follow the one it is in (fact I2).
  case impossibleState(recognizer: String, from: String, to: String)

  /// A recognizer was to wait until it fails itself.
  case requiresItself(recognizer: String)

  /// A recognizer was to wait until another fails that waits for it.
  case requiresInCircle(recognizer: String, other: String)

  /// Recognizers whose delegates let them wait for one another were waiting in vain, and failed.
  case waitsInCircle(recognizers: [String])

  /// A touch was asked for by an index that is not there.
  case noSuchTouch(recognizer: String, index: Int, count: Int)

  /// A recognizer was given a number that cannot be.
  case impossibleValue(recognizer: String, property: String, value: String)

  /// One sentence that says what was refused and what holds instead.
  public var description: String {
    switch self {
    case .impossibleState(let recognizer, let old, let new):
      "\(recognizer) cannot go from \(old) to \(new); it stays \(old)"
    case .requiresItself(let recognizer):
      "\(recognizer) cannot wait for its own failure; it waits for nothing"
    case .requiresInCircle(let recognizer, let other):
      "\(recognizer) cannot wait for the failure of \(other), which waits for it; it does not wait"
    case .waitsInCircle(let recognizers):
      "\(recognizers.joined(separator: ", ")) wait for one another to fail; all of them failed"
    case .noSuchTouch(let recognizer, let index, let count):
      "\(recognizer) has no touch at index \(index), only \(count) touches; all of them were meant"
    case .impossibleValue(let recognizer, let property, let value):
      "\(property) of \(recognizer) cannot be \(value); it keeps its value"
    }
  }
}
