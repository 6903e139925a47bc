import Foundation

/// The velocity of a point, measured over the last tenth of a second.
///
/// The velocity is the distance between the first and the last location in that time, divided by
/// the time between the two. With fewer than two locations the velocity is zero.
struct TouchVelocity {
  /// How far back locations count, in seconds.
  static let span: TimeInterval = 0.1

  private var places: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []

  /// Records the location at an instant.
  mutating func note(_ point: CGPoint, at time: TimeInterval) {
    if places.last?.time == time { places.removeLast() }
    places.append((time, point.x, point.y))
    places.removeAll { $0.time < time - TouchVelocity.span - 1e-9 }
  }

  /// Moves all recorded locations by a distance.
  mutating func shift(byX x: CGFloat, y: CGFloat) {
    for index in places.indices {
      places[index].x += x
      places[index].y += y
    }
  }

  /// Returns the velocity at an instant, in points per second; zero if fewer than two locations are
  /// recent.
  func velocity(at now: TimeInterval) -> (x: CGFloat, y: CGFloat) {
    let recent = places.drop { $0.time < now - TouchVelocity.span - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return (0, 0)
    }
    let time = last.time - first.time
    return ((last.x - first.x) / time, (last.y - first.y) / time)
  }
}
