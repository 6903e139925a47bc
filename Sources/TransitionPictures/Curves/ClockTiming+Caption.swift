import Foundation
import HeadlessStage
import TransitionCurves
import TransitionRecording

extension ClockTiming {
  /// The timing as text, with two decimal places: "0.35 s, cubic-bezier(0.4, 0, 0.2, 1)".
  var caption: String {
    let seconds = Seconds.short(end - begin)
    switch curve {
    case .sprung(let spring, _):
      let overshoot = 100 * spring.overshoot
      // Less than half a percent is not seen.
      guard overshoot >= 0.5 else { return "\(seconds), spring without overshoot" }
      return "\(seconds), spring, overshoots by \(Decimals.text(overshoot, places: 0)) %"
    case .eased(let function):
      guard let bezier = function.cubicBezier else { return "\(seconds), eased" }
      return bezier.isLine ? "\(seconds), linear" : "\(seconds), \(bezier.css(places: 2))"
    }
  }
}

extension SpringCurve {
  /// The first overshoot from rest, as a part of the way: `exp(−πζ / √(1 − ζ²))` of a spring with
  /// the damping ratio ζ below 1, and 0 otherwise.
  fileprivate var overshoot: Double {
    guard dampingRatio < 1, dampingRatio >= 0 else { return 0 }
    return exp(-.pi * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot())
  }
}

extension CubicBezier {
  /// True if the curve is a straight line.
  var isLine: Bool { x1 == y1 && x2 == y2 }

  /// The curve in CSS notation: `cubic-bezier(0.4, 0, 0.2, 1)`.
  func css(places: Int = 4) -> String {
    let numbers = [x1, y1, x2, y2].map { Decimals.text($0, places: places) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
