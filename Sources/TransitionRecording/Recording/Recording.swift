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

  /// Everything that the stage told during the run, in order.
  public let events: [StageEvent]

  /// How long the run took to come to rest, in seconds, or why it did not.
  public let settled: Result<TimeInterval, SettleError>

  /// A recording of what is given; `frames` ascend in time.
  public init(
    size: CGSize, frameRate: Double, startTime: TimeInterval, endTime: TimeInterval,
    frames: [DisplayList], events: [StageEvent], settled: Result<TimeInterval, SettleError>
  ) {
    self.size = size
    self.frameRate = frameRate
    self.startTime = startTime
    self.endTime = endTime
    self.frames = frames
    self.events = events
    self.settled = settled
  }

  /// How long the run took, in seconds.
  public var duration: TimeInterval { endTime - startTime }

  /// The last frame at or before `time`, or nil before the first.
  ///
  /// - Parameter time: In seconds of the stage's clock. A frame that only a rounding error puts
  ///   after it still counts.
  public func frame(at time: TimeInterval) -> DisplayList? {
    let reach = time + Recording.tolerance
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= reach { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? frames[low - 1] : nil
  }

  /// Instants closer than this, in seconds, are one; the stage's own measure.
  static let tolerance: TimeInterval = 1e-9
}
