extension CALayer {
  /// True if `layoutSublayers` must run.
  public var needsLayout: Bool { isLayoutNeeded }

  /// Requests layout before the next frame.
  ///
  /// The request is ignored while this layer lays out its own sublayers, as in Core Animation.
  public func setNeedsLayout() {
    guard !isLayoutNeeded, !isInLayout else { return }
    let wasDue = isLayoutDue
    isLayoutNeeded = true
    if !wasDue { layoutDidBecomeDue() }
  }

  /// Performs the layout that is due now.
  ///
  /// Layout begins at the topmost layer of the unbroken chain of ancestors that need layout, as in
  /// Core Animation. Properties of views that are to be updated there are updated first.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent,
      parent.isLayoutNeeded || parent.isPlaceNew || parent.isUpdateNeeded
    { top = parent }
    top.layoutTree()
  }

  /// True if a layout pass must visit the layer, or is visiting it.
  var isLayoutDue: Bool { isLayoutNeeded || dueBelow > 0 || isPlaceNew || isUpdateNeeded }

  /// Counts the layer, which has just become due, in its superlayer.
  ///
  /// An ancestor that becomes due by this is counted in its own superlayer. If the root becomes
  /// due, the window's host is notified.
  func layoutDidBecomeDue() {
    var top = self
    while let parent = top.parent {
      let wasDue = parent.isLayoutDue
      parent.dueBelow += 1
      guard !wasDue else { return }
      top = parent
    }
    top.ownTree?.host?.layoutDidBecomeDue()
  }

  /// Counts one due child less.
  ///
  /// An ancestor that is then no longer due is uncounted in its superlayer.
  func layoutDidEndBelow() {
    var layer = self
    layer.dueBelow -= 1
    while !layer.isLayoutDue, let parent = layer.parent {
      parent.dueBelow -= 1
      layer = parent
    }
  }

  /// Updates the properties of this layer's owner and of those of all due descendants, if any were
  /// requested, and then lays out this layer and all due descendants, parents before children.
  ///
  /// - Returns: False if layout requested more layout again and again, and was stopped.
  @discardableResult
  package func layoutTree() -> Bool {
    let limit = 100
    var passes = 0
    var hasUpdated = false
    let isWhole = parent == nil && ownTree?.isInLayout == false
    if isWhole { ownTree?.isInLayout = true }
    defer { if isWhole { ownTree?.isInLayout = false } }
    while isLayoutDue {
      guard passes < limit else {
        report(
          hasUpdated
            ? ViewIssue.endlessUpdates(owner: label, passes: limit)
            : .endlessLayout(owner: label, passes: limit))
        return false
      }
      passes += 1
      hasUpdated = ownTree?.areUpdatesRequested == true && updateOnce()
      // A layer that is still due then is being visited by the pass in which this one was
      // requested.
      guard layoutOnce(&hasUpdated) || hasUpdated else { return true }
    }
    return true
  }

  /// Visits all due layers once; returns false if none of them needed layout or had a new place.
  ///
  /// - Parameter hasUpdated: Set to true if a layer needed an update.
  private func layoutOnce(_ hasUpdated: inout Bool) -> Bool {
    var pending: [CALayer] = []
    var next: CALayer? = self
    var hasChanged = false
    while let layer = next {
      if layer.isLayoutDue {
        if layer.isLayoutNeeded || layer.isPlaceNew { hasChanged = true }
        if layer.isUpdateNeeded { hasUpdated = true }
        layer.layoutAlone(&pending)
      }
      next = pending.popLast()
    }
    return hasChanged
  }

  /// Lays out the layer, which is due, and appends its due children, the backmost last.
  private func layoutAlone(_ pending: inout [CALayer]) {
    // The layer stays due until the end. Otherwise a deep tree would notify all ancestors at each
    // step down.
    dueBelow += 1
    if isPlaceNew { notifyOfPlace() }
    if isUpdateNeeded { update() }
    if isLayoutNeeded {
      isLayoutNeeded = false
      isInLayout = true
      layoutSublayers()
      isInLayout = false
    }
    if dueBelow > 1 {
      for child in branches.reversed() where child.isLayoutDue { pending.append(child) }
    }
    layoutDidEndBelow()
  }
}
