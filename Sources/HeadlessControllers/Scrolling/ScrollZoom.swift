import Foundation
import HeadlessViews

/// The state of a zoom, from its beginning, of which the delegate is notified, to its end.
@MainActor
final class ScrollZoom {
  let view: UIView

  /// The scale for a pinch of scale 1 if there were no limits; unitless.
  var base: CGFloat

  /// The scale that the zoom has given the view.
  var scale: CGFloat

  /// True while fingers zoom.
  var isPinched: Bool

  /// True while the content returns to an allowed scale.
  var isBouncing = false

  /// The last number of fingers.
  var fingers = 0

  /// The point that stays under the middle of the fingers, in points of the view's own space.
  var anchor = CGPoint.zero

  /// The last middle of the fingers, in points from the top-left corner of the scroll view.
  var place = CGPoint.zero

  /// Creates a zoom of a view from its present scale.
  init(of view: UIView, base: CGFloat = 1, isPinched: Bool = false) {
    self.view = view
    self.base = base
    self.isPinched = isPinched
    scale = view.shownScale
  }
}

extension UIView {
  /// The scale of the view's transform, unitless.
  var shownScale: CGFloat {
    let transform = self.transform
    return hypot(transform.a, transform.b)
  }

  /// Sets the scale of the view; its top-left corner stays where it is, and a rotation is
  /// preserved.
  func zoom(to scale: CGFloat) {
    let corner = frame.origin
    var transform = self.transform
    let former = shownScale
    if transform.b == 0, transform.c == 0 || former == 0 {
      // Sets exactly that scale, without an accumulated rounding error.
      transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      transform = transform.scaledBy(x: scale / former, y: scale / former)
    }
    self.transform = transform
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }
}
