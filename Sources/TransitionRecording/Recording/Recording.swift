public import Foundation
public import HeadlessStage

/// A run of a stage as a value: the display list of every frame, and every event.
///
/// ```swift
/// let recording = Recorder(stage).record { wall.present(composer, animated: true) }
/// let middle = recording.frame(at: recording.startTime + recording.duration / 2)
/// ```
///
/// Layers are numbered in the order in which they first appear, so the same program gives an equal
/// recording on every run and machine. A recording holds no view controllers; their callbacks are
/// in `events`.
public struct Recording: Hashable, Sendable {
  /// The size of the screen, in points.
  public let size: CGSize

  /// The frame rate of the screen, in frames a second.
  public let frameRate: Double

  /// The time at which the run began, in seconds of the stage's clock: the time of the first frame.
  public let startTime: TimeInterval

  /// The time at which the run settled or was stopped, in seconds of the stage's clock.
  public let endTime: TimeInterval

  /// The display lists of the frames, ascending in time: one at the start, one at each multiple of
  /// `1 / frameRate` within the run, and one at the exact end.
  public let frames: [DisplayList]

  /// The display lists half-way between each frame and the next.
  ///
  /// One fewer than `frames`, or empty if midframes were not recorded. No screen shows midframes;
  /// they refine the movement between frames.
  public let midframes: [DisplayList]

  /// Every event that the stage reported during the run, in order.
  public let events: [StageEvent]

  /// Every animation that began during the run, with exact timing and values, in order.
  public let animations: [AnimationRecord]

  /// The values of every animated property, frame by frame, in the order of the first animations.
  public let tracks: [PropertyTrack]

  /// The paths of the fingers that touched the screen during the run, in the order in which they
  /// came down.
  ///
  /// They are not part of a transcript, so a recording that is read from one has none.
  public let touches: [TouchTrack]

  /// The time that the run took to settle, in seconds, or the reason why it did not settle.
  public let settled: Result<TimeInterval, SettleError>

  /// Hashes the times and the frames.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(startTime)
    hasher.combine(endTime)
    hasher.combine(frames)
  }

  /// Creates a recording from its parts.
  ///
  /// - Precondition: `midframes` is empty or has one element fewer than `frames`. `frames` must
  ///   ascend in time.
  package init(
    size: CGSize, frameRate: Double, startTime: TimeInterval, endTime: TimeInterval,
    frames: [DisplayList], midframes: [DisplayList] = [], events: [StageEvent],
    animations: [AnimationRecord] = [], tracks: [PropertyTrack] = [],
    touches: [TouchTrack] = [], settled: Result<TimeInterval, SettleError>
  ) {
    precondition(
      midframes.isEmpty || midframes.count == frames.count - 1,
      "Recording of \(frames.count) frames cannot have \(midframes.count) midframes")
    self.size = size
    self.frameRate = frameRate
    self.startTime = startTime
    self.endTime = endTime
    self.frames = frames
    self.midframes = midframes
    self.events = events
    self.animations = animations
    self.tracks = tracks
    self.touches = touches
    self.settled = settled
  }

  /// The duration of the run, in seconds.
  public var duration: TimeInterval { endTime - startTime }

  /// The range from start to end; an empty range at the start (or at 0) if the times are not finite
  /// or descend.
  package var span: ClosedRange<TimeInterval> {
    guard startTime.isFinite, duration.isFinite, duration >= 0 else {
      return startTime.isFinite ? startTime...startTime : 0...0
    }
    return startTime...endTime
  }

  /// The length of `span`, in seconds; finite and not negative.
  package var length: TimeInterval { span.upperBound - span.lowerBound }

  /// The last frame at or before `time`, or nil before the first.
  ///
  /// - Parameter time: In seconds of the stage's clock. A frame up to 1 ns later also counts,
  ///   because of rounding errors.
  public func frame(at time: TimeInterval) -> DisplayList? {
    frameIndex(at: time).map { frames[$0] }
  }

  /// The index of the last frame at or before `time`, or nil before the first.
  func frameIndex(at time: TimeInterval) -> Int? {
    let reach = time + Recording.tolerance
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= reach { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Instants closer than this, in seconds, are equal; the stage uses the same tolerance.
  package static let tolerance: TimeInterval = 1e-9
}
