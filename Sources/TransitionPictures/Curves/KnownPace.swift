import Foundation
import HeadlessStage
import MotionCurves

/// The pace of an animation on the clock of its recording: one that runs once, from its start to its end.
struct KnownPace: Hashable {
  /// When it begins, in seconds of the stage's clock.
  let begin: TimeInterval

  /// When it has arrived, in seconds of the stage's clock.
  let end: TimeInterval

  /// How it gets there.
  let pace: Pace

  private let duration: TimeInterval

  /// The pace of an animation, or nil for one that repeats, or goes more than one way.
  ///
  /// - Parameter start: When the time of what drives an animation is taken to begin, in seconds of the
  ///   stage's clock: an animator that was started with the run, and left alone, goes on from there.
  init?(_ record: AnimationRecord, drivenFrom start: TimeInterval) {
    let timing = record.timing
    guard case .straight = record.way,
      timing
        == MediaTiming(
          beginTime: timing.beginTime, duration: timing.duration, fillMode: timing.fillMode),
      timing.duration > 0
    else { return nil }
    begin = record.isDriven ? start + timing.beginTime : timing.beginTime
    (duration, pace) = (timing.duration, record.pace)
    if case .sprung(_, let landing) = pace {
      end = begin + min(duration, landing)
    } else {
      end = begin + duration
    }
  }

  /// Progress at an instant: 0 before the begin, 1 from the end on.
  func progress(at time: TimeInterval) -> Double {
    guard time > begin else { return 0 }
    guard time < end else { return 1 }
    return pace.progress(at: (time - begin) / duration, of: duration)
  }

  /// The control points of the curve, if it is one.
  var cubicBezier: CubicBezier? {
    if case .eased(let function) = pace { function.cubicBezier } else { nil }
  }
}

extension Recording {
  /// The paces of its animations, each once, in the order in which they begin; no more than would be
  /// worth asking.
  var knownPaces: [KnownPace] {
    var known: Set<KnownPace> = []
    let paces = animations.compactMap { KnownPace($0, drivenFrom: startTime) }
      .filter { known.insert($0).inserted }
    return Array(paces.prefix(64)).enumerated()
      .sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
      .map(\.element)
  }
}
