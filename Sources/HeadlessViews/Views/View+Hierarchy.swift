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
      index < views.endIndex
        ? (index, self.layerIndex(of: views[index])) : (views.endIndex, self.layer.children.endIndex)
    }
  }

  /// Puts `view` right in front of `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view) { views in
      views.firstIndex(of: sibling).map { ($0 + 1, self.layerIndex(of: sibling) + 1) }
        ?? (views.endIndex, self.layer.children.endIndex)
    }
  }

  /// Puts `view` right behind `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view) { views in
      views.firstIndex(of: sibling).map { ($0, self.layerIndex(of: sibling)) }
        ?? (views.endIndex, self.layer.children.endIndex)
    }
  }

  /// Lets two subviews change places.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] where !subviews.indices.contains(index) {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviews.count, owner: label))
    }
    let (one, other) = (layerIndex(of: subviews[first]), layerIndex(of: subviews[second]))
    subviews.swapAt(first, second)
    layer.children.swapAt(one, other)
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

  /// Takes the view out of its superview and window.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let leaves = window != nil
    if leaves { tellTree { $0.willMove(toWindow: nil) } }
    parent.unlink(self)
    layer.removeFromSuperlayer()
    if leaves { enter(nil) }
    didMoveToSuperview()
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
  private func insert(_ view: View, at place: ([View]) -> (Int, Int)) {
    guard !layer.isDescendant(of: view.layer) else {
      return layer.report(ViewIssue.cycle(child: view.label, parent: label))
    }
    guard !(view is Window) else {
      return layer.report(ViewIssue.windowInside(window: view.label, parent: label))
    }
    guard view.superview !== self else { return link(view, at: place) }
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let destination = window
    let changesWindow = view.window !== destination
    if changesWindow { view.tellTree { $0.willMove(toWindow: destination) } }
    link(view, at: place)
    if changesWindow { view.enter(destination) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Moves `view` from wherever it is to the place that `place` finds once it is gone from there.
  private func link(_ view: View, at place: ([View]) -> (Int, Int)) {
    view.superview?.unlink(view)
    view.layer.detach()
    let (index, layerIndex) = place(subviews)
    subviews.insert(view, at: index)
    view.superview = self
    layer.insert(view.layer) { _ in layerIndex }
  }

  private func unlink(_ view: View) {
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
    view.superview = nil
  }

  private func layerIndex(of view: View) -> Int {
    layer.children.lastIndex { $0 === view.layer } ?? layer.children.endIndex
  }

  /// Puts the view and everything in it in a window, then tells them so.
  private func enter(_ window: Window?) {
    tellTree { $0.window = window }
    tellTree { $0.didMoveToWindow() }
  }

  /// Calls `body` for the view and everything in it, parents before children.
  private func tellTree(_ body: (View) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }
}
