import HeadlessViews

extension CALayer {
  /// Returns a static copy of the layer tree as it shows at a moment.
  ///
  /// The copy is in no tree and belongs to no view. It is built with a loop, because trees may be
  /// deep.
  func frozen(at moment: FrozenMoment) -> CALayer {
    let root = moment.copy(self)
    var pending: [(model: CALayer, copy: CALayer)] = [(self, root)]
    while let (model, copy) = pending.popLast() {
      for child in moment.sublayers(of: model) {
        let twin = moment.copy(child)
        copy.addSublayer(twin)
        pending.append((child, twin))
      }
      guard let mask = moment.mask(of: model) else { continue }
      let twin = moment.copy(mask)
      copy.mask = twin
      pending.append((mask, twin))
    }
    return root
  }
}
