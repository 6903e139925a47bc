import Foundation
import HeadlessStage
import TransitionCurves

/// The timing of an animation that runs once, on the clock of its recording.
struct ClockTiming: Hashable {
  /// The start of the animation, in seconds of the stage's clock.
  let begin: TimeInterval

  /// The end of the animation, in seconds of the stage's clock.
  let end: TimeInterval

  /// The timing curve of the animation.
  let curve: AnimationTimingCurve

  private let duration: TimeInterval

  /// Creates the timing of an animation; nil if the animation repeats, or is not linear from one
  /// value to another.
  ///
  /// - Parameter start: The start of a property animator's own time, in seconds of the stage's
  ///   clock. It matters for driven animations, and is exact for an animator that started with the
  ///   run and was not paused or scrubbed.
  init?(_ record: AnimationRecord, drivenFrom start: TimeInterval) {
    let timing = record.timing
    guard case .straight = record.way,
      timing
        == MediaTiming(
          beginTime: timing.beginTime, duration: timing.duration, fillMode: timing.fillMode),
      timing.duration > 0
    else { return nil }
    begin = record.isDriven ? start + timing.beginTime : timing.beginTime
    (duration, curve) = (timing.duration, record.curve)
    if case .sprung(_, let settlingDuration) = curve {
      end = begin + min(duration, settlingDuration)
    } else {
      end = begin + duration
    }
  }

  /// The progress at an instant: 0 before `begin`, 1 from `end` on.
  func progress(at time: TimeInterval) -> Double {
    guard time > begin else { return 0 }
    guard time < end else { return 1 }
    return curve.progress(at: (time - begin) / duration, of: duration)
  }

  /// The control points of the curve, if the curve is a cubic Bézier.
  var cubicBezier: CubicBezier? {
    if case .eased(let function) = curve { function.cubicBezier } else { nil }
  }
}

extension Recording {
  /// The timings of the animations, without duplicates, in the order in which they begin; at most
  /// 64.
  var clockTimings: [ClockTiming] {
    var known: Set<ClockTiming> = []
    let timings = animations.compactMap { ClockTiming($0, drivenFrom: startTime) }
      .filter { known.insert($0).inserted }
    let sorted = timings.enumerated()
      .sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
    return sorted.prefix(64).map(\.element)
  }
}
