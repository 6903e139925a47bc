public import Foundation
public import HeadlessStage

/// Advances a stage frame by frame and records its display lists, events and animations.
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
  public static let maximumFrames = 100_000

  private let stage: Stage

  /// The maximum number of frames in a recording of this recorder.
  private let frameLimit: Int

  /// Creates a recorder of a stage.
  public init(_ stage: Stage) {
    self.init(stage, upTo: Self.maximumFrames)
  }

  /// Creates a recorder with a maximum number of frames.
  init(_ stage: Stage, upTo frameLimit: Int) {
    self.stage = stage
    self.frameLimit = frameLimit
  }

  /// Runs an action and records until the stage has settled.
  ///
  /// If `action` itself advances the clock, the frames of that time are not recorded; the events
  /// are.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration, in seconds; finite and not negative. It ends a run that never
  ///     settles. A recording never has more than `maximumFrames` frames, whatever the limit.
  ///   - action: Starts the run.
  public func record(within limit: TimeInterval = 10, _ action: () -> Void) -> Recording {
    precondition(limit.isFinite && limit >= 0, "a recording cannot last \(limit) s")
    var events: [StageEvent] = []
    let observer = stage.observer
    stage.observer = { event in
      events.append(event)
      observer?(event)
    }
    let film = Film()
    let witness = stage.timeline.animationWitness
    stage.timeline.animationWitness = AnimationWitness { animation, layer in
      film.add(animation, of: layer)
      witness?.tell(animation, layer)
    }
    defer {
      stage.observer = observer
      stage.timeline.animationWitness = witness
    }
    action()
    let settled = run(within: limit, onto: film)
    film.finish()
    return Recording(
      size: stage.size, frameRate: stage.frameRate,
      startTime: film.frames.first?.time ?? stage.now,
      endTime: film.frames.last?.time ?? stage.now,
      frames: film.frames, midframes: film.midframes, events: events,
      animations: film.animations, tracks: film.tracks, settled: settled)
  }

  /// Advances frame by frame until the stage has settled, nothing more can happen, or the limit is
  /// reached.
  private func run(
    within limit: TimeInterval, onto film: Film
  ) -> Result<TimeInterval, SettleError> {
    stage.advance(by: 0)
    let start = stage.now
    let end = start + limit
    film.addFrame(of: stage)
    var index = ((start + Recording.tolerance) * stage.frameRate).rounded(.down)
    while canGoOn, stage.now + Recording.tolerance < end, film.frames.count < frameLimit {
      // Where Double is too coarse for the frame interval, the next number is the next frame.
      repeat { index = max(index + 1, index.nextUp) } while index / stage.frameRate <= stage.now
      // Each frame time is a quotient, because a sum would drift.
      let frame = min(index / stage.frameRate, end)
      film.peek(at: stage, before: frame)
      while canGoOn, let next = stage.nextInstant, next > stage.now, next < frame {
        stage.advance(to: next)
      }
      guard canGoOn else { break }
      stage.advance(to: frame)
      guard stage.now >= frame else { return .failure(.stillRunning(after: 0, [])) }
      film.addFrame(of: stage)
    }
    film.addFrame(of: stage)
    return verdict(since: start)
  }

  /// False if the stage has settled, or waits for an event that will not come.
  private var canGoOn: Bool {
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
