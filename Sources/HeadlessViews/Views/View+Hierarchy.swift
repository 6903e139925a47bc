extension View {
  /// Puts `view` in front of all other subviews, taking it out of the superview it has.
  public func addSubview(_ view: View) {
    insert(view) { views in (views.endIndex, self.layer.children.endIndex) }
  }

  /// Puts `view` at `index` of the subviews; beyond the end means in front.
  public func insertSubview(_ view: View, at index: Int) {
    guard index >= 0 else {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviews.count, owner: label))
    }
    insert(view) { views in
      guard index < views.endIndex else { return (views.endIndex, self.layer.children.endIndex) }
      return (index, self.layerIndex(of: views[index]))
    }
  }

  /// Puts `view` right in front of `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view) { views in
      views.index(of: sibling).map { ($0 + 1, self.layerIndex(of: sibling) + 1) }
        ?? (views.endIndex, self.layer.children.endIndex)
    }
  }

  /// Puts `view` right behind `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view) { views in
      views.index(of: sibling).map { ($0, self.layerIndex(of: sibling)) }
        ?? (views.endIndex, self.layer.children.endIndex)
    }
  }

  /// Lets two subviews change places.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] where !subviews.indices.contains(index) {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviews.count, owner: label))
    }
    let layers = layer.children
    let (one, other) = (subviews[first].layer, subviews[second].layer)
    subviews.swapAt(first, second)
    // A view's layer may have been put elsewhere by hand; then only the views change places.
    guard let low = layers.index(of: one), let high = layers.index(of: other) else { return }
    layer.children.swapAt(low, high)
    layer.setNeedsLayout()
  }

  /// Moves a subview in front of all others; ignored when it is no subview.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    link(view) { views in (views.endIndex, self.layer.children.endIndex) }
  }

  /// Moves a subview behind all others; ignored when it is no subview.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    link(view) { _ in (0, 0) }
  }

  /// Takes the view out of its superview and window; ignored while it is on its way already.
  public func removeFromSuperview() {
    guard let parent = superview, !isMoving else { return }
    isMoving = true
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { tellMove(to: nil, in: nil) }
    isMoving = false
    parent.unlink(self)
    layer.removeFromSuperlayer()
    enter(nil)
    if superview == nil { didMoveToSuperview() }
  }

  /// True when the view is `view` or somewhere in it.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view itself or the first view in it, depth first, that has the tag.
  public func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }
}

extension View {
  /// Adds `view` where `place` says, as an index of the subviews and one of the sublayers, with the
  /// callbacks in the order of facts A15–A19.
  ///
  /// A callback that moves the view again has the last word: what is left to tell is not told.
  private func insert(_ view: View, at place: ([View]) -> (Int, Int)) {
    guard accepts(view) else { return }
    guard view.superview !== self else { return link(view, at: place) }
    view.isMoving = true
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let destination = window
    if view.window !== destination { view.tellMove(to: destination, in: self) }
    view.isMoving = false
    // A callback may have put the receiver into the view.
    guard accepts(view) else { return }
    link(view, at: place)
    view.enter(window)
    if view.superview === self { view.didMoveToSuperview() }
    if view.superview === self { didAddSubview(view) }
  }

  /// True when `view` may become a subview; reports why when it may not.
  private func accepts(_ view: View) -> Bool {
    if layer.isDescendant(of: view.layer)
      || isBelow(view, self, parent: { $0.superview }, children: { $0.subviews })
    {
      layer.report(ViewIssue.cycle(child: view.label, parent: label))
    } else if view.window === view {
      layer.report(ViewIssue.windowInside(window: view.label, parent: label))
    } else if view.isMoving {
      layer.report(ViewIssue.alreadyMoving(view: view.label, parent: label))
    } else {
      return true
    }
    return false
  }

  /// Moves `view` from wherever it is to the place that `place` finds once it is gone from there.
  private func link(_ view: View, at place: ([View]) -> (Int, Int)) {
    view.superview?.unlink(view)
    view.layer.detach()
    let (index, layerIndex) = place(subviews)
    subviews.insert(view, at: index)
    view.superview = self
    layer.attach(view.layer, at: layerIndex)
  }

  private func unlink(_ view: View) {
    if let index = subviews.index(of: view) { subviews.remove(at: index) }
    view.superview = nil
  }

  private func layerIndex(of view: View) -> Int {
    layer.children.index(of: view.layer) ?? layer.children.endIndex
  }

  /// Puts the view and everything in it in a window, then tells those that no callback has moved on.
  private func enter(_ destination: Window?) {
    guard window !== destination else { return }
    let former = window
    defer { former?.tree.host?.viewsDidLeave() }
    guard !subviews.isEmpty else {
      window = destination
      hasNewWindow = false
      owner?.viewDidMove(toWindow: destination)
      return didMoveToWindow()
    }
    var entered: [View] = []
    tellTree { view in
      view.window = destination
      view.hasNewWindow = true
      entered.append(view)
    }
    for view in entered where view.hasNewWindow {
      view.hasNewWindow = false
      view.owner?.viewDidMove(toWindow: destination)
      view.didMoveToWindow()
    }
  }

  /// Tells the view and everything in it that they are about to move to a window, or to none.
  private func tellMove(to destination: Window?, in superview: View?) {
    tellTree { view in
      view.owner?.viewWillMove(toWindow: destination, in: superview)
      view.willMove(toWindow: destination)
    }
  }

  /// Calls `body` for the view and everything in it, parents before children.
  func tellTree(_ body: (View) -> Void) {
    body(self)
    guard !subviews.isEmpty else { return }
    var pending: [View] = subviews.reversed()
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }
}
