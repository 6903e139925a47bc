import HeadlessViews

extension CALayer {
  /// Returns a static copy of the layer tree as it shows now.
  ///
  /// The copy is in no tree and belongs to no view. It is built with a loop, because trees may be
  /// deep.
  func frozen() -> CALayer {
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

  /// Returns a static copy of the layer without its sublayers and its mask.
  func frozenAlone() -> CALayer {
    let copy = FrozenLayer()
    copy.become(copyOf: self)
    copy.originalNumber = (self as? FrozenLayer)?.originalNumber ?? serialNumber
    if let layerTransition { copy.stay(in: layerTransition) }
    return copy
  }
}
