/// A player that advances a stage whenever the main run loop turns.
@MainActor
final class RunLoopPlayer {
  let playback: Playback
  private weak var stage: Stage?
  private var lastTick = ProcessInfo.processInfo.systemUptime
  private var timer: Timer?

  init(_ playback: Playback, of stage: Stage) {
    self.playback = playback
    self.stage = stage
    let timer = Timer(timeInterval: 0.001, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Stops advancing the stage.
  func stop() {
    timer?.invalidate()
  }

  private func tick() {
    let now = ProcessInfo.processInfo.systemUptime
    defer { lastTick = now }
    // A callback that runs the loop waits in vain: time cannot pass inside a callback.
    guard let stage, !stage.isBusy, !stage.isSettled else { return }
    switch playback {
    case .byHand: break
    case .everyTurn: stage.advance(by: 1 / stage.frameRate)
    case .realTime: stage.advance(by: now - lastTick)
    }
  }
}
