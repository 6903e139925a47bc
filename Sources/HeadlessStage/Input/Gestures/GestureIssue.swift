public import HeadlessViews

/// Calls and values that gesture recognizers refuse.
public enum GestureIssue: DiagnosticIssue {
  /// A new state cannot follow the present state of the recognizer.
  case impossibleState(recognizer: String, from: String, to: String)

  /// A recognizer was required to wait for its own failure.
  case requiresItself(recognizer: String)

  /// A recognizer was required to wait for another recognizer that waits for it.
  case requiresInCircle(recognizer: String, other: String)

  /// Recognizers whose delegates made them wait for one another could not proceed, and failed.
  case waitsInCircle(recognizers: [String])

  /// The index of a touch is out of range.
  case noSuchTouch(recognizer: String, index: Int, count: Int)

  /// A property of a recognizer was set to an impossible number.
  case impossibleValue(recognizer: String, property: String, value: String)

  /// One sentence that says what was refused and what applies instead.
  public var description: String {
    switch self {
    case .impossibleState(let recognizer, let old, let new):
      "\(recognizer) cannot change its state from \(old) to \(new); the state stays \(old)"
    case .requiresItself(let recognizer):
      "\(recognizer) cannot require its own failure; the requirement is ignored"
    case .requiresInCircle(let recognizer, let other):
      "\(recognizer) cannot require the failure of \(other), which waits for \(recognizer); the"
        + " requirement is ignored"
    case .waitsInCircle(let recognizers):
      "\(recognizers.joined(separator: ", ")) wait for the failure of each other; all of them fail"
    case .noSuchTouch(let recognizer, let index, let count):
      "\(recognizer) has no touch at index \(index), only \(count); the location of the gesture is"
        + " used"
    case .impossibleValue(let recognizer, let property, let value):
      "\(property) of \(recognizer) cannot be \(value); the property keeps its value"
    }
  }
}
