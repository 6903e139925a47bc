/// Calls that only UIKit's names allow and that are refused.
public enum UIKitIssue: DiagnosticIssue {
  /// The key path names no property of the layer.
  case unknownKeyPath(keyPath: String, owner: String)

  /// The value does not fit the property that the key path names.
  case wrongValue(keyPath: String, owner: String, value: String)

  /// The constraint does not pin a view to its superview or fix its size.
  case unsupportedConstraint(owner: String)

  /// An image was asked for that has no size.
  case emptyImage(size: String)

  /// One sentence that says what was refused and what applies instead.
  public var description: String {
    switch self {
    case .unknownKeyPath(let keyPath, let owner):
      "\(owner) has no property with the key path '\(keyPath)'; the call is ignored"
    case .wrongValue(let keyPath, let owner, let value):
      "'\(keyPath)' of \(owner) cannot be \(value); the property keeps its value"
    case .unsupportedConstraint(let owner):
      "a constraint of \(owner) does not pin it to the same anchor of its superview, and does not fix"
        + " its size; it is ignored, because there is no solver: set the frame in layoutSubviews()"
    case .emptyImage(let size):
      "an image of \(size) points shows nothing: draw it after the layout, when the view has a size"
    }
  }
}
