import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// Zooming by fingers.
extension UIScrollView {
  /// How far beyond its limits fingers can take the scale, in doublings: always less than one.
  ///
  /// UIKit's rule is not published; this one is the same in both directions.
  private static var zoomBand: RubberBand { RubberBand(dimension: 1) }

  /// True while at least two fingers zoom the content, which then follows their middle.
  final var isHeldByPinch: Bool {
    isZooming && (pinchIfLoaded?.numberOfTouches ?? 0) > 1
  }

  /// Begins to zoom the content under the fingers.
  final func beginPinching() {
    guard let view = viewToZoom, let pinch = pinchIfLoaded else { return }
    stopMotion()
    let zoom = ScrollZoom(of: view, isPinched: true)
    // What the fingers did before the pinch began does not count.
    zoom.base = pulled(zoom.scale) / pinch.scale
    hold(zoom, pinch)
    _ = begin(zoom)
  }

  /// Applies the pinch: the content point under the middle of the fingers stays there.
  final func pinch() {
    guard let zoom = currentZoom, zoom.isPinched, let pinch = pinchIfLoaded else { return }
    // The app has removed the zoomed view.
    guard zoom.view.isDescendant(of: self) else { return end(zoom) }
    guard pinch.numberOfTouches > 1 else { return zoom.fingers = 1 }
    if zoom.scale != zoom.view.shownScale {
      // The app has changed the scale, from which the zoom continues.
      zoom.base = pulled(zoom.view.shownScale) / pinch.scale
    }
    if zoom.fingers != pinch.numberOfTouches { hold(zoom, pinch) }
    let scale = banded(zoom.base * pinch.scale)
    let point = pinch.location(in: self)
    guard scale.isFinite, scale > 0, point.isFinite else { return }
    zoom.scale = scale
    zoom.place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    show(scale, of: zoom.view, keeping: zoom.anchor, at: zoom.place, isFree: true)
  }

  /// Releases the content, which returns to an allowed scale and offset.
  final func endPinching() {
    guard let zoom = currentZoom, zoom.isPinched else { return }
    zoom.isPinched = false
    let rest = clamped(zoom.view.shownScale)
    guard rest != zoom.view.shownScale, zoom.view.isDescendant(of: self) else {
      end(zoom)
      return comeToRest()
    }
    stopMotion()
    let place = zoom.place
    let anchor = convert(
      CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY), to: zoom.view)
    // The delegate may have begun another zoom when it was notified of the end of a motion.
    guard currentZoom === zoom else { return }
    zoom.isBouncing = true
    guard window?.stage != nil, UIView.areAnimationsEnabled else {
      show(rest, of: zoom.view, keeping: anchor, at: place)
      return end(zoom)
    }
    animate(zoom, to: rest, keeping: anchor, at: place)
  }

  /// Drops a zoom by fingers on a stage that is deallocated.
  final func pinchDidReset() {
    if currentZoom?.isPinched == true { currentZoom = nil }
  }

  private func hold(_ zoom: ScrollZoom, _ pinch: UIPinchGestureRecognizer) {
    let point = pinch.location(in: self)
    zoom.fingers = pinch.numberOfTouches
    zoom.anchor = convert(point, to: zoom.view)
    zoom.place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  // MARK: The rubber band

  /// Returns the visible scale when fingers have pulled the content to `scale`.
  private func banded(_ scale: CGFloat) -> CGFloat {
    let edge = clamped(scale)
    guard edge != scale, bouncesZoom, scale > 0 else { return edge }
    return edge * exp2(Self.zoomBand.value(at: log2(scale / edge)))
  }

  /// Returns the scale to which fingers have to pull the content for a scale to be visible.
  private func pulled(_ scale: CGFloat) -> CGFloat {
    let edge = clamped(scale)
    guard edge != scale, bouncesZoom, scale > 0 else { return edge }
    // The band never stretches to its full dimension, so no fingers reach it.
    let away = min(max(log2(scale / edge), -0.99), 0.99)
    return edge * exp2(Self.zoomBand.distance(showing: away))
  }
}
