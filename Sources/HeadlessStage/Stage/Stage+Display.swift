import HeadlessViews

extension Stage {
  /// What is visible now, in all windows that are shown.
  ///
  /// What was changed since the stage last ran shows already, but nothing is laid out and no
  /// animation begins; `advance(by: 0)` does both.
  public func displayList() -> DisplayList {
    var builder = DisplayListBuilder()
    let backToFront = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }
    for (_, window) in backToFront { builder.add(window.layer) }
    return builder.finished(time: now, size: size)
  }
}
