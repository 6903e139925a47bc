import Foundation
import HeadlessViews
import TransitionCurves

/// The path of content that moves without fingers: a pure function of time.
enum ScrollPath {
  /// The motion of content after fingers have released it.
  case released(x: ReleasedAxis, y: ReleasedAxis)

  /// The animation of `setContentOffset(_:animated:)`.
  case eased(from: CGPoint, to: CGPoint, duration: TimeInterval)

  /// Creates the path of content that is released at an offset with a velocity, in points per
  /// second.
  static func released(
    from offset: CGPoint, velocity: CGPoint, _ rules: (ScrollAxis) -> ReleasedAxis.Rules
  ) -> ScrollPath {
    func axis(_ axis: ScrollAxis) -> ReleasedAxis {
      ReleasedAxis(
        from: Double(offset[axis]), velocity: Double(velocity[axis]), rules: rules(axis))
    }
    return .released(x: axis(.horizontal), y: axis(.vertical))
  }

  /// True if the content was released by fingers.
  var isRelease: Bool {
    if case .released = self { true } else { false }
  }

  /// How long the motion takes, in seconds.
  var duration: TimeInterval {
    switch self {
    case .released(let x, let y): max(x.duration, y.duration)
    case .eased(_, _, let duration): duration
    }
  }

  /// The offset at which the content comes to rest.
  var end: CGPoint { offset(at: .infinity) }

  /// Returns the offset after `time` seconds.
  func offset(at time: TimeInterval) -> CGPoint {
    switch self {
    case .released(let x, let y):
      return CGPoint(x: x.value(at: time), y: y.value(at: time))
    case .eased(let start, let end, let duration):
      guard time < duration else { return end }
      let progress = MediaTimingFunction.easeInEaseOut.value(at: max(0, time / duration))
      return CGPoint { start[$0] + (end[$0] - start[$0]) * progress }
    }
  }

  /// Returns the rest of the path after `time` seconds, continued from another offset.
  ///
  /// Released content keeps its velocity and the remaining distance to a goal. An animation still
  /// arrives at its end at the same instant; after its end the content stays at the new offset.
  func moved(to offset: CGPoint, at time: TimeInterval) -> ScrollPath {
    switch self {
    case .released(let x, let y):
      func move(_ axis: ReleasedAxis, _ offset: CGFloat) -> ReleasedAxis {
        var rules = axis.rules
        rules.goal? += Double(offset) - axis.value(at: time)
        return ReleasedAxis(
          from: Double(offset), velocity: axis.velocity(at: time), rules: rules)
      }
      return .released(x: move(x, offset.x), y: move(y, offset.y))
    case .eased(_, let end, let duration):
      let rest = max(0, duration - time)
      return .eased(from: offset, to: rest > 0 ? end : offset, duration: rest)
    }
  }

  /// Returns the rest of the path after `time` seconds under other rules, which an animation
  /// ignores.
  func ruled(at time: TimeInterval, by rules: (ScrollAxis) -> ReleasedAxis.Rules) -> ScrollPath {
    guard case .released(let x, let y) = self else { return moved(to: offset(at: time), at: time) }
    func change(_ axis: ReleasedAxis, _ rules: ReleasedAxis.Rules) -> ReleasedAxis {
      var rules = rules
      rules.goal = axis.rules.goal
      return ReleasedAxis(
        from: axis.value(at: time), velocity: axis.velocity(at: time), rules: rules)
    }
    return .released(x: change(x, rules(.horizontal)), y: change(y, rules(.vertical)))
  }
}
