public import Transitioning

/// Files have the name of the direction: `forward`.
extension TransitionDirection: Codable {}
