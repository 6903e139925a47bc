extension View {
  /// Puts `view` in front of all other subviews, and asks no override: for what a view is made of.
  package final func addPart(_ view: View) {
    insert(view, at: .front)
  }

  /// Puts `view` at `index` of the subviews; beyond the end means in front.
  public func insertSubview(_ view: View, at index: Int) {
    guard index >= 0 else {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviewList.count, owner: label))
    }
    insert(view, at: .at(index))
  }

  /// Puts `view` right in front of `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: .above(sibling))
  }

  /// Puts `view` right behind `sibling`, or in front of all when that is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: .below(sibling))
  }

  /// Lets two subviews change places.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] where !(0..<subviewList.count).contains(index) {
      return layer.report(
        ViewIssue.indexOutOfRange(index: index, count: subviewList.count, owner: label))
    }
    let (one, other) = (subviewList[first].layer, subviewList[second].layer)
    subviewList.exchange(first, second)
    // A view's layer may have been put elsewhere by hand; then only the views change places.
    guard layer.sublayerList.exchange(one, other) else { return }
    layer.setNeedsLayout()
  }

  /// Moves a subview in front of all others; ignored when it is no subview.
  public func bringSubviewToFront(_ view: View) {
    guard view.superviewReference.refers(to: self) else { return }
    link(view, at: .front)
  }

  /// Moves a subview behind all others; ignored when it is no subview.
  public func sendSubviewToBack(_ view: View) {
    guard view.superviewReference.refers(to: self) else { return }
    link(view, at: .back)
  }

  /// Takes the view out of its superview and window, and asks no override.
  final func leaveSuperview() {
    guard let parent = superview, !isMoving else { return }
    isMoving = true
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if !windowReference.isNil { tellMove(to: nil, in: nil) }
    isMoving = false
    parent.unlink(self)
    layer.removeFromSuperlayer()
    enter(nil)
    if superviewReference.isNil { didMoveToSuperview() }
  }

  /// True when the view is `view` or somewhere in it.
  public func isDescendant(of view: View) -> Bool {
    // Most are asked of the view that they are in.
    if superviewReference.refers(to: view) { return true }
    var place: View? = self
    while let current = place, current !== view { place = current.superview }
    return place != nil
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
  /// Adds `view` at a place, with the callbacks in the order of facts A15–A19.
  ///
  /// A callback that moves the view again has the last word: what is left to tell is not told.
  private func insert(_ view: View, at place: SiblingPlace<View>) {
    guard accepts(view) else { return }
    let former = view.superview
    guard former !== self else { return link(view, at: place) }
    view.isMoving = true
    let attachments = Layer.attachments
    former?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let changesWindow = !view.windowReference.isSame(as: windowReference)
    if changesWindow { view.tellMove(to: window, in: self) }
    view.isMoving = false
    // A callback may have put the receiver into the view.
    guard attachments == Layer.attachments || accepts(view) else {
      if changesWindow { view.tellStay() }
      return
    }
    link(view, at: place)
    // A callback may have put the receiver into the window that the view was about to leave.
    if changesWindow, view.windowReference.isSame(as: windowReference) { view.tellStay() }
    view.enter(window)
    if view.superviewReference.refers(to: self) { view.didMoveToSuperview() }
    if view.superviewReference.refers(to: self) { didAddSubview(view) }
  }

  /// True when `view` may become a subview; reports why when it may not.
  private func accepts(_ view: View) -> Bool {
    if isIn(view) {
      layer.report(ViewIssue.cycle(child: view.label, parent: label))
    } else if view.windowReference.refers(to: view) {
      layer.report(ViewIssue.windowInside(window: view.label, parent: label))
    } else if view.isMoving {
      layer.report(ViewIssue.alreadyMoving(view: view.label, parent: label))
    } else {
      return true
    }
    return false
  }

  /// True when the receiver or its layer is `view` or its layer, or somewhere in it.
  private func isIn(_ view: View) -> Bool {
    guard view !== self, view.layer !== layer else { return true }
    // What is added is mostly new, and holds nothing.
    return view.layer.hasBranches && layer.isDescendant(of: view.layer)
      || !view.subviewList.isEmpty
        && isBelow(view, self, parent: { $0.superview }, children: { $0.subviews })
  }

  /// Moves `view` from wherever it is to a place.
  private func link(_ view: View, at place: SiblingPlace<View>) {
    view.superview?.unlink(view)
    view.layer.detach()
    let layerPlace = layerPlace(of: place)
    subviewList.insert(view, at: place)
    view.superview = self
    layer.attach(view.layer, at: layerPlace)
    if LayerTree.anyHasAreas { view.layer.noteNewPlace() }
  }

  /// The place among the sublayers of a place among the subviews.
  private func layerPlace(of place: SiblingPlace<View>) -> SiblingPlace<Layer> {
    switch place {
    case .front: .front
    case .back: .back
    case .at(let index):
      index < subviewList.count ? .below(subviewList[index].layer) : .front
    case .above(let sibling):
      sibling.superviewReference.refers(to: self) ? .above(sibling.layer) : .front
    case .below(let sibling):
      sibling.superviewReference.refers(to: self) ? .below(sibling.layer) : .front
    }
  }

  private func unlink(_ view: View) {
    subviewList.remove(view)
    view.superview = nil
  }

  /// Puts the view and everything in it in a window, then tells those that no callback has moved on.
  private func enter(_ destination: Window?) {
    guard !windowReference.refers(to: destination) else { return }
    let former = window
    defer { former?.tree.host?.viewsDidLeave() }
    guard !subviewList.isEmpty else {
      window = destination
      hasNewWindow = false
      if details != nil { followSuperviewsMargins() }
      owner?.viewDidMove(toWindow: destination)
      return didMoveToWindow()
    }
    var entered = View.room
    View.room = []
    if entered.capacity == 0 { entered.reserveCapacity(8) }
    tellTree { view in
      view.window = destination
      if view.details != nil { view.followSuperviewsMargins() }
      if LayerTree.anyHasAreas { view.layer.noteNewPlace() }
      guard view.hearsOfMoves else { return }
      view.hasNewWindow = true
      entered.append(view)
    }
    for index in entered.indices {
      let view = entered[index]
      guard view.hasNewWindow else { continue }
      view.hasNewWindow = false
      view.owner?.viewDidMove(toWindow: destination)
      view.didMoveToWindow()
    }
    entered.removeAll(keepingCapacity: true)
    // What thousands needed is not kept.
    if entered.capacity <= 64 { View.room = entered }
  }

  /// False when no code is called as the view moves: its class overrides nothing, and it has no owner.
  private var hearsOfMoves: Bool { hasOwner || type(of: self) != View.self }

  /// Room for those that come to a window together, so that not every small tree makes its own.
  @exclusivity(unchecked) private static var room: [View] = []

  /// Tells the view and everything in it that they are about to move to a window, or to none.
  private func tellMove(to destination: Window?, in superview: View?) {
    tellTree { view in
      guard view.hearsOfMoves else { return }
      view.owner?.viewWillMove(toWindow: destination, in: superview)
      view.willMove(toWindow: destination)
    }
  }

  /// Tells the owners of the view and of everything in it that they stay in the window that they were about
  /// to leave.
  private func tellStay() {
    tellTree { $0.owner?.viewDidMove(toWindow: $0.window) }
  }

  /// Calls `body` for the view and everything in it, parents before children.
  ///
  /// What is in a view is what was there when `body` returned for it.
  func tellTree(_ body: (View) -> Void) {
    body(self)
    guard !subviewList.isEmpty else { return }
    var (views, index) = (subviews, 0)
    // Where to go on when a view was told with all that is in it; arrays are shared, not copied.
    var outer: [(views: [View], index: Int)] = []
    while true {
      guard index < views.endIndex else {
        guard let level = outer.popLast() else { return }
        (views, index) = level
        continue
      }
      let view = views[index]
      index += 1
      body(view)
      guard !view.subviewList.isEmpty else { continue }
      if index < views.endIndex { outer.append((views, index)) }
      (views, index) = (view.subviews, 0)
    }
  }
}
