import HeadlessViews

extension Stage {
  /// What is visible now, in all windows that are shown.
  ///
  /// What was changed since the stage last ran shows already, but nothing is laid out and no
  /// animation begins; `advance(by: 0)` does both.
  ///
  /// A layer that is beyond all numbers, such as one scaled a thousand times by a thousand, is left out
  /// with all that is in it, and reported with a `StageIssue` the first time.
  public func displayList() -> DisplayList {
    var builder = DisplayListBuilder()
    for window in windowsBackToFront { builder.add(window.layer) }
    for layer in builder.unplaceable where timeline.noteUnplaceable(layer.serialNumber) {
      diagnostics.report(StageIssue.beyondNumbers(owner: layer.label))
    }
    return builder.finished(time: now, size: size)
  }

  /// The windows in the order of drawing: by level, then as they came.
  var windowsBackToFront: [Window] {
    windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }
}
