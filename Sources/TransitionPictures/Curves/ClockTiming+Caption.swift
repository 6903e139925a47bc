import HeadlessStage
import MotionCurves
import TransitionRecording

extension ClockTiming {
  /// The timing as text: "0.35 s, cubic-bezier(0.4, 0, 0.2, 1)".
  var caption: String {
    let seconds = Seconds.short(end - begin)
    switch curve {
    case .sprung(let spring, _):
      return "\(seconds), spring, damping ratio \(Decimals.text(spring.dampingRatio, places: 2))"
    case .eased(let function):
      guard let bezier = function.cubicBezier else { return "\(seconds), eased" }
      return bezier.isLine ? "\(seconds), linear" : "\(seconds), \(bezier.css)"
    }
  }
}

extension CubicBezier {
  /// True if the curve is a straight line.
  var isLine: Bool { x1 == y1 && x2 == y2 }

  /// The curve in CSS notation: `cubic-bezier(0.4, 0, 0.2, 1)`.
  var css: String {
    let numbers = [x1, y1, x2, y2].map { Decimals.text($0, places: 4) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
