import Foundation
import Transitioning

extension TransitionTiming {
  /// The number of straight pieces by which a spring's curve is drawn: a piece is shorter than a
  /// frame.
  private static let pieces = 80

  /// A spring as an easing over a duration, which arrives at the end of it; an easing as it is.
  ///
  /// - Parameter duration: The time until the spring is at rest, in seconds.
  func landing(after duration: TimeInterval) -> TransitionTiming {
    guard case .spring(let spring) = self, duration > 0 else { return self }
    let end = spring.value(at: duration)
    let outputs = (0...Self.pieces).map {
      spring.value(at: duration * Double($0) / Double(Self.pieces)) / end
    }
    return .eased(MediaTimingFunction(PiecewiseLinear(outputs: outputs)))
  }
}
