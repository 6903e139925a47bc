import Foundation
import HeadlessViews

/// How content is zoomed, from the beginning that a delegate is told of to the end.
@MainActor
final class ScrollZoom {
  /// What shows larger or smaller.
  let view: View

  /// The scale that there would be for a pinch's scale of 1, were there no limits; unitless.
  var base: CGFloat

  /// The scale that the zoom has given the view.
  var scale: CGFloat

  /// True while fingers zoom.
  var isPinched: Bool

  /// True while the content goes back to a scale that it may rest at.
  var isBouncing = false

  /// How many fingers there were last.
  var fingers = 0

  /// What is to stay under the middle of the fingers, in points of the view's own space.
  var anchor = CGPoint.zero

  /// Where the middle of the fingers was last, in points from the corner of the scroll view.
  var place = CGPoint.zero

  /// A zoom of a view from the scale that it shows at.
  init(of view: View, base: CGFloat = 1, isPinched: Bool = false) {
    self.view = view
    self.base = base
    self.isPinched = isPinched
    scale = view.shownScale
  }
}

extension View {
  /// How large the view shows by its transform, unitless.
  var shownScale: CGFloat {
    let transform = self.transform
    return hypot(transform.a, transform.b)
  }

  /// Shows the view at a scale, its corner staying where it is; a view that is turned stays so.
  func zoom(to scale: CGFloat) {
    let corner = frame.origin
    var transform = self.transform
    let former = shownScale
    if transform.b == 0, transform.c == 0 || former == 0 {
      // Exactly that scale, however often it is zoomed.
      transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      transform = transform.scaledBy(x: scale / former, y: scale / former)
    }
    self.transform = transform
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }
}
