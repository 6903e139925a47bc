import Foundation
import TransitionCurves

/// The motion of content along one axis after fingers have released it: a pure function of time.
///
/// Without a goal, friction slows the content down. If that would lead beyond an edge, a spring
/// takes over at the edge and pulls the content back. Content that is beyond an edge when it is
/// released is pulled back at once; thrown fast enough, it passes the edge and slides on. Where one
/// law takes over from another, position and velocity are continuous.
struct ReleasedAxis {
  /// The rules of the motion.
  struct Rules: Equatable {
    /// The range of offsets at which the content may rest, in points.
    var limits: ClosedRange<Double>

    /// False if content stops dead at an edge.
    var bounces: Bool

    /// The fraction of the velocity that remains after each millisecond; unitless.
    var rate: Double

    /// The offset at which the content must come to rest, in points; nil if the velocity decides.
    var goal: Double?
  }

  private enum Law {
    case decay(Decay)
    case bounce(Bounce)
  }

  private struct Phase {
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

  /// The distance below which no motion is made, in points: a fraction of a pixel on any screen.
  private static let threshold = 0.1

  /// The velocity at which content that slides stands still, in points per second.
  ///
  /// From 2000 points per second, content slides 994 points; github.com/Vercantez/openuikit measured
  /// 993 on iOS 26.1.
  private static let slowest = 10.0

  /// The distance beyond which no motion is made, in points.
  private static let farthest = 1e12

  let rules: Rules

  /// The offset at the release, in points.
  let start: Double

  /// The offset at which the content comes to rest, in points.
  private(set) var end: Double

  /// How long the motion takes, in seconds.
  private(set) var duration: TimeInterval = 0

  private var phases: [Phase] = []

  /// Creates the motion of content that is released at `start` with `velocity`, in points per
  /// second.
  init(from start: Double, velocity: Double, rules: Rules) {
    (self.start, end, self.rules) = (start, start, rules)
    let limits = rules.limits
    // No finger is faster; a greater number would overflow the laws.
    let velocity = min(max(velocity, -1e6), 1e6)
    if let goal = rules.goal {
      head(for: min(max(goal, limits.lowerBound), limits.upperBound), velocity)
    } else if limits.contains(start) {
      slide(velocity)
    } else {
      comeBack(to: start < limits.lowerBound ? limits.lowerBound : limits.upperBound, velocity)
    }
  }

  /// Returns the offset, in points, `time` seconds after the release.
  func value(at time: TimeInterval) -> Double {
    guard time < duration else { return end }
    guard time > 0 else { return start }
    let value = phases.last { $0.begin <= time }?.value(at: time) ?? end
    guard !rules.bounces, rules.limits.contains(start) else { return value }
    return min(max(value, rules.limits.lowerBound), rules.limits.upperBound)
  }

  /// Returns the velocity, in points per second, `time` seconds after the release.
  func velocity(at time: TimeInterval) -> Double {
    guard time < duration else { return 0 }
    return phases.last { $0.begin <= max(0, time) }?.velocity(at: max(0, time)) ?? 0
  }

  // MARK: Laws

  /// Slows down by friction, from within the limits.
  private mutating func slide(_ velocity: Double) {
    guard abs(velocity) > Self.slowest else { return }
    let decay = Decay(initialVelocity: velocity, decelerationRate: rules.rate)
    let stop = log(Self.slowest / abs(velocity)) / (1000 * log(rules.rate))
    let rest = end + decay.value(at: stop)
    guard !rules.limits.contains(rest) else {
      phases.append(Phase(begin: duration, origin: end, law: .decay(decay)))
      duration += stop
      return end = rest
    }
    let edge = rest < end ? rules.limits.lowerBound : rules.limits.upperBound
    let time = decay.time(reaching: edge - end) ?? 0
    if time > 0 { phases.append(Phase(begin: duration, origin: end, law: .decay(decay))) }
    duration += time
    end = edge
    if rules.bounces { spring(Bounce(velocity: decay.velocity(at: time))) }
  }

  /// Returns from beyond an edge.
  private mutating func comeBack(to edge: Double, _ velocity: Double) {
    let away = end - edge
    end = edge
    guard abs(away) <= Self.farthest else { return }
    let bounce = Bounce(displacement: away, velocity: velocity)
    guard let time = bounce.passingTime else { return spring(bounce) }
    phases.append(Phase(begin: duration, origin: edge, law: .bounce(bounce)))
    duration += time
    slide(bounce.velocity(at: time))
  }

  /// Moves to the end by a spring.
  private mutating func spring(_ bounce: Bounce) {
    phases.append(Phase(begin: duration, origin: end, law: .bounce(bounce)))
    duration += bounce.settlingDuration(threshold: Self.threshold)
  }

  /// Moves to a goal: more friction stops the content before its natural end, and a spring takes it
  /// farther, or back.
  private mutating func head(for goal: Double, _ velocity: Double) {
    let distance = goal - end
    end = goal
    guard abs(distance) >= Self.threshold, abs(distance) <= Self.farthest else { return }
    let natural = Decay(initialVelocity: velocity, decelerationRate: rules.rate)
    if velocity * distance > 0, abs(natural.restingValue) >= abs(distance) {
      let decay = Decay(initialVelocity: velocity, restingValue: distance)
      phases.append(Phase(begin: 0, origin: start, law: .decay(decay)))
      duration = decay.settlingDuration(threshold: Self.threshold)
    } else {
      // The spring is at least as strong as the friction that it replaces, so the content does not
      // overshoot.
      let frequency = max(Bounce.scrollViewFrequency, -1000 * log(rules.rate))
      spring(Bounce(displacement: -distance, velocity: velocity, frequency: frequency))
    }
  }
}
