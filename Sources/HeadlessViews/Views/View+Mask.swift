extension View {
  /// A view that lets this one show, with all that is in it, as far as it is opaque; see `Layer.mask`.
  ///
  /// It stands in this view's space, and is none of its subviews. One that has a superview already, or
  /// has this view in it, is refused with a `ViewIssue`.
  public var mask: View? {
    get { details?.mask }
    set {
      layer.mask = newValue?.layer
      if let newValue, layer.mask === newValue.layer { makeDetails().mask = newValue }
    }
  }
}
