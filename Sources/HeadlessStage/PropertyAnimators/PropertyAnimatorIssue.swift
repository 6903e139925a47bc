public import HeadlessViews

/// The calls that an animator refuses; UIKit raises an exception for them.
public enum PropertyAnimatorIssue: DiagnosticIssue {
  /// A method was called that is not allowed in the animator's state.
  case wrongState(call: String, state: String)

  /// A call to pause or stop an animator that is not interruptible.
  case notInterruptible(call: String)

  /// A property was set that is fixed while the animator is active.
  case fixedWhileActive(property: String)

  /// A duration, delay, factor or fraction is impossible.
  case impossible(value: String)

  /// A paused or stopped animator was deallocated before it had finished.
  case abandoned(state: String)

  /// One sentence that says what was refused and what happens instead.
  public var description: String {
    switch self {
    case .wrongState(let call, let state):
      "\(call) is not allowed while the property animator is \(state); the call is ignored"
    case .notInterruptible(let call):
      "\(call) is not allowed because the property animator is not interruptible; the call is"
        + " ignored"
    case .fixedWhileActive(let property):
      "\(property) cannot be set while the property animator is active; it keeps its value"
    case .impossible(let value):
      "a property animator cannot have a \(value); the value is ignored"
    case .abandoned(let state):
      "a property animator was deallocated while it was \(state); it finishes at its current"
        + " position"
    }
  }
}
