public import Foundation
public import Transitioning

/// What UIKit is told of how to draw and lay out a view: kept as it was said, and without effect here.
extension View {
  /// True when the mask says where the view goes where constraints decide; there are no constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layer.note(forKey: "UIView.translatesAutoresizingMask") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIView.translatesAutoresizingMask") }
  }

  /// True when the view promises to leave nothing behind it visible.
  public var isOpaque: Bool {
    get { layer.note(forKey: "UIView.isOpaque") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIView.isOpaque") }
  }

  /// How many pixels are in a point: as many as on the view's screen, unless said otherwise.
  public var contentScaleFactor: CGFloat {
    get {
      layer.note(forKey: "UIView.contentScaleFactor") as? CGFloat ?? traitCollection.displayScale
    }
    set { layer.setNote(newValue, forKey: "UIView.contentScaleFactor") }
  }

  /// Does nothing: nobody asks for `intrinsicContentSize` by itself.
  public func invalidateIntrinsicContentSize() {}

  /// Does nothing: a view is what its layer says at any time.
  public func setNeedsDisplay() {}

  /// Does nothing: a view is what its layer says at any time.
  public func setNeedsDisplay(_ rect: CGRect) {}
}
