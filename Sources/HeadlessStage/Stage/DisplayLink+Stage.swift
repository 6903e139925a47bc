import HeadlessViews

extension DisplayLink {
  /// The stage whose frames the link is called at.
  public var stage: Stage? { timeline?.stage }

  /// Lets the link be called from the next frame of a stage on, after the links that are there.
  ///
  /// It leaves the stage it was on; where it is already it stays. One that was invalidated is
  /// refused with a `StageIssue`.
  public func add(to stage: Stage) {
    guard isValid else { return stage.diagnostics.report(StageIssue.addsInvalidatedLink) }
    guard timeline !== stage.timeline else { return }
    join(stage.timeline, frameRate: stage.frameRate)
  }

  /// Takes the link off a stage, without making it useless; ignored when it is not there.
  public func remove(from stage: Stage) {
    guard timeline === stage.timeline else { return }
    leave()
  }
}
