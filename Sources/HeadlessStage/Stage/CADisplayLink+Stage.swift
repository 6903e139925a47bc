import HeadlessViews

extension CADisplayLink {
  /// The stage whose frames call the display link.
  public var stage: Stage? { timeline?.stage }

  /// Adds the display link to a stage; the stage calls the link from its next frame on, after the
  /// links that were added before.
  ///
  /// A link on another stage leaves that stage first. A link that is already on this stage stays as
  /// it is. An invalidated link is refused with a `StageIssue`.
  public func add(to stage: Stage) {
    guard isValid else { return stage.diagnostics.report(StageIssue.addsInvalidatedLink) }
    guard timeline !== stage.timeline else { return }
    join(stage.timeline, frameRate: stage.frameRate)
  }

  /// Removes the display link from a stage without invalidating the link; does nothing if the link
  /// is on another stage or none.
  public func remove(from stage: Stage) {
    guard timeline === stage.timeline else { return }
    leave()
  }
}
