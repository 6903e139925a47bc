package import Foundation

extension View: LayerOwner {
  /// How a person recognises the view in a sentence: its class and its name.
  package var label: String {
    let type = ClassName.of(self)
    guard let name = accessibilityIdentifier ?? layer.name else { return type }
    return "\(type) '\(name)'"
  }

  /// Lays the view out between the two calls to its owner (fact A13 of the controllers).
  package func layoutSublayers(of layer: Layer) {
    guard hasOwner else { return layoutSubviews() }
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  /// Tells the window's content, when the view is a window.
  package func layerDidChangeVisibility(_ layer: Layer) {
    guard let window = self as? Window else { return }
    window.content?.windowDidChangeVisibility(window)
    window.tree.host?.viewsDidLeave()
  }

  /// Finds out what of the view is covered where it is now.
  package func layerDidMove(_ layer: Layer) {
    updateSafeArea()
  }

  /// Lets go of the view that was the mask.
  package func layerDidLoseMask(_ layer: Layer) {
    details?.mask = nil
  }

  /// Stretches the subviews, as their masks ask for it.
  package func layer(_ layer: Layer, didResizeFrom old: CGSize) {
    autoresizeSubviews(from: old)
  }
}
