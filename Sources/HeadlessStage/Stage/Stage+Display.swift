import HeadlessViews

extension Stage {
  /// Returns the visible content of all shown windows.
  ///
  /// Changes of model values since the stage last ran are visible already. The call lays out
  /// nothing and begins no animation; `advance(by: 0)` does both.
  ///
  /// A layer with a transform beyond the range of numbers, such as a layer scaled a thousand times
  /// by a thousand, is left out with all its sublayers. The first time, the layer is reported with
  /// a `StageIssue`.
  public func displayList() -> DisplayList {
    if var list = lastDisplayList?.list, isDisplayed(list) {
      list.time = now
      return list
    }
    let changes = CALayer.changes
    var builder = DisplayListBuilder(room: lastDisplayList?.list.items.count ?? 0)
    for window in windowsBackToFront { builder.add(window.layer) }
    for layer in builder.unplaceable where timeline.noteUnplaceable(layer.serialNumber) {
      diagnostics.report(StageIssue.beyondNumbers(owner: layer.label))
    }
    let list = builder.finish(time: now, size: size)
    lastDisplayList = (list, changes)
    return list
  }

  /// True if nothing has changed since the last display list was made, and nothing moves.
  private func isDisplayed(_ list: DisplayList) -> Bool {
    timeline.isAtRest && lastDisplayList?.changes == CALayer.changes && list.size == size
      && !CATransaction.hasPending
  }

  /// The windows in drawing order: by level, then in the order in which they were added.
  var windowsBackToFront: [UIWindow] {
    windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }
}
