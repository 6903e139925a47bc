/// How time passes on a stage without a call of `advance` or `settle`.
public enum Playback: Hashable, Sendable, CaseIterable {
  /// Time does not pass: the stage waits for `advance`, `settle` and similar calls.
  case byHand

  /// One frame for each turn of the main run loop, as fast as the loop turns.
  case everyTurn

  /// As fast as the wall clock, while the main run loop turns.
  case realTime
}

extension Stage {
  /// How time passes on the stage without a call of `advance` or `settle`; `byHand` unless set.
  ///
  /// With `everyTurn` and `realTime`, the main run loop plays the stage while the stage has work. A
  /// caller that runs the loop can wait for completions, as `XCTestCase.wait(for:timeout:)` does: a
  /// test case that waits sets `UIScreen.main.playback = .everyTurn` in its `setUp()`. All three
  /// cases play the same events. A test of Swift Testing does not run the main run loop, so such a
  /// test advances the stage itself.
  public var playback: Playback {
    get { runLoopPlayer?.playback ?? .byHand }
    set {
      guard newValue != playback else { return }
      runLoopPlayer?.stop()
      player = newValue == .byHand ? nil : RunLoopPlayer(newValue, of: self)
    }
  }

  private var runLoopPlayer: RunLoopPlayer? { player as? RunLoopPlayer }
}
