package import Foundation
package import HeadlessViews

/// A clock of layers and their descendants: it holds their time, or moves it to another one.
///
/// Times are in seconds since `start`, the instant at which all controlled animations begin. While
/// the time moves it is a function of the stage's time, so a seek to another instant shows the
/// right values. Animations end when the time arrives at their end, or back at their beginning.
@MainActor
package final class LayerClock: TimelineFollower {
  /// A movement from one time to another.
  private struct Movement {
    let begin: TimeInterval
    let duration: TimeInterval
    let from: TimeInterval
    let to: TimeInterval
    let curve: AnimationTimingCurve
    let pace: MotionPace?

    func time(at now: TimeInterval) -> TimeInterval {
      guard now < begin + duration else { return to }
      let passed = max(0, (now - begin) / duration)
      if let pace {
        let (start, end) = (pace.way(at: from), pace.way(at: to))
        return pace.time(at: start + (end - start) * curve.progress(at: passed))
      }
      let time = from + (to - from) * curve.progress(at: passed)
      // An overshooting curve is cut off at the ends: before the first instant nothing is animated.
      return min(max(time, min(from, to, 0)), max(from, to))
    }
  }

  /// A layer of the clock, and the time settings that it had before.
  private struct Player {
    let layer: CALayer
    let start: TimeInterval
    let own: (speed: Double, offset: TimeInterval, begin: TimeInterval)
  }

  private let timeline: Timeline
  private var players: [Player] = []
  private var frozen: TimeInterval = 0
  private var movement: Movement?
  private var arrival: EventQueue.Token?

  /// True from the instant in which the time arrives where it was moved, until it is moved again.
  private var hasArrived = false

  /// Creates a controller that stops the time of layers `time` seconds after their start; nil
  /// without a running stage.
  package init?(_ layers: [CALayer], at time: TimeInterval, on timeline: Timeline?) {
    guard let timeline, !timeline.isOver else { return nil }
    self.timeline = timeline
    frozen = time
    // A layer inside another of the layers is controlled with the outer layer.
    for layer in CALayer.outermost(of: layers) { add(layer) }
    timeline.add(self)
  }

  /// The time at any instant, in seconds since the start.
  package func time(at now: TimeInterval) -> TimeInterval { movement?.time(at: now) ?? frozen }

  /// The time now, in seconds since the start.
  package var time: TimeInterval { time(at: timeline.now) }

  /// The seconds that pass in a second from now on, over a short interval in seconds.
  package func rate(over interval: TimeInterval) -> Double {
    (time(at: timeline.now + interval) - time) / interval
  }

  /// Stops the time.
  package func freeze(at time: TimeInterval) {
    callOff()
    hasArrived = false
    frozen = time
    play(time)
  }

  /// Moves the time to `end`, from where it continues at normal speed.
  ///
  /// It runs forward, or backward if `end` is the start, so that all remaining animations end
  /// there.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a spring with constants of its own takes its settling duration.
  ///   - pace: The pace of the motion, if the parameters are those of its way; nil if they are those
  ///     of its time.
  ///   - arriving: Called when the time arrives at `end`, before any animation ends.
  ///   - arrived: Called after the animations that end there have ended.
  package func move(
    to end: TimeInterval, over duration: TimeInterval, _ parameters: any UITimingCurveProvider,
    along pace: MotionPace? = nil,
    arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    let from = time
    callOff()
    (frozen, hasArrived) = (from, false)
    // Without a distance the movement takes no time, even with a spring.
    let timing = parameters.timing(over: duration)
    let length = from == end ? 0 : timing.duration
    movement = Movement(
      begin: timeline.now, duration: length, from: from, to: end, curve: timing.curve.across,
      pace: pace)
    arrival = timeline.perform(at: timeline.now + length) { [weak self] in
      self?.arrive(at: end, arriving, arrived)
    }
  }

  /// Gives all layers back the time settings that they had before.
  ///
  /// Animations that end in this instant stay at their ends until they are removed: the time of a
  /// cancelled transition would go from their beginning to their end.
  package func stop() {
    callOff()
    timeline.remove(self)
    for player in players {
      if hasArrived {
        player.layer.eachMotion { motion, _ in (motion as? LayerAnimations)?.holdEnds() }
      }
      player.layer.setTime(
        beginTime: player.own.begin, speed: player.own.speed, timeOffset: player.own.offset)
    }
    players = []
  }

  /// Shows the time of an instant, if the time moves.
  package func show(at now: TimeInterval) {
    if let movement { play(movement.time(at: now)) }
  }

  /// Does nothing: the layers keep the time that they have.
  package func stageDidDeallocate() {}

  private func arrive(
    at end: TimeInterval, _ arriving: () -> Void, _ arrived: @escaping () -> Void
  ) {
    arrival = nil
    movement = nil
    frozen = end
    hasArrived = true
    arriving()
    // The time is set slightly beyond `end`. Otherwise a rounding error could make animations that
    // end there end later, or not at all.
    let (rate, excess) = (end == 0 ? -1.0 : 1, max(1e-9, 16 * timeline.now.ulp))
    for player in players {
      set(player.layer, speed: rate, time: player.start + end + rate * excess)
    }
    // Runs after all animations that end at this instant.
    timeline.perform(at: timeline.now, arrived)
  }

  private func add(_ layer: CALayer) {
    let time = time(at: timeline.now)
    players.append(
      Player(
        layer: layer, start: layer.convertTime(timeline.now, from: nil) - time,
        own: (layer.speed, layer.timeOffset, layer.beginTime)))
    set(layer, speed: 0, time: players[players.count - 1].start + time)
  }

  private func callOff() {
    if let arrival { timeline.cancel(arrival) }
    arrival = nil
    movement = nil
  }

  private func play(_ time: TimeInterval) {
    for player in players { set(player.layer, speed: 0, time: player.start + time) }
  }

  private func set(_ layer: CALayer, speed: Double, time: TimeInterval) {
    guard speed != 0 else { return layer.setTime(beginTime: 0, speed: 0, timeOffset: time) }
    let outer = layer.superlayer?.convertTime(timeline.now, from: nil) ?? timeline.now
    layer.setTime(beginTime: outer, speed: speed, timeOffset: time)
  }
}
