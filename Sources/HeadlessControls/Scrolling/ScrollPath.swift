import Foundation
import HeadlessViews
import MotionCurves

/// Where content that moves by itself is at any time: a pure function of it.
enum ScrollPath {
  /// It was let go.
  case released(x: ReleasedAxis, y: ReleasedAxis)

  /// It is taken to a place, by itself.
  case eased(from: CGPoint, to: CGPoint, duration: TimeInterval)

  /// The way of content let go at an offset with a velocity, in points per second.
  static func released(
    from offset: CGPoint, velocity: CGPoint, _ rules: (ScrollAxis) -> ReleasedAxis.Rules
  ) -> ScrollPath {
    func axis(_ axis: ScrollAxis) -> ReleasedAxis {
      ReleasedAxis(
        from: Double(offset[axis]), velocity: Double(velocity[axis]), rules: rules(axis))
    }
    return .released(x: axis(.horizontal), y: axis(.vertical))
  }

  /// True when the content was let go.
  var isRelease: Bool {
    if case .released = self { true } else { false }
  }

  /// How long it takes, in seconds.
  var duration: TimeInterval {
    switch self {
    case .released(let x, let y): max(x.duration, y.duration)
    case .eased(_, _, let duration): duration
    }
  }

  /// Where it comes to rest.
  var end: CGPoint { offset(at: .infinity) }

  /// The offset after some seconds.
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

  /// The way from another offset on after some seconds: what was let go keeps its velocity and what is
  /// left of its way to a goal; what is taken to a place arrives there at the same instant, and once it
  /// has arrived stays where it is put.
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

  /// The way on after some seconds under other rules; what is taken to a place knows none.
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
