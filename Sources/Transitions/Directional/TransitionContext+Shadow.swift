import Transitioning

extension TransitionContext {
  /// Gives a view a black shadow around it until the end, when it has its own again.
  ///
  /// The opacity of the shadow is left to an animation.
  ///
  /// - Parameter radius: The blur radius, in points.
  func lendShadow(to view: UIView, radius: CGFloat) {
    let layer = view.layer
    let own = (layer.shadowOpacity, layer.shadowColor, layer.shadowRadius, layer.shadowOffset)
    let ownPath = layer.shadowPath
    (layer.shadowColor, layer.shadowRadius, layer.shadowOffset) = (
      UIColor.black.cgColor, radius, .zero
    )
    // A snapshot paints nothing itself that could cast a shadow.
    if layer.backgroundColor == nil {
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    }
    deferToCompletion {
      (layer.shadowOpacity, layer.shadowColor, layer.shadowRadius, layer.shadowOffset) = own
      layer.shadowPath = ownPath
    }
  }
}
