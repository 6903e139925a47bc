import Foundation
import Testing
import Transitioning

extension TransitionScene {
  /// The fractions of a duration at which a motion is compared with its figures.
  static let quarters = [0, 0.25, 0.5, 0.75, 1]

  /// Runs one way, and calls `look` at fractions of the duration, at the latest a microsecond
  /// before the end, when nothing is removed yet.
  ///
  /// - Returns: The duration, in seconds.
  @discardableResult
  func run(
    _ direction: TransitionDirection, at fractions: [Double] = TransitionScene.quarters,
    _ look: (_ fraction: Double, _ time: TimeInterval) throws -> Void
  ) throws -> TimeInterval {
    let start = stage.now
    if direction == .forward {
      wall.present(fore, animated: true)
    } else {
      fore.dismiss(animated: true)
    }
    stage.advance(by: 0)
    let duration = try #require(fore.transitionCoordinator).transitionDuration
    for fraction in fractions {
      let time = min(fraction * duration, duration - 1e-6)
      stage.advance(to: start + time)
      try look(time / duration, time)
    }
    try stage.settle()
    return duration
  }

  /// Presents the fore controller, and calls `look` at the quarters.
  func forwardInQuarters(
    _ look: (_ part: Double, _ time: TimeInterval) throws -> Void
  ) throws -> TimeInterval { try run(.forward, look) }

  /// Dismisses the fore controller, and calls `look` at the quarters.
  func backwardInQuarters(
    _ look: (_ part: Double, _ time: TimeInterval) throws -> Void
  ) throws -> TimeInterval { try run(.backward, look) }

  /// A subview of the presentation's container by its number, from the back.
  func inContainer(_ number: Int) -> LayerProperties? {
    guard let views = fore.view.superview?.subviews, views.indices.contains(number) else {
      return nil
    }
    return views[number].layer.presentationProperties
  }
}

/// The spring of UIKit's modal presentations after `time` seconds, with critical damping.
func systemModal(_ time: TimeInterval) -> Double {
  critical(time, frequency: (1000.0 / 3).squareRoot())
}

/// Expects the value of a property under the spring of UIKit's modal presentations.
///
/// - Parameters:
///   - time: Since the beginning, in seconds.
///   - visible: The distance from the end at which the motion cannot be seen any more and is over.
func expectSystemModal(
  _ value: CGFloat, from start: Double, to end: Double, after time: TimeInterval,
  visible: Double, _ location: SourceLocation = #_sourceLocation
) {
  let left = (end - start) * (1 - systemModal(time))
  if abs(left) <= visible, abs(Double(value) - end) < 1e-9 { return }
  expectClose(value, end - left, 1e-6, location)
}
