import HeadlessViews

extension Layer {
  /// A copy of the layer and all below it with what they show now, that nothing moves any more.
  ///
  /// It is in no tree, belongs to no view, and takes a loop to make, for trees may be deep.
  func frozen() -> Layer {
    let root = frozenAlone()
    var pending = [(model: self, copy: root)]
    while let (model, copy) = pending.popLast() {
      for child in model.sublayers ?? [] {
        let twin = child.frozenAlone()
        copy.addSublayer(twin)
        pending.append((child, twin))
      }
      guard let mask = model.mask else { continue }
      let twin = mask.frozenAlone()
      copy.mask = twin
      pending.append((mask, twin))
    }
    return root
  }

  private func frozenAlone() -> Layer {
    let copy = FrozenLayer()
    let name = (owner as? View)?.accessibilityIdentifier ?? name
    copy.become(name, showing: presentationProperties, contents)
    copy.contentMode = contentMode
    if let passage { copy.stay(in: passage) }
    return copy
  }
}
