import Foundation
import Transitioning

/// The sizes of a screen that is resized continuously: both size classes change on the way, and the
/// last size has other ones than the first.
///
/// There are 30 steps, within half a second. (Apps can be resized continuously: WWDC26-278,
/// 0:52–7:51.)
struct ResizingSteps {
  static let count = 30

  /// The longest time of all steps, in seconds.
  static let duration: TimeInterval = 0.5

  /// The part of the time after which the last step has come, so that what does not follow it stays
  /// wrong until a transition ends.
  private static let part = 0.9

  /// The sizes after the first, in points, one element a step.
  let sizes: [CGSize]

  /// The size of the last step, in points.
  var end: CGSize { sizes[sizes.count - 1] }

  /// The steps from the size of a screen, in points, with these traits.
  init(from start: CGSize, _ traits: UITraitCollection) {
    // A narrow screen becomes as flat as a phone on its side and then as wide as a window on a
    // tablet; a wide one becomes smaller than a phone and then high and narrow.
    let (turn, end) =
      traits.horizontalSizeClass == .compact
      ? (CGSize(width: 1000, height: 440), CGSize(width: 660, height: 560))
      : (CGSize(width: 330, height: 440), CGSize(width: 500, height: 900))
    let count = Self.count
    let turning = count * 2 / 3
    sizes = (1...count).map { step in
      let isTurned = step > turning
      let (from, to) = isTurned ? (turn, end) : (start, turn)
      let share =
        isTurned
        ? CGFloat(step - turning) / CGFloat(count - turning) : CGFloat(step) / CGFloat(turning)
      return CGSize(
        width: from.width + (to.width - from.width) * share,
        height: from.height + (to.height - from.height) * share)
    }
  }

  /// The sizes with the delays after which they come, in seconds.
  ///
  /// - Parameter span: The time that a transition still lasts, in seconds.
  func timed(over span: TimeInterval) -> [(delay: TimeInterval, size: CGSize)] {
    sizes.enumerated().map { (Double($0) / Double(Self.count) * Self.part * span, $1) }
  }
}
