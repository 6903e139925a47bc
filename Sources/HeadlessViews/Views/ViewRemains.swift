/// What a view leaves behind.
struct ViewRemains: Remains {
  /// The view's layer, if something else retains that too, or if it is to let go of others.
  let layer: Layer?

  /// True when the layer goes with the view, and only has sublayers to let go of.
  let isLayerGoing: Bool

  let details: ViewDetails?
  let subviews: Orphans<View>?

  func putInOrder() {
    if let layer, !isLayerGoing {
      layer.owner = nil
      // A window's is in a tree, though in no other layer.
      if layer.parentReference.isNil { layer.join(nil) }
    }
    if let subviews { letGo(of: subviews.take()) }
    letGo(of: details?.takeMask() ?? [])
    if let layer, isLayerGoing { layer.letGoOfSublayers() }
  }

  @MainActor private func letGo(of views: consuming [View]) {
    Orphans.letGo(of: consume views) { view, isGoing in
      view.superview = nil
      if isGoing { return view.takeBranches() }
      // It was in a window, if that is what has gone.
      if !view.windowReference.isNil { view.tellTree { $0.window = nil } }
      return []
    }
  }
}

extension View {
  /// Takes the subviews and the mask out of a view that is about to be deallocated.
  fileprivate final func takeBranches() -> [View] {
    layer.owner = nil
    isForgottenByLayer = true
    guard !subviewList.isEmpty || details?.mask != nil else { return [] }
    return subviewList.removeAll() + (details?.takeMask() ?? [])
  }
}

extension ViewDetails {
  /// Takes out the mask, if there is one, in a list that alone retains it.
  fileprivate func takeMask() -> [View] {
    guard let mask else { return [] }
    self.mask = nil
    return [mask]
  }
}
