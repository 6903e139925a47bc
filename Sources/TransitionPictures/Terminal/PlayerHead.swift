package import Foundation
import HeadlessStage

/// The playback state of a terminal player: position, direction and speed, as a value.
package struct PlayerHead: Hashable, Sendable {
  /// The speeds of the players in a terminal and of a web page, as multiples of real time.
  package static let speeds: [Double] = [0.1, 0.25, 0.5, 1, 2, 4]

  /// The duration of each leg, in seconds.
  package let durations: [TimeInterval]

  /// The times of the frames of each leg, in seconds since the leg's start.
  package let frames: [[TimeInterval]]

  /// The index of the current leg.
  package private(set) var leg = 0

  /// The position in the current leg, in seconds.
  package private(set) var time: TimeInterval = 0

  /// The speed, as a multiple of real time.
  package private(set) var speed = 1.0

  /// True if playback runs backward.
  package private(set) var isReversed = false

  /// True while the player plays.
  package private(set) var isPlaying = true

  /// True if playback restarts at its end.
  package private(set) var isLooping = false

  /// True after the user quits.
  package private(set) var isOver = false

  /// Creates a head that plays from the start of the first leg.
  package init(_ legs: [RecordedLeg]) {
    durations = legs.map { $0.recording.length }
    frames = legs.map { leg in leg.recording.frames.map { $0.time - leg.recording.startTime } }
  }

  /// The index of the current frame in its leg; nil for a leg without frames.
  package var frame: Int? {
    guard frames.indices.contains(leg), !frames[leg].isEmpty else { return nil }
    return max(0, (frames[leg].firstIndex { $0 > time + 1e-9 } ?? frames[leg].count) - 1)
  }

  /// The position in the current leg as a fraction, in `0...1`.
  package var progress: Double {
    guard durations.indices.contains(leg), durations[leg] > 0 else { return 1 }
    return min(max(time / durations[leg], 0), 1)
  }

  /// True if playback has reached its end in the current direction.
  package var isAtEnd: Bool {
    guard !durations.isEmpty else { return true }
    return isReversed
      ? leg == 0 && time <= 0 : leg == durations.count - 1 && time >= durations[leg]
  }

  /// Advances by elapsed real time, in seconds; a negative or non-finite time is ignored.
  package mutating func advance(by elapsed: TimeInterval) {
    guard isPlaying, !durations.isEmpty, elapsed > 0, elapsed.isFinite else { return }
    // The end has been visible since the last call.
    if isAtEnd, isLooping { rewind() }
    var rest = elapsed * speed
    if isReversed {
      while rest > time, leg > 0 {
        rest -= time
        leg -= 1
        time = durations[leg]
      }
      time = max(0, time - rest)
    } else {
      while time + rest > durations[leg], leg < durations.count - 1 {
        rest -= durations[leg] - time
        leg += 1
        time = 0
      }
      time = min(time + rest, durations[leg])
    }
    if isAtEnd, !isLooping { isPlaying = false }
  }

  /// Performs the command of a key.
  package mutating func press(_ key: PlayerKey) {
    switch key {
    case .playOrPause:
      if !isPlaying, isAtEnd { rewind() }
      isPlaying.toggle()
    case .turnRound:
      // At its end the player has stopped; in the other direction it can play again.
      if isAtEnd { isPlaying = true }
      isReversed.toggle()
    case .faster: speed = Self.speeds.first { $0 > speed } ?? speed
    case .slower: speed = Self.speeds.last { $0 < speed } ?? speed
    case .nextFrame: step(by: 1)
    case .previousFrame: step(by: -1)
    case .nextFrames: for _ in 0..<10 { step(by: 1) }
    case .previousFrames: for _ in 0..<10 { step(by: -1) }
    case .nextLeg: if leg < durations.count - 1 { (leg, time) = (leg + 1, 0) }
    case .previousLeg:
      if time == 0, leg > 0 { leg -= 1 }
      time = 0
    case .start: (leg, time) = (0, 0)
    case .end: if let last = durations.indices.last { (leg, time) = (last, durations[last]) }
    case .loop: isLooping.toggle()
    case .quit: isOver = true
    }
  }

  private mutating func rewind() {
    guard let last = durations.indices.last else { return }
    (leg, time) = isReversed ? (last, durations[last]) : (0, 0)
  }

  private mutating func step(by count: Int) {
    isPlaying = false
    guard let frame else { return }
    let next = frame + count
    if frames[leg].indices.contains(next) {
      time = frames[leg][next]
    } else if next < 0, leg > 0 {
      leg -= 1
      time = durations[leg]
    } else if next > 0, leg < durations.count - 1 {
      (leg, time) = (leg + 1, 0)
    }
  }
}
