import Foundation
import HeadlessViews

/// Counts how often fingers have tapped one place, one tap right after the other.
@MainActor
struct TapCounter {
  /// How long after a tap the next one counts with it, in seconds (fact I16).
  static let interval: TimeInterval = 0.35

  /// How far a finger may move and still tap, in points (fact I16).
  static let allowableMovement: CGFloat = 10

  /// How far one tap may be from the one before, in points; our choice, the facts are silent.
  static let allowableDistance: CGFloat = 45

  private var last: (time: TimeInterval, point: CGPoint, count: Int)?
  private var beginnings: [ObjectIdentifier: CGPoint] = [:]

  /// How many taps there are with that of a finger that has come down.
  mutating func count(of touch: Touch) -> Int {
    beginnings[ObjectIdentifier(touch)] = touch.point
    guard let last, touch.timestamp - last.time <= Self.interval,
      distance(last.point, touch.point) <= Self.allowableDistance
    else { return 1 }
    return last.count + 1
  }

  /// Notes that a finger moved: at some distance it taps no more.
  mutating func noteMove(of touch: Touch?) {
    guard let touch, let start = beginnings[ObjectIdentifier(touch)],
      distance(start, touch.point) > Self.allowableMovement
    else { return }
    touch.tapCount = 0
  }

  /// Notes that a finger was taken off the screen otherwise than by lifting it.
  mutating func noteCancel(of touch: Touch?) {
    if let touch { beginnings[ObjectIdentifier(touch)] = nil }
  }

  /// Notes that a finger was lifted.
  mutating func noteLift(of touch: Touch?) {
    guard let touch else { return }
    beginnings[ObjectIdentifier(touch)] = nil
    last = touch.tapCount > 0 ? (touch.timestamp, touch.point, touch.tapCount) : nil
  }
}

/// How far one point is from another.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(other.x - one.x, other.y - one.y)
}
