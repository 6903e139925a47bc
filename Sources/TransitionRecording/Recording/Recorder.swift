public import Foundation
public import HeadlessStage

/// Advances a stage frame by frame and records its display lists, events, animations and touches.
///
/// ```swift
/// let recorder = Recorder(stage)
/// let forward = recorder.record { wall.present(composer, animated: true) }
/// let backward = recorder.record { composer.dismiss(animated: true) }
/// ```
///
/// The stage's observer still receives every event; the recorder restores the observer afterwards.
@preconcurrency @MainActor
public struct Recorder {
  /// The maximum number of frames in a recording: nearly half an hour at 60 frames a second.
  private static let maximumFrames = 100_000

  let stage: Stage

  private let hasMidframes: Bool

  /// The maximum number of frames in a recording of this recorder.
  private let frameLimit: Int

  /// Creates a recorder of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - midframes: True to record the midframes as well, which pictures use. Without them a
  ///     recording takes half of the time.
  public init(_ stage: Stage, midframes: Bool = true) {
    self.init(stage, midframes: midframes, upTo: Self.maximumFrames)
  }

  /// Creates a recorder with a maximum number of frames.
  init(_ stage: Stage, midframes: Bool = true, upTo frameLimit: Int) {
    self.stage = stage
    hasMidframes = midframes
    self.frameLimit = frameLimit
  }

  /// Runs an action and records until the stage has settled.
  ///
  /// If `action` itself advances the clock, the frames of that time are not recorded; the events
  /// are.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration, in seconds; finite and not negative. It ends a run that never
  ///     settles. A recording never has more than 100,000 frames, with any limit.
  ///   - action: Starts the run.
  public func record(within limit: TimeInterval = 10, _ action: () -> Void) -> Recording {
    precondition(
      limit.isFinite && limit >= 0, "Recorder limit must be finite and not negative, not \(limit)")
    var events: [StageEvent] = []
    let observer = stage.observer
    stage.observer = { event in
      events.append(event)
      observer?(event)
    }
    let builder = RecordingBuilder(midframes: hasMidframes)
    let animationObserver = stage.timeline.animationObserver
    stage.timeline.animationObserver = AnimationObserver { animation, layer in
      builder.add(animation, of: layer)
      animationObserver?.tell(animation, layer)
    }
    let touches = TouchBuilder(stage)
    let fingerObserver = stage.fingerObserver
    stage.fingerObserver = { finger in
      touches.add(finger)
      fingerObserver?(finger)
    }
    defer {
      stage.fingerObserver = fingerObserver
      stage.observer = observer
      stage.timeline.animationObserver = animationObserver
    }
    action()
    let settled = run(within: limit, onto: builder)
    builder.finish()
    return Recording(
      size: stage.size, frameRate: stage.frameRate,
      startTime: builder.frames.first?.time ?? stage.now,
      endTime: builder.frames.last?.time ?? stage.now,
      frames: builder.frames, midframes: builder.midframes, events: events,
      animations: builder.animations, tracks: builder.tracks, touches: touches.tracks,
      settled: settled)
  }

  /// Advances frame by frame until the stage has settled, no event is scheduled, or the limit is
  /// reached.
  private func run(
    within limit: TimeInterval, onto builder: RecordingBuilder
  ) -> Result<TimeInterval, SettleError> {
    stage.advance(by: 0)
    let start = stage.now
    let end = start + limit
    builder.addFrame(of: stage)
    var index = ((start + Recording.tolerance) * stage.frameRate).rounded(.down)
    while canContinue, stage.now + Recording.tolerance < end, builder.frames.count < frameLimit {
      // Where Double is too coarse for the frame interval, the next number is the next frame.
      repeat { index = max(index + 1, index.nextUp) } while index / stage.frameRate <= stage.now
      // Each frame time is a quotient, because a sum would drift.
      let frame = min(index / stage.frameRate, end)
      builder.peek(at: stage, before: frame)
      while canContinue, let next = stage.nextInstant, next > stage.now, next < frame {
        stage.advance(to: next)
      }
      guard canContinue else { break }
      stage.advance(to: frame)
      guard stage.now >= frame else { return .failure(.stillRunning(after: 0, [])) }
      builder.addFrame(of: stage)
    }
    builder.addFrame(of: stage)
    return verdict(since: start)
  }

  /// False if the stage has settled, or no event is scheduled.
  var canContinue: Bool {
    !stage.isSettled && (stage.nextInstant != nil || !stage.timeline.endlessNames.isEmpty)
  }

  private func verdict(since start: TimeInterval) -> Result<TimeInterval, SettleError> {
    do throws(SettleError) {
      try stage.settle(within: 0)
      return .success(stage.now - start)
    } catch .stillRunning(_, let names) {
      return .failure(.stillRunning(after: stage.now - start, names))
    } catch {
      return .failure(error)
    }
  }
}
