extension UIView {
  /// Adds `view` in front of all other subviews without calling an override; for a view's own
  /// parts.
  package final func addPart(_ view: UIView) {
    insert(view, at: .front)
  }

  /// Inserts `view` at `index` of the subviews; an index beyond the end means the front.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard index >= 0 else {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviews.count, owner: label))
    }
    insert(view, at: .at(index))
  }

  /// Inserts `view` right in front of `sibling`, or in front of all if `sibling` is no subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }

  /// Inserts `view` right behind `sibling`, or in front of all if `sibling` is no subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] where !(0..<subviews.count).contains(index) {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviews.count, owner: label))
    }
    let (one, other) = (subviews[first].layer, subviews[second].layer)
    subviewList.swapAt(first, second)
    // The layer of a view may have been moved by hand; then only the views are exchanged.
    guard let low = layer.sublayerList.index(of: one),
      let high = layer.sublayerList.index(of: other)
    else { return }
    layer.keepShown()
    layer.sublayerList.swapAt(low, high)
    CALayer.noteChangeOfTrees()
    layer.setNeedsLayout()
  }

  /// Moves a subview in front of all others; ignored if `view` is no subview.
  public func bringSubviewToFront(_ view: UIView) {
    guard isSuperview(of: view) else { return }
    link(view, at: .front)
  }

  /// Moves a subview behind all others; ignored if `view` is no subview.
  public func sendSubviewToBack(_ view: UIView) {
    guard isSuperview(of: view) else { return }
    link(view, at: .back)
  }

  /// Removes the view from its superview and window, without calling an override of
  /// `removeFromSuperview`.
  final func leaveSuperview() {
    guard let parent = superview, !isMoving else { return }
    isMoving = true
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if windowLink != nil { notifyOfMove(to: nil, in: nil) }
    isMoving = false
    parent.unlink(self)
    layer.removeFromSuperlayer()
    enter(nil)
    if superviewsLayer == nil { didMoveToSuperview() }
  }

  /// True if the view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var place: UIView? = self
    while let current = place, current !== view { place = current.superview }
    return place != nil
  }

  /// The first view with the tag among the view and its descendants, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }
}

extension UIView {
  /// Adds `view` at a place, with UIKit's callbacks in UIKit's order.
  ///
  /// The order is `willRemoveSubview`, `willMove(toSuperview:)`, `willMove(toWindow:)`, the move,
  /// `didMoveToWindow`, `didMoveToSuperview`, `didAddSubview`. Window callbacks also reach all
  /// descendants, parents first, and only if the window changes.
  ///
  /// If a callback moves the view again, that move takes effect, and the remaining callbacks are
  /// not called.
  private func insert(_ view: UIView, at place: SiblingPlace<UIView>) {
    guard accepts(view) else { return }
    guard !isSuperview(of: view) else { return link(view, at: place) }
    let former = view.superview
    view.isMoving = true
    let attachments = CALayer.attachments
    former?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let changesWindow = view.windowLink !== windowLink
    if changesWindow { view.notifyOfMove(to: window, in: self) }
    view.isMoving = false
    // A callback may have added the receiver to the view.
    guard attachments == CALayer.attachments || accepts(view) else {
      if changesWindow { view.notifyOfStay() }
      return
    }
    link(view, at: place)
    // A callback may have added the receiver to the window that the view was about to leave.
    if changesWindow, view.windowLink === windowLink { view.notifyOfStay() }
    view.enter(windowLink)
    if isSuperview(of: view) { view.didMoveToSuperview() }
    if isSuperview(of: view) { didAddSubview(view) }
  }

  /// True if `view` may become a subview; otherwise reports the reason.
  private func accepts(_ view: UIView) -> Bool {
    if isIn(view) {
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

  /// True if the receiver is `view` or one of its descendants, or if their layers are so related.
  private func isIn(_ view: UIView) -> Bool {
    guard view !== self else { return true }
    // An added view is mostly new and has no subviews.
    return layer.isDescendant(of: view.layer) || !view.subviews.isEmpty && isDescendant(of: view)
  }

  /// Moves `view` from its current superview, if any, to a place.
  private func link(_ view: UIView, at place: SiblingPlace<UIView>) {
    view.superview?.unlink(view)
    view.layer.detach()
    let layerPlace = layerPlace(of: place)
    subviewList.insert(view, at: place)
    view.superviewsLayer = layer
    layer.attach(view.layer, at: layerPlace)
    view.layer.noteNewPlace()
  }

  /// The place among the sublayers that corresponds to a place among the subviews.
  private func layerPlace(of place: SiblingPlace<UIView>) -> SiblingPlace<CALayer> {
    switch place {
    case .front: .front
    case .back: .back
    case .at(let index):
      index < subviews.count ? .below(subviews[index].layer) : .front
    case .above(let sibling):
      isSuperview(of: sibling) ? .above(sibling.layer) : .front
    case .below(let sibling):
      isSuperview(of: sibling) ? .below(sibling.layer) : .front
    }
  }

  private func isSuperview(of view: UIView) -> Bool { view.superviewsLayer === layer }

  private func unlink(_ view: UIView) {
    subviewList.remove(view)
    view.superviewsLayer = nil
  }

  /// Sets the window of the view and its descendants, then notifies each view that no callback has
  /// moved again.
  private func enter(_ destination: Link?) {
    guard windowLink !== destination else { return }
    let former = windowLink
    defer {
      former?.window?.tree.host?.viewsDidLeave()
      former?.window?.restoreFirstResponder()
      destination?.window?.restoreFirstResponder()
    }
    var entered: [UIView] = []
    forEachInTree { view in
      view.windowLink = destination
      if view.details != nil { view.followSuperviewsMargins() }
      view.layer.noteNewPlace()
      guard view.isNotifiedOfMoves else { return }
      view.hasNewWindow = true
      entered.append(view)
    }
    for view in entered where view.hasNewWindow {
      view.hasNewWindow = false
      view.owner?.viewDidMove(toWindow: destination?.window)
      view.didMoveToWindow()
    }
  }

  /// True if code of a subclass or an owner may run when the view moves; a plain view overrides
  /// nothing.
  private var isNotifiedOfMoves: Bool { owner != nil || type(of: self) != UIView.self }

  /// Notifies the view and its descendants that they are about to move to a window, or to none.
  private func notifyOfMove(to destination: UIWindow?, in superview: UIView?) {
    resignBeforeMove()
    forEachInTree { view in
      guard view.isNotifiedOfMoves else { return }
      view.owner?.viewWillMove(toWindow: destination, in: superview)
      view.willMove(toWindow: destination)
    }
  }

  /// Notifies the owners of the view and its descendants that their views stay in the window that
  /// they were about to leave.
  private func notifyOfStay() {
    forEachInTree { $0.owner?.viewDidMove(toWindow: $0.window) }
  }

  /// Calls `body` for the view and its descendants, parents before children.
  ///
  /// The children of a view are read after `body` has returned for that view. A loop instead of
  /// recursion, because trees may be deep.
  func forEachInTree(_ body: (UIView) -> Void) {
    var pending: [UIView] = []
    var next: UIView? = self
    while let view = next {
      body(view)
      for child in view.subviewList.reversed() { pending.append(child) }
      next = pending.popLast()
    }
  }
}
