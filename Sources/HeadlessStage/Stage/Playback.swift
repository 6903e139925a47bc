/// How time passes on a stage while nobody tells it to.
public enum Playback: Hashable, Sendable, CaseIterable {
  /// It does not: the stage waits for `advance`, `settle` and their like.
  case byHand

  /// A frame at a time, as fast as the main run loop turns.
  case everyTurn

  /// As fast as the clock on the wall, while the main run loop turns.
  case realTime
}

extension Stage {
  /// How time passes while nobody tells it to; `byHand` unless set.
  ///
  /// In the other two cases the main run loop plays the stage for as long as something is to be done on it,
  /// and whoever lets the loop turn may wait for completions: `XCTestCase.wait(for:timeout:)` does. What
  /// happens is the same in all three. A test of Swift Testing has no main run loop: it tells time to pass.
  public var playback: Playback {
    get { player?.playback ?? .byHand }
    set {
      guard newValue != playback else { return }
      player?.stop()
      player = newValue == .byHand ? nil : RunLoopPlayer(newValue, of: self)
    }
  }
}
