public import Foundation
public import HeadlessStage

/// Lets time pass on a stage and writes down what can be seen and what happens.
///
/// ```swift
/// let recorder = Recorder(stage)
/// let forward = recorder.record { wall.present(composer, animated: true) }
/// let backward = recorder.record { composer.dismiss(animated: true) }
/// ```
///
/// The stage's observer still hears everything, and is alone again afterwards.
@preconcurrency @MainActor
public struct Recorder {
  /// How many frames a recording has at most: nearly half an hour at 60 a second.
  public static let maximumFrames = 100_000

  private let stage: Stage

  /// How many frames this recorder records at most.
  private let frameLimit: Int

  /// A recorder of what happens on a stage.
  public init(_ stage: Stage) {
    self.init(stage, upTo: Self.maximumFrames)
  }

  /// A recorder of some frames at most.
  init(_ stage: Stage, upTo frameLimit: Int) {
    self.stage = stage
    self.frameLimit = frameLimit
  }

  /// Does something, and records until nothing is left to do.
  ///
  /// If `action` itself lets time pass, what it sees is not recorded, but what it is told is.
  ///
  /// - Parameters:
  ///   - limit: How much time may pass, in seconds; finite and not negative. It matters for what
  ///     never comes to rest. No more than `maximumFrames` frames are recorded, however much it is.
  ///   - action: What sets the run off.
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

  /// Advances frame by frame until the stage rests, can do no more, or the limit is reached.
  private func run(
    within limit: TimeInterval, onto film: Film
  ) -> Result<TimeInterval, SettleError> {
    stage.advance(by: 0)
    let start = stage.now
    let end = start + limit
    film.addFrame(of: stage)
    var index = ((start + Recording.tolerance) * stage.frameRate).rounded(.down)
    while canGoOn, stage.now + Recording.tolerance < end, film.frames.count < frameLimit {
      // Where numbers are too coarse for frames, the next number is the next frame.
      repeat { index = max(index + 1, index.nextUp) } while index / stage.frameRate <= stage.now
      // A quotient each time: a sum would drift.
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

  /// False when the stage rests, or waits for what will not come.
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
