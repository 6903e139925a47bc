import Foundation

/// A gesture of one finger or of two, in the space of the window, in points.
enum QuestionGesture {
  case tap(CGPoint)

  /// A drag in so many seconds, and a rest before the finger is lifted.
  case drag(from: CGPoint, to: CGPoint, seconds: TimeInterval, rest: TimeInterval = 0)

  /// A flick that leaves the screen at a velocity, in points per second.
  case flick(from: CGPoint, to: CGPoint, velocity: CGFloat)

  /// Two fingers side by side, whose distance changes in so many seconds; then they rest a while.
  case pinch(
    at: CGPoint, from: CGFloat, to: CGFloat, seconds: TimeInterval, rest: TimeInterval = 0)

  /// Strokes of one finger or of several, and what a person has to do in a few words.
  case strokes([Stroke], String)

  /// What a person has to do.
  var instruction: String {
    switch self {
    case .tap(let point): "tap at \(text(point))"
    case .drag(let start, let end, let seconds, let rest):
      "drag from \(text(start)) to \(text(end)) in \(Answer.rounded(seconds)) s"
        + pause(rest)
    case .flick(let start, let end, let velocity):
      "flick from \(text(start)) to \(text(end)) at \(Answer.rounded(velocity)) points per second"
    case .pinch(let center, let start, let end, let seconds, let rest):
      "move two fingers about \(text(center)) from \(Answer.rounded(start)) to "
        + "\(Answer.rounded(end)) points apart in \(Answer.rounded(seconds)) s"
        + pause(rest)
    case .strokes(_, let instruction): instruction
    }
  }

  private func pause(_ rest: TimeInterval) -> String {
    rest > 0 ? ", and rest there for \(Answer.rounded(rest)) s" : ""
  }

  private func text(_ point: CGPoint) -> String {
    "(\(Answer.rounded(point.x)), \(Answer.rounded(point.y)))"
  }
}

/// The way of one finger between its coming down and its being lifted, in the space of the window.
struct Stroke {
  /// Where the finger comes down.
  let start: CGPoint

  /// When it comes down, in seconds since the beginning of the gesture.
  let time: TimeInterval

  /// Where it goes, at an even speed, and in how many seconds; to the same place, it rests.
  let legs: [(end: CGPoint, seconds: TimeInterval)]

  init(
    from start: CGPoint, at time: TimeInterval = 0, legs: [(end: CGPoint, seconds: TimeInterval)]
  ) {
    (self.start, self.time, self.legs) = (start, time, legs)
  }

  /// A finger that rests where it comes down.
  init(restingAt point: CGPoint, at time: TimeInterval = 0, for seconds: TimeInterval = 0.05) {
    self.init(from: point, at: time, legs: [(point, seconds)])
  }
}
