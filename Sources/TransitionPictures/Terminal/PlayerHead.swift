public import Foundation
import HeadlessStage

/// Where a player is in some legs, which way it goes, and how fast: a value that time and keys change.
public struct PlayerHead: Hashable, Sendable {
  /// How many times as fast as life the player can be.
  public static let speeds: [Double] = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4]

  /// How long each leg takes, in seconds.
  public let durations: [TimeInterval]

  /// The instants of the frames of each leg, in seconds since its start.
  public let frames: [[TimeInterval]]

  /// The leg that is shown: an index.
  public private(set) var leg = 0

  /// How much of the leg is gone, in seconds.
  public private(set) var time: TimeInterval = 0

  /// How many times as fast as life.
  public private(set) var speed = 1.0

  /// True when time goes backward.
  public private(set) var isReversed = false

  /// True while it goes by itself.
  public private(set) var isPlaying = true

  /// True when it begins anew at its end.
  public private(set) var isLooping = false

  /// True once somebody wants to leave.
  public private(set) var isOver = false

  /// At the beginning of the first of some legs, playing.
  public init(_ legs: [RecordedLeg]) {
    durations = legs.map { $0.recording.length }
    frames = legs.map { leg in leg.recording.frames.map { $0.time - leg.recording.startTime } }
  }

  /// The frame that shows, as an index into those of its leg; nil when there is none.
  public var frame: Int? {
    guard frames.indices.contains(leg), !frames[leg].isEmpty else { return nil }
    return max(0, (frames[leg].firstIndex { $0 > time + 1e-9 } ?? frames[leg].count) - 1)
  }

  /// How much of the leg is gone, in `0...1`.
  public var progress: Double {
    guard durations.indices.contains(leg), durations[leg] > 0 else { return 1 }
    return min(max(time / durations[leg], 0), 1)
  }

  /// True when there is no more of it in the direction in which it goes.
  public var isAtEnd: Bool {
    guard !durations.isEmpty else { return true }
    return isReversed
      ? leg == 0 && time <= 0 : leg == durations.count - 1 && time >= durations[leg]
  }

  /// Lets time pass outside; negative or impossible time counts as none.
  public mutating func advance(by elapsed: TimeInterval) {
    guard isPlaying, !durations.isEmpty, elapsed > 0, elapsed.isFinite else { return }
    // The end has been seen by now.
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

  /// Does what a key stands for.
  public mutating func press(_ key: PlayerKey) {
    switch key {
    case .playOrPause:
      if !isPlaying, isAtEnd { rewind() }
      isPlaying.toggle()
    case .turnRound:
      // At its end it stands still because there is no more, and now there is.
      if isAtEnd { isPlaying = true }
      isReversed.toggle()
    case .faster: speed = Self.speeds.first { $0 > speed } ?? speed
    case .slower: speed = Self.speeds.last { $0 < speed } ?? speed
    case .nextFrame: step(by: 1)
    case .previousFrame: step(by: -1)
    case .nextLeg: if leg < durations.count - 1 { (leg, time) = (leg + 1, 0) }
    case .previousLeg:
      if time == 0, leg > 0 { leg -= 1 }
      time = 0
    case .start: (leg, time) = (0, 0)
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
