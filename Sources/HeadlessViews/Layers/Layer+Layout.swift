extension Layer {
  /// True when `layoutSublayers` is due.
  public var needsLayout: Bool { isLayoutNeeded }

  /// Asks for layout before the next frame.
  ///
  /// Ignored while this layer is laying out its own sublayers (fact B27).
  public func setNeedsLayout() {
    guard !isLayoutNeeded, !isInLayout else { return }
    let wasDue = isLayoutDue
    isLayoutNeeded = true
    if !wasDue { layoutDidBecomeDue() }
  }

  /// Lays out now whatever of the tree is due, from the topmost ancestor in a row that is (fact B30).
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.isLayoutNeeded || parent.isPlaceNew { top = parent }
    top.layoutTree()
  }

  /// True when a pass of layout has to come here, or has come and not gone on yet.
  var isLayoutDue: Bool { isLayoutNeeded || dueBelow > 0 || isPlaceNew }

  /// Counts the layer, which is due and is not counted, in its superlayer, each ancestor that is due for
  /// that alone in its own, and lets the window's host know.
  func layoutDidBecomeDue() {
    guard let parent else { return tellHostOfLayout() }
    guard parent.countDueBelow() else { return }
    // Most of the time that was all; what is in a variable is counted up and down.
    var top = parent
    while let parent = top.parent {
      guard parent.countDueBelow() else { return }
      top = parent
    }
    top.tellHostOfLayout()
  }

  /// Counts one more that is due right below; true if the layer was not due before.
  private func countDueBelow() -> Bool {
    let wasDue = isLayoutDue
    dueBelow += 1
    return !wasDue
  }

  private func tellHostOfLayout() {
    ownTree?.host?.layoutDidBecomeDue()
  }

  /// Counts one less that is due right below, and no longer each ancestor that was due for that alone.
  func layoutDidEndBelow() {
    dueBelow -= 1
    guard !isLayoutDue, let parent else { return }
    parent.dueBelow -= 1
    guard !parent.isLayoutDue else { return }
    var top = parent
    while let parent = top.parent {
      parent.dueBelow -= 1
      guard !parent.isLayoutDue else { return }
      top = parent
    }
  }

  /// Lays out this layer and everything due below it, parents before children.
  ///
  /// - Returns: False when layout kept asking for more layout and was stopped.
  @discardableResult
  package func layoutTree() -> Bool {
    let limit = 100
    var passes = 0
    let isWhole = parent == nil && ownTree?.isInLayout == false
    if isWhole { ownTree?.isInLayout = true }
    defer { if isWhole { ownTree?.isInLayout = false } }
    while isLayoutDue {
      guard passes < limit else {
        report(ViewIssue.endlessLayout(owner: label, passes: limit))
        return false
      }
      passes += 1
      layoutOnce()
    }
    return true
  }

  private func layoutOnce() {
    var pending: [Layer] = []
    var next: Layer? = self
    while let layer = next {
      if layer.isLayoutDue { layer.layoutAlone(&pending) }
      next = pending.popLast()
    }
  }

  /// Lays out the layer, which is due, and lists what is due right below, the backmost last.
  private func layoutAlone(_ pending: inout [Layer]) {
    // It stays due up to the end: else a deep tree would be told all the way up at each step down.
    dueBelow += 1
    if isPlaceNew { tellPlace() }
    if isLayoutNeeded {
      isLayoutNeeded = false
      isInLayout = true
      layoutSublayers()
      isInLayout = false
    }
    // What is due is in front, mostly; behind the last of it nothing is looked for.
    var unseen = dueBelow - 1
    if unseen > 0 {
      if let mask = details?.mask, mask.isLayoutDue {
        pending.append(mask)
        unseen -= 1
      }
      let children = children
      var index = children.endIndex
      while unseen > 0, index > 0 {
        index -= 1
        guard children[index].isLayoutDue else { continue }
        if pending.isEmpty { pending.reserveCapacity(8) }
        pending.append(children[index])
        unseen -= 1
      }
    }
    layoutDidEndBelow()
  }
}
