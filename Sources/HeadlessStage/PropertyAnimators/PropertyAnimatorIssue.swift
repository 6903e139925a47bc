public import HeadlessViews

/// What an animator refuses, where UIKit raises.
public enum PropertyAnimatorIssue: DiagnosticIssue {
  /// Something was asked for that the animator cannot do in its state.
  case wrongState(call: String, state: String)

  /// An animator that is not interruptible was to be paused or stopped.
  case notInterruptible(call: String)

  /// A setting was changed while the animator was active.
  case fixedWhileActive(property: String)

  /// A duration, delay, factor or fraction cannot be.
  case impossible(value: String)

  /// A paused or stopped animator was let go of before it had finished (fact H11).
  case abandoned(state: String)

  /// One sentence that says what was refused and what holds instead.
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
