extension CALayer {
  /// Requests an update of the owner's properties before the next layout.
  ///
  /// Further requests until then change nothing. A request from within the update leads to another
  /// update.
  func setNeedsUpdate() {
    ownTree?.areUpdatesRequested = true
    guard !isUpdateNeeded else { return }
    let wasDue = isLayoutDue
    isUpdateNeeded = true
    if !wasDue { layoutDidBecomeDue() }
  }

  /// Performs the updates that are due in the layer and its descendants, without layout.
  ///
  /// Superlayers are updated before their sublayers. Updates that are requested meanwhile are
  /// performed, too, at most a hundred times.
  func updateTree() {
    let limit = 100
    var passes = 0
    while updateOnce() {
      passes += 1
      guard passes < limit else {
        return report(ViewIssue.endlessUpdates(owner: label, passes: limit))
      }
    }
  }

  /// Performs the updates that are due; returns false if there are none.
  func updateOnce() -> Bool {
    if parent == nil { ownTree?.areUpdatesRequested = false }
    var pending: [CALayer] = []
    var next: CALayer? = self
    var hasUpdated = false
    while let layer = next {
      if layer.isUpdateNeeded {
        hasUpdated = true
        layer.update()
      }
      if layer.dueBelow > 0 {
        for child in layer.branches.reversed() where child.isLayoutDue { pending.append(child) }
      }
      next = pending.popLast()
    }
    return hasUpdated
  }

  /// Performs the update of this layer, which is due.
  func update() {
    isUpdateNeeded = false
    if !isLayoutDue { parent?.layoutDidEndBelow() }
    owner?.updateProperties(of: self)
  }
}
