/// The cleanup after the deallocation of a view.
struct ViewCleanup: Cleanup {
  /// The view's layer, if something else retains the layer too.
  let layer: CALayer?

  let details: ViewDetails?
  let subviews: ReleasedObjects<UIView>?

  func perform() {
    details?.endLink()
    if let layer {
      layer.owner = nil
      // The layer of a window is in a tree, although it has no superlayer.
      if layer.parent == nil { layer.join(nil) }
    }
    if let subviews { release(subviews.take()) }
    release(details?.takeMask() ?? [])
  }

  @MainActor private func release(_ views: consuming [UIView]) {
    ReleasedObjects.release(consume views) { view, isGoing in
      view.superviewsLayer = nil
      if isGoing { return view.takeBranches() }
      // The view was in a window, if the deallocated view was that window.
      if view.windowLink != nil { view.forEachInTree { $0.windowLink = nil } }
      return []
    }
  }
}

extension UIView {
  /// Removes the subviews and the mask from a view that is about to be deallocated.
  fileprivate final func takeBranches() -> [UIView] {
    layer.owner = nil
    isForgottenByLayer = true
    defer { subviewList = [] }
    return subviewList + (details?.takeMask() ?? [])
  }
}

extension ViewDetails {
  /// Removes the mask, if there is one, and returns it in a list that alone retains it.
  fileprivate func takeMask() -> [UIView] {
    guard let mask else { return [] }
    self.mask = nil
    return [mask]
  }
}
