extension UIView {
  /// How a picture is fitted into the bounds of a view.
  public typealias ContentMode = CALayer.ContentMode

  /// How the view's picture is fitted into its bounds.
  public var contentMode: ContentMode {
    get { layer.contentMode }
    set { layer.contentMode = newValue }
  }
}
