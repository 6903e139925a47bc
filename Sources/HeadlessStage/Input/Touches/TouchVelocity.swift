import Foundation

/// How fast something has been, measured by where it was during the last tenth of a second.
///
/// Between the first and the last place of that time the way is taken to be straight and even; fewer
/// than two places make no velocity (fact I20).
struct TouchVelocity {
  /// How far back places count, in seconds.
  static let span: TimeInterval = 0.1

  private var places: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []

  /// Notes where it is at an instant.
  mutating func note(_ point: CGPoint, at time: TimeInterval) {
    if places.last?.time == time { places.removeLast() }
    places.append((time, point.x, point.y))
    places.removeAll { $0.time < time - TouchVelocity.span - 1e-9 }
  }

  /// Moves all places, as if it had always been elsewhere.
  mutating func shift(byX x: CGFloat, y: CGFloat) {
    for index in places.indices {
      places[index].x += x
      places[index].y += y
    }
  }

  /// The velocity at an instant, in points per second; zero when too little is known.
  func velocity(at now: TimeInterval) -> (x: CGFloat, y: CGFloat) {
    let recent = places.drop { $0.time < now - TouchVelocity.span - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return (0, 0)
    }
    let time = last.time - first.time
    return ((last.x - first.x) / time, (last.y - first.y) / time)
  }
}
