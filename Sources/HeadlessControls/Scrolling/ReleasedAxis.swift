import Foundation
import MotionCurves

/// The way of content along one axis once fingers have let it go: a pure function of time.
///
/// Without a goal it slows down by friction, and where that would lead beyond an edge, a spring takes it
/// back from there; content that is beyond an edge when it is let go is taken back at once, and thrown
/// far enough comes in again and goes on. Wherever one law takes over from another, place and velocity
/// are the same on both sides.
struct ReleasedAxis {
  /// What the content obeys.
  struct Rules: Equatable {
    /// Where the offset may come to rest, in points.
    var limits: ClosedRange<Double>

    /// False when content that comes to an edge stops dead.
    var bounces: Bool

    /// What remains of the speed each millisecond, unitless.
    var rate: Double

    /// Where the content is to come to rest whatever its velocity; nil lets it go where it will.
    var goal: Double?
  }

  private enum Law {
    case decay(Decay)
    case bounce(Bounce)
  }

  private struct Leg {
    let begin: TimeInterval
    let origin: Double
    let law: Law

    func value(at time: TimeInterval) -> Double {
      switch law {
      case .decay(let decay): origin + decay.value(at: time - begin)
      case .bounce(let bounce): origin + bounce.value(at: time - begin)
      }
    }

    func velocity(at time: TimeInterval) -> Double {
      switch law {
      case .decay(let decay): decay.velocity(at: time - begin)
      case .bounce(let bounce): bounce.velocity(at: time - begin)
      }
    }
  }

  /// Less than this is not worth moving, in points: a fraction of a pixel on any screen.
  private static let threshold = 0.1

  /// More than this is not worth showing the way of, in points.
  private static let farthest = 1e12

  let rules: Rules

  /// Where it was let go, in points.
  let start: Double

  /// Where it comes to rest, in points.
  private(set) var end: Double

  /// How long that takes, in seconds.
  private(set) var duration: TimeInterval = 0

  private var legs: [Leg] = []

  /// The way of content let go at `start` with `velocity`, in points per second.
  init(from start: Double, velocity: Double, rules: Rules) {
    (self.start, end, self.rules) = (start, start, rules)
    let limits = rules.limits
    // No finger is faster; a number that is would be too much for the laws.
    let velocity = min(max(velocity, -1e6), 1e6)
    if let goal = rules.goal {
      head(for: min(max(goal, limits.lowerBound), limits.upperBound), velocity)
    } else if limits.contains(start) {
      slide(velocity)
    } else {
      comeBack(to: start < limits.lowerBound ? limits.lowerBound : limits.upperBound, velocity)
    }
  }

  /// Where the content is, in points, some seconds after it was let go.
  func value(at time: TimeInterval) -> Double {
    guard time < duration else { return end }
    guard time > 0 else { return start }
    let value = legs.last { $0.begin <= time }?.value(at: time) ?? end
    guard !rules.bounces, rules.limits.contains(start) else { return value }
    return min(max(value, rules.limits.lowerBound), rules.limits.upperBound)
  }

  /// How fast the content is, in points per second, some seconds after it was let go.
  func velocity(at time: TimeInterval) -> Double {
    guard time < duration else { return 0 }
    return legs.last { $0.begin <= max(0, time) }?.velocity(at: max(0, time)) ?? 0
  }

  // MARK: Laws

  /// Slows down by friction; from within the limits.
  private mutating func slide(_ velocity: Double) {
    let decay = Decay(initialVelocity: velocity, decelerationRate: rules.rate)
    let rest = end + decay.restingValue
    guard !rules.limits.contains(rest) else {
      legs.append(Leg(begin: duration, origin: end, law: .decay(decay)))
      duration += decay.settlingDuration(threshold: Self.threshold)
      return end = rest
    }
    let edge = rest < end ? rules.limits.lowerBound : rules.limits.upperBound
    let time = decay.time(reaching: edge - end) ?? 0
    if time > 0 { legs.append(Leg(begin: duration, origin: end, law: .decay(decay))) }
    duration += time
    end = edge
    if rules.bounces { spring(Bounce(velocity: decay.velocity(at: time))) }
  }

  /// Comes back from beyond an edge.
  private mutating func comeBack(to edge: Double, _ velocity: Double) {
    let away = end - edge
    end = edge
    guard abs(away) <= Self.farthest else { return }
    let bounce = Bounce(displacement: away, velocity: velocity)
    guard let time = bounce.passingTime else { return spring(bounce) }
    legs.append(Leg(begin: duration, origin: edge, law: .bounce(bounce)))
    duration += time
    slide(bounce.velocity(at: time))
  }

  /// Is pulled to where it comes to rest.
  private mutating func spring(_ bounce: Bounce) {
    legs.append(Leg(begin: duration, origin: end, law: .bounce(bounce)))
    duration += bounce.settlingDuration(threshold: Self.threshold)
  }

  /// Makes for a goal: more friction stops short of where it would go, and a spring takes it farther,
  /// or back.
  private mutating func head(for goal: Double, _ velocity: Double) {
    let way = goal - end
    end = goal
    guard abs(way) >= Self.threshold, abs(way) <= Self.farthest else { return }
    let natural = Decay(initialVelocity: velocity, decelerationRate: rules.rate)
    if velocity * way > 0, abs(natural.restingValue) >= abs(way) {
      let decay = Decay(initialVelocity: velocity, restingValue: way)
      legs.append(Leg(begin: 0, origin: start, law: .decay(decay)))
      duration = decay.settlingDuration(threshold: Self.threshold)
    } else {
      // No weaker than the friction it has left behind, lest it overshoot.
      let frequency = max(Bounce.scrollViewFrequency, -1000 * log(rules.rate))
      spring(Bounce(displacement: -way, velocity: velocity, frequency: frequency))
    }
  }
}
