import Foundation

/// A gesture of one finger, in the space of the window, in points.
enum QuestionGesture {
  case tap(CGPoint)

  /// A drag in so many seconds, and a rest before the finger is lifted.
  case drag(from: CGPoint, to: CGPoint, seconds: TimeInterval, rest: TimeInterval = 0)

  /// A flick that leaves the screen at a velocity, in points per second.
  case flick(from: CGPoint, to: CGPoint, velocity: CGFloat)

  /// What a person has to do.
  var instruction: String {
    switch self {
    case .tap(let point): "tap at \(text(point))"
    case .drag(let start, let end, let seconds, let rest):
      "drag from \(text(start)) to \(text(end)) in \(Answer.rounded(seconds)) s"
        + (rest > 0 ? ", and rest there for \(Answer.rounded(rest)) s" : "")
    case .flick(let start, let end, let velocity):
      "flick from \(text(start)) to \(text(end)) at \(Answer.rounded(velocity)) points per second"
    }
  }

  private func text(_ point: CGPoint) -> String {
    "(\(Answer.rounded(point.x)), \(Answer.rounded(point.y)))"
  }
}
