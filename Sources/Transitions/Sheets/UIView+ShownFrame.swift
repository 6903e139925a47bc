import Transitioning

extension UIView {
  /// The frame in which the view shows, in points of its superview; that of its model where it is
  /// in no frame yet.
  var shownFrame: CGRect { layer.presentation()?.frame ?? frame }
}
