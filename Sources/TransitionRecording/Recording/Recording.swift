public import Foundation
public import HeadlessStage

/// A run of a stage, kept as a value: what could be seen, frame by frame, and what happened.
///
/// ```swift
/// let recording = Recorder(stage).record { wall.present(composer, animated: true) }
/// let middle = recording.frame(at: recording.startTime + recording.duration / 2)
/// ```
///
/// Layers are numbered in the order in which they are first seen, so the same program gives an
/// equal recording on every run and machine. A recording knows nothing of view controllers: what
/// they were told is in its events.
public struct Recording: Hashable, Sendable {
  /// The size of the screen, in points.
  public let size: CGSize

  /// How many frames a second the screen shows.
  public let frameRate: Double

  /// When the run began, in seconds of the stage's clock: the time of the first frame.
  public let startTime: TimeInterval

  /// When the run came to rest or was stopped, in seconds of the stage's clock.
  public let endTime: TimeInterval

  /// What could be seen, ascending in time: at the start, at each multiple of `1 / frameRate`
  /// within the run, and at the exact end.
  public let frames: [DisplayList]

  /// What could be seen half-way between each frame and the next.
  ///
  /// One fewer than `frames`, or empty where nobody looked. No screen shows them: they tell how things
  /// get from frame to frame.
  public let midframes: [DisplayList]

  /// Everything that the stage told during the run, in order.
  public let events: [StageEvent]

  /// Every animation that began during the run, exactly, in order.
  public let animations: [AnimationRecord]

  /// What every property that was animated showed, frame by frame, in the order of their first
  /// animations.
  public let tracks: [PropertyTrack]

  /// How long the run took to come to rest, in seconds, or why it did not.
  public let settled: Result<TimeInterval, SettleError>

  /// A recording of what is given; `frames` ascend in time.
  public init(
    size: CGSize, frameRate: Double, startTime: TimeInterval, endTime: TimeInterval,
    frames: [DisplayList], midframes: [DisplayList] = [], events: [StageEvent],
    animations: [AnimationRecord] = [], tracks: [PropertyTrack] = [],
    settled: Result<TimeInterval, SettleError>
  ) {
    precondition(
      midframes.isEmpty || midframes.count == frames.count - 1,
      "between \(frames.count) frames there cannot be \(midframes.count)")
    self.size = size
    self.frameRate = frameRate
    self.startTime = startTime
    self.endTime = endTime
    self.frames = frames
    self.midframes = midframes
    self.events = events
    self.animations = animations
    self.tracks = tracks
    self.settled = settled
  }

  /// How long the run took, in seconds.
  public var duration: TimeInterval { endTime - startTime }

  /// From the start to the end; no time at all where these make no sense.
  package var span: ClosedRange<TimeInterval> {
    guard startTime.isFinite, duration.isFinite, duration >= 0 else {
      return startTime.isFinite ? startTime...startTime : 0...0
    }
    return startTime...endTime
  }

  /// How long that is, in seconds; finite and not negative.
  package var length: TimeInterval { span.upperBound - span.lowerBound }

  /// The last frame at or before `time`, or nil before the first.
  ///
  /// - Parameter time: In seconds of the stage's clock. A frame that only a rounding error puts
  ///   after it still counts.
  public func frame(at time: TimeInterval) -> DisplayList? {
    frameIndex(at: time).map { frames[$0] }
  }

  /// Where the last frame at or before `time` is, or nil before the first.
  func frameIndex(at time: TimeInterval) -> Int? {
    let reach = time + Recording.tolerance
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= reach { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Instants closer than this, in seconds, are one; the stage's own measure.
  package static let tolerance: TimeInterval = 1e-9
}
