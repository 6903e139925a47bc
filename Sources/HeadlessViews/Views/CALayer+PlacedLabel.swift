extension CALayer {
  /// The layer's name among the names of other layers of its tree.
  ///
  /// The name is `label`, unless `label` is only the class `UIView` or `CALayer`. Such a layer is
  /// named by its view's controller ("UIView of PageController 'Lake'"), or else by the nearest
  /// layer above it that has a name ("UIView in PictureView 'photo 5'").
  package var placedLabel: String {
    if let ownName { return ownName }
    var above = superlayer
    while let layer = above, !(layer.owner is UIWindow) {
      if let name = layer.ownName { return "\(label) in \(name)" }
      above = layer.superlayer
    }
    return label
  }

  /// The class if it is a subclass, with the identifier or the text, or else the controller; nil if
  /// the layer has none of them.
  private var ownName: String? {
    let label = label
    let view = owner as? UIView
    let isIdentified = (view?.accessibilityIdentifier ?? name) != nil
    if !isIdentified, let text = view?.accessibilityLabel { return "\(label) '\(text)'" }
    if isIdentified || !["UIView", "CALayer"].contains(label) { return label }
    return view?.owner.map { "\(label) of \($0.label)" }
  }
}
