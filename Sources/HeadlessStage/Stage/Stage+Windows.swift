public import HeadlessViews

extension Stage {
  /// Adds a window to the stage, in front of the other windows of its level.
  public func add(_ window: UIWindow) {
    guard window.stage !== self else { return }
    window.stage?.remove(window)
    windows.append(window)
    window.tree.host = timeline
    markSafeArea(of: window)
    timeline.layoutDidBecomeDue()
    window.content?.windowDidChangeVisibility(window)
  }

  /// Removes a window from the stage, and with it the animations of all its layers.
  public func remove(_ window: UIWindow) {
    guard windows.remove(window) else { return }
    window.tree.host = nil
    window.setNeedsSafeArea()
    if keyWindow === window { keyWindow = nil }
    var pending = [window.layer]
    while let layer = pending.popLast() {
      layer.motion?.layerDidChangeTree(layer)
      pending += layer.branches
    }
    window.content?.windowDidChangeVisibility(window)
    timeline.viewsDidLeave()
  }

  /// Moves a window in front of the other windows of its level.
  func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, windows.remove(window) else { return }
    windows.append(window)
    window.content?.windowDidChangeVisibility(window)
  }

  /// Makes a window the key window, which receives events that are addressed to no window.
  func makeKey(_ window: UIWindow) {
    keyWindow = window
  }
}
