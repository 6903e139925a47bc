extension Timeline {
  /// The timeline for objects on no stage: the current timeline; nil if there is no stage.
  ///
  /// If XCTest runs the program, there always is a timeline, that of the main stage, because
  /// animations that begin on no stage must end there as well.
  package static var fallback: Timeline? {
    findStage()
    return current
  }

  /// Makes the main stage current if no stage is current and XCTest runs the program.
  static func findStage() {
    guard current == nil, RunLoopPlayer.isUnderXCTest else { return }
    Stage.main.makeCurrent()
  }
}
