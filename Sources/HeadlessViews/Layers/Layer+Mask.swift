extension Layer {
  /// A layer that lets this one show, with all that is in it: as far as the mask is opaque, and not at
  /// all where it is clear, whatever its colours; nil lets all of it show.
  ///
  /// It stands in this layer's space like a sublayer that `sublayerTransform` does nothing to, has this
  /// layer for its `superlayer`, and animates in its time; but it is none of the `sublayers`, and
  /// neither fingers nor `hitTest` take notice of it. One that is hidden lets nothing show.
  ///
  /// A layer that has a superlayer already, or has this layer in it, is refused with a `ViewIssue`.
  /// Platforms leave open what happens then.
  public var mask: Layer? {
    get {
      guard let original else { return details?.mask }
      return original.details?.mask?.presentation()
    }
    set {
      guard original == nil, newValue !== details?.mask else { return }
      if let newValue, !accepts(mask: newValue) { return }
      details?.mask?.removeFromSuperlayer()
      guard let newValue else { return }
      makeDetails().mask = newValue
      newValue.isMask = true
      welcome(newValue)
    }
  }

  /// The place for what few layers have.
  func makeDetails() -> LayerDetails {
    if let details { return details }
    let new = LayerDetails()
    details = new
    return new
  }

  /// The sublayers, and the mask if there is one: all that has this layer above it.
  package var branches: [Layer] {
    guard let mask = details?.mask else { return children }
    return children + [mask]
  }

  /// True when some layer has this one above it.
  var hasBranches: Bool { !sublayerList.isEmpty || details?.mask != nil }

  private func accepts(mask: Layer) -> Bool {
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
