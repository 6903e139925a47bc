import Foundation
import HeadlessStage
import TransitionCurves

/// The time of a transition: the clock that it follows, its beginning and its duration, and which
/// progress it has at which time.
@MainActor
struct TransitionClock {
  /// The clock of the stage, which may outlive its stage.
  private(set) var timeline: Timeline?

  /// The pending operation that keeps the stage from settling.
  private var operation: Timeline.PendingOperation?

  /// The instant at which the animations began, in seconds of the stage's clock.
  private(set) var beginning: TimeInterval = 0

  /// The duration of the transition when nothing drives it, in seconds; nil until the transition
  /// has begun.
  var duration: TimeInterval?

  /// The elapsed time at which the transition was last frozen, in seconds.
  ///
  /// Progress 1 corresponds to this time if it exceeds the duration, which is possible with
  /// springs.
  var reach: TimeInterval = 0

  /// The curve of what moves the whole time, and its duration in seconds; nil until such a motion
  /// begins.
  private(set) var curve: (curve: AnimationTimingCurve, duration: TimeInterval)?

  /// The pace of the motion while a finger moves it along its way, though it began without; nil if
  /// fingers move its time.
  var pace: MotionPace?

  /// The elapsed time of a transition that nothing drives, in seconds.
  var elapsed: TimeInterval { (timeline?.now ?? beginning) - beginning }
}

extension TransitionClock {
  /// Changes to the clock of another stage, which then waits for the transition.
  mutating func follow(_ timeline: Timeline, unended: @escaping () -> [String]) {
    finish()
    self.timeline = timeline
    operation = timeline.beginOperation(unended)
    begin()
  }

  /// Notes that the animations begin now.
  mutating func begin() { beginning = timeline?.now ?? 0 }

  /// Lets the stage settle.
  mutating func finish() {
    if let operation { timeline?.finish(operation) }
    operation = nil
  }

  /// Notes the curve of a motion that takes the whole time; the first one counts.
  mutating func note(
    _ curve: @autoclosure () -> AnimationTimingCurve, lasting duration: TimeInterval
  ) {
    if self.curve == nil { self.curve = (curve(), duration) }
  }
}
