extension Timeline {
  /// The timeline for what is on no stage: the current one; nil when there is no stage.
  ///
  /// Where XCTest runs the program there always is one, the main stage, for what begins on no stage is
  /// to end there as well.
  package static var fallback: Timeline? {
    findStage()
    return current
  }

  /// Lets the main stage see to what is on none, where nobody else does and XCTest runs the program.
  static func findStage() {
    guard current == nil, RunLoopPlayer.isUnderXCTest else { return }
    Stage.main.makeCurrent()
  }
}
