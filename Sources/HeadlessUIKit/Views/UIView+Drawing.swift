/// Drawing and layout options of UIKit's views, stored without effect here.
extension UIView {
  /// True if the autoresizing mask becomes constraints; here it never does.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layer.note(forKey: "UIView.translatesAutoresizingMask") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIView.translatesAutoresizingMask") }
  }

  /// True if the view promises to cover the views behind it.
  public var isOpaque: Bool {
    get { layer.note(forKey: "UIView.isOpaque") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIView.isOpaque") }
  }

  /// The number of pixels per point; that of the view's screen unless set.
  public var contentScaleFactor: CGFloat {
    get {
      layer.note(forKey: "UIView.contentScaleFactor") as? CGFloat ?? traitCollection.displayScale
    }
    set { layer.setNote(newValue, forKey: "UIView.contentScaleFactor") }
  }

  /// Does nothing: no layout uses `intrinsicContentSize` automatically.
  public func invalidateIntrinsicContentSize() {}

  /// Does nothing: a view always shows what its layer describes.
  public func setNeedsDisplay() {}

  /// Does nothing: a view always shows what its layer describes.
  public func setNeedsDisplay(_ rect: CGRect) {}
}
