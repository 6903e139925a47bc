import Foundation
import HeadlessViews

/// A counter of successive taps at one place.
@MainActor
struct TapCounter {
  /// The greatest time between a tap and the next one that counts with it, in seconds; UIKit's
  /// value is not published.
  static let interval: TimeInterval = 0.35

  /// How far a finger may move during a tap, in points; UIKit's value is not published.
  static let allowableMovement: CGFloat = 10

  /// The greatest distance between two successive taps, in points.
  ///
  /// UIKit's value is not published: the question "distance between two taps that count together".
  static let allowableDistance: CGFloat = 45

  private var last: (time: TimeInterval, point: CGPoint, count: Int)?
  private var beginnings: [ObjectIdentifier: CGPoint] = [:]

  /// Returns the number of taps so far, including the tap that the new touch may become.
  mutating func count(of touch: UITouch) -> Int {
    beginnings[ObjectIdentifier(touch)] = touch.point
    guard let last, touch.timestamp - last.time <= Self.interval,
      distance(last.point, touch.point) <= Self.allowableDistance
    else { return 1 }
    return last.count + 1
  }

  /// Records a move of a finger; beyond the allowable movement the touch is no tap.
  mutating func noteMove(of touch: UITouch?) {
    guard let touch, let start = beginnings[ObjectIdentifier(touch)],
      distance(start, touch.point) > Self.allowableMovement
    else { return }
    touch.tapCount = 0
  }

  /// Records that a touch was cancelled.
  mutating func noteCancel(of touch: UITouch?) {
    if let touch { beginnings[ObjectIdentifier(touch)] = nil }
  }

  /// Records that a finger was lifted.
  mutating func noteLift(of touch: UITouch?) {
    guard let touch else { return }
    beginnings[ObjectIdentifier(touch)] = nil
    last = touch.tapCount > 0 ? (touch.timestamp, touch.point, touch.tapCount) : nil
  }
}

/// Returns the distance between two points.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(other.x - one.x, other.y - one.y)
}
