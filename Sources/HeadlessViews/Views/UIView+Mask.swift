extension UIView {
  /// A view whose opacity masks this view and its subviews; see `CALayer.mask`.
  ///
  /// The mask is positioned in this view's space, and is none of its subviews: its autoresizing mask
  /// has no effect, and `layoutSubviews()` is the place to resize it. A view that already has a
  /// superview, or that contains this view, is refused with a `ViewIssue`.
  public var mask: UIView? {
    get { details?.mask }
    set {
      layer.mask = newValue?.layer
      if let newValue, layer.mask === newValue.layer { makeDetails().mask = newValue }
    }
  }
}
