import Transitioning

extension TransitionDirection {
  /// The direction in reports.
  var name: String {
    switch self {
    case .forward: "forward"
    case .backward: "backward"
    }
  }
}
