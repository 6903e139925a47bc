extension CALayer {
  /// A layer whose opacity masks this layer and its sublayers; nil masks nothing.
  ///
  /// This layer shows where the mask is opaque, and does not show where the mask is clear; the
  /// mask's colours have no effect. A hidden mask hides all. The mask is positioned in this layer's
  /// space like a sublayer, but `sublayerTransform` does not affect it. Its `superlayer` is this
  /// layer, and it animates in this layer's time. It is not one of the `sublayers`, and neither
  /// touches nor `hitTest` consider it. It keeps its frame when this layer is resized, as on Apple's
  /// platforms: code that resizes the layer, or lays it out, resizes the mask.
  ///
  /// A layer that already has a superlayer, or that contains this layer, is refused with a
  /// `ViewIssue`; platforms leave this case undefined.
  public var mask: CALayer? {
    get {
      guard let original else { return details?.mask }
      return original.details?.mask?.presentation()
    }
    set {
      guard original == nil, newValue !== details?.mask else { return }
      if let newValue, !accepts(mask: newValue) { return }
      details?.mask?.removeFromSuperlayer()
      guard let newValue else { return }
      keepShown()
      makeDetails().mask = newValue
      newValue.isMask = true
      setParent(of: newValue)
    }
  }

  /// The rarely used state, created on first use.
  func makeDetails() -> LayerDetails {
    if let details { return details }
    let new = LayerDetails()
    details = new
    return new
  }

  /// The sublayers, and the mask if there is one: all layers whose superlayer is this layer.
  package var branches: [CALayer] {
    guard let mask = details?.mask else { return children }
    return children + [mask]
  }

  /// True if there is a sublayer or a mask.
  var hasBranches: Bool { !sublayerList.isEmpty || details?.mask != nil }

  private func accepts(mask: CALayer) -> Bool {
    if isDescendant(of: mask) {
      report(ViewIssue.cycle(child: mask.label, parent: label))
    } else if let parent = mask.parent {
      report(ViewIssue.placedMask(mask: mask.label, parent: parent.label, owner: label))
    } else if mask.tree != nil {
      report(ViewIssue.windowInside(window: mask.label, parent: label))
    } else {
      return true
    }
    return false
  }
}
