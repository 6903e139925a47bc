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
      "\(call) was called on an animator that is \(state); nothing was done"
    case .notInterruptible(let call):
      "\(call) was called on an animator that is not interruptible; nothing was done"
    case .fixedWhileActive(let property):
      "\(property) was set on an animator that is active; it stays as it was"
    case .impossible(let value):
      "an animator cannot have a \(value); it was left out"
    case .abandoned(let state):
      "an animator was let go of while it was \(state); it finished where it was"
    }
  }
}
