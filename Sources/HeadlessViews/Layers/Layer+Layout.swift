extension Layer {
  /// True when `layoutSublayers` is due.
  public var needsLayout: Bool { isLayoutNeeded }

  /// Asks for layout before the next frame.
  ///
  /// Ignored while this layer is laying out its own sublayers (fact B27).
  public func setNeedsLayout() {
    guard !isLayoutNeeded, !isInLayout else { return }
    isLayoutNeeded = true
    layoutDidBecomeDue()
  }

  /// Lays out now whatever of the tree is due, from the topmost ancestor in a row that is (fact B30).
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.isLayoutNeeded || parent.isPlaceNew { top = parent }
    top.layoutTree()
  }

  /// True when a pass of layout has to come here.
  private var isLayoutDue: Bool { isLayoutNeeded || isLayoutNeededBelow || isPlaceNew }

  /// Lets whatever is above, and at last the window's host, know that layout is due here.
  func layoutDidBecomeDue() {
    if let parent { parent.layoutDidBecomeDueBelow() } else { tellHostOfLayout() }
  }

  /// Lets the layer, every ancestor, and at last the window's host, know that layout is due below it.
  func layoutDidBecomeDueBelow() {
    guard !isLayoutNeededBelow else { return }
    isLayoutNeededBelow = true
    guard let parent else { return tellHostOfLayout() }
    var top = parent
    while !top.isLayoutNeededBelow {
      top.isLayoutNeededBelow = true
      guard let parent = top.parent else { return top.tellHostOfLayout() }
      top = parent
    }
  }

  private func tellHostOfLayout() {
    ownTree?.host?.layoutDidBecomeDue()
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
      if layer.isPlaceNew { layer.tellPlace() }
      if layer.isLayoutNeeded {
        layer.isLayoutNeeded = false
        layer.isInLayout = true
        layer.layoutSublayers()
        layer.isInLayout = false
      }
      if layer.isLayoutNeededBelow {
        layer.isLayoutNeededBelow = false
        if let mask = layer.details?.mask, mask.isLayoutDue { pending.append(mask) }
        let children = layer.children
        for index in children.indices.reversed() where children[index].isLayoutDue {
          if pending.isEmpty { pending.reserveCapacity(8) }
          pending.append(children[index])
        }
      }
      next = pending.popLast()
    }
  }
}
