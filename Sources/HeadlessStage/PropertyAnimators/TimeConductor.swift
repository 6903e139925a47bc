package import Foundation
package import HeadlessViews

/// Conducts the time of layers, and of everything in them: lets it stand, and move at will.
///
/// Times are in seconds since `start`, which everything that is conducted begins at. While the time
/// moves it is a function of the stage's, so a look at another instant finds it where it will be. What
/// animates ends when the time arrives at its end, or back at its beginning.
@MainActor
package final class TimeConductor: TimelineMotion {
  /// A way from one time to another.
  private struct Way {
    let begin: TimeInterval
    let duration: TimeInterval
    let from: TimeInterval
    let to: TimeInterval
    let pace: Pace

    func time(at now: TimeInterval) -> TimeInterval {
      guard now < begin + duration else { return to }
      let passed = max(0, (now - begin) / duration)
      let time = from + (to - from) * pace.progress(at: passed)
      // What overshoots does so between the ends only: before the first there was nothing.
      return min(max(time, min(from, to, 0)), max(from, to))
    }
  }

  /// A layer that is conducted, and the time that it had of its own.
  private struct Player {
    let layer: Layer
    let start: TimeInterval
    let own: (speed: Double, offset: TimeInterval, begin: TimeInterval)
  }

  private let timeline: Timeline
  private var players: [Player] = []
  private var held: TimeInterval = 0
  private var way: Way?
  private var arrival: Agenda.Token?

  /// A conductor of layers whose time stands from now on, `time` seconds after their start.
  package init?(_ layers: [Layer], at time: TimeInterval, on timeline: Timeline?) {
    guard let timeline, !timeline.isOver else { return nil }
    self.timeline = timeline
    held = time
    super.init()
    // What is in another of them is conducted with that.
    for layer in Layer.outermost(of: layers) { add(layer) }
    timeline.startConducting(self)
  }

  /// Seconds since the start, at any instant.
  package func time(at now: TimeInterval) -> TimeInterval { way?.time(at: now) ?? held }

  /// Seconds since the start, now.
  package var time: TimeInterval { time(at: timeline.now) }

  /// Lets time stand.
  package func hold(at time: TimeInterval) {
    callOff()
    held = time
    play(time)
  }

  /// Moves time to `end` and lets it run on from there as it did: forward, or backward if that is the
  /// start, where all that is left has its end.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a spring with constants of its own takes its own time.
  ///   - arriving: Called when time is there, and before anything ends.
  ///   - arrived: Called when what ends there has ended.
  package func move(
    to end: TimeInterval, over duration: TimeInterval, _ parameters: any TimingCurveProvider,
    arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    let from = time
    callOff()
    held = from
    // One that has no way to go takes no time, whatever the spring.
    let timing = parameters.timing(over: duration)
    let length = from == end ? 0 : timing.duration
    way = Way(
      begin: timeline.now, duration: length, from: from, to: end, pace: timing.pace.across)
    arrival = timeline.agenda.add(at: timeline.now + length) { [weak self] in
      self?.arrive(at: end, arriving, arrived)
    }
  }

  /// Gives all layers back the time that they had.
  package func stop() {
    callOff()
    timeline.stopConducting(self)
    for player in players {
      player.layer.setTime(
        beginTime: player.own.begin, speed: player.own.speed, timeOffset: player.own.offset)
    }
    players = []
  }

  /// Shows where time is at an instant, when that moves.
  package override func show(at now: TimeInterval) {
    if let way { play(way.time(at: now)) }
  }

  private func arrive(
    at end: TimeInterval, _ arriving: () -> Void, _ arrived: @escaping () -> Void
  ) {
    arrival = nil
    way = nil
    held = end
    arriving()
    // A hair beyond it, lest what ends here ends later by a rounding error, or not at all.
    let (rate, hair) = (end == 0 ? -1.0 : 1, max(1e-9, 16 * timeline.now.ulp))
    for player in players {
      set(player.layer, speed: rate, time: player.start + end + rate * hair)
    }
    // After all that ends here and now.
    timeline.agenda.add(at: timeline.now, arrived)
  }

  private func add(_ layer: Layer) {
    let time = time(at: timeline.now)
    players.append(
      Player(
        layer: layer, start: layer.convertTime(timeline.now, from: nil) - time,
        own: (layer.speed, layer.timeOffset, layer.beginTime)))
    set(layer, speed: 0, time: players[players.count - 1].start + time)
  }

  private func callOff() {
    if let arrival { timeline.agenda.cancel(arrival) }
    arrival = nil
    way = nil
  }

  private func play(_ time: TimeInterval) {
    for player in players { set(player.layer, speed: 0, time: player.start + time) }
  }

  private func set(_ layer: Layer, speed: Double, time: TimeInterval) {
    guard speed != 0 else { return layer.setTime(beginTime: 0, speed: 0, timeOffset: time) }
    let outer = layer.superlayer?.convertTime(timeline.now, from: nil) ?? timeline.now
    layer.setTime(beginTime: outer, speed: speed, timeOffset: time)
  }
}
