/// A callback that is missing, out of order or not allowed.
struct AppearanceFault: Hashable, Sendable {
  /// The kind of a fault; the shortest sequence has a fault of the same kind.
  enum Rule: String, Hashable, Sendable, Codable {
    /// The order of one controller's callbacks.
    case order
    /// The argument of a callback.
    case argument
    /// A child and its parent.
    case containment
    /// The states in which controllers come to rest.
    case rest
    /// The calls that a container makes to its children.
    case balance
    /// The callbacks of presentation controllers.
    case presentation
    /// A transition that never ends.
    case end
  }

  let rule: Rule

  /// The fault, as a sentence without its full stop.
  let text: String

  /// The expected callback or state.
  let expectation: String
}
