import Transitioning

extension TransitionEdge {
  /// The laws that a transition from this edge breaks.
  var lawExceptions: [LawException] {
    switch self {
    case .left, .right:
      [LawException(.mirrors, because: "the caller names a physical side, which stays where it is")]
    case .top, .bottom, .leading, .trailing: []
    }
  }
}
