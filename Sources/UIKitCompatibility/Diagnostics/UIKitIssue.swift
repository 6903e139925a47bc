public import Transitioning

/// What is wrong with a call that only UIKit's names allow.
public enum UIKitIssue: DiagnosticIssue {
  /// A layer has nothing of that key path.
  case unknownKeyPath(keyPath: String, owner: String)

  /// What a key path names can not have that value.
  case wrongValue(keyPath: String, owner: String, value: String)

  /// The issue in words.
  public var description: String {
    switch self {
    case .unknownKeyPath(let keyPath, let owner):
      "\(owner) has nothing of the key path '\(keyPath)'; the call was ignored"
    case .wrongValue(let keyPath, let owner, let value):
      "'\(keyPath)' of \(owner) cannot be \(value); it stays as it was"
    }
  }
}
