extension UIView: LayerOwner {
  /// The view's name in diagnostic messages: its class and its identifier.
  package var label: String {
    let type = ClassName.of(self)
    guard let name = accessibilityIdentifier ?? layer.name else { return type }
    return "\(type) '\(name)'"
  }

  /// The name to find the view by.
  package var identifier: String? { accessibilityIdentifier }

  /// Calls `layoutSubviews` between the two layout callbacks of the owner.
  package func layoutSublayers(of layer: CALayer) {
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  /// Notifies the window's content, if the view is a window.
  package func layerDidChangeVisibility(_ layer: CALayer) {
    guard let window = self as? UIWindow else { return }
    window.content?.windowDidChangeVisibility(window)
    window.tree.host?.viewsDidLeave()
  }

  /// Updates the safe area for the view's new place.
  package func layerDidMove(_ layer: CALayer) {
    updateSafeArea()
  }

  /// Releases the view that was the mask.
  package func layerDidLoseMask(_ layer: CALayer) {
    details?.mask = nil
  }

  /// Resizes the subviews by their autoresizing masks.
  package func layer(_ layer: CALayer, didResizeFrom old: CGSize) {
    autoresizeSubviews(from: old)
  }
}
