import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// How fingers zoom content.
extension ScrollView {
  /// How far beyond its limits fingers take the scale, in doublings: never as many as one.
  ///
  /// The platform's rule is not published; this one is the same both ways.
  private static var zoomBand: RubberBand { RubberBand(dimension: 1) }

  /// True while at least two fingers zoom the content, which follows their middle.
  final var isHeldByPinch: Bool {
    isZooming && (storedPinch?.numberOfTouches ?? 0) > 1
  }

  /// Begins to zoom what is under the fingers.
  final func beginPinching() {
    guard let view = viewToZoom, let pinch = storedPinch else { return }
    stopMotion()
    let zoom = ScrollZoom(of: view, isPinched: true)
    zoom.base = pulled(zoom.scale)
    hold(zoom, pinch)
    _ = begin(zoom)
  }

  /// Zooms as far as the fingers have pinched; what was under their middle stays there.
  final func pinch() {
    guard let zoom = currentZoom, zoom.isPinched, let pinch = storedPinch else { return }
    // Somebody has taken what was zoomed away.
    guard zoom.view.isDescendant(of: self) else { return end(zoom) }
    guard pinch.numberOfTouches > 1 else { return zoom.fingers = 1 }
    if zoom.scale != zoom.view.shownScale {
      // Somebody else has zoomed it, from where it goes on.
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

  /// Lets the content go, which goes back to where and how large it may rest.
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
    // Whoever was told of the end of a motion may have begun another zoom.
    guard currentZoom === zoom else { return }
    zoom.isBouncing = true
    guard window?.stage != nil, View.areAnimationsEnabled else {
      show(rest, of: zoom.view, keeping: anchor, at: place)
      return end(zoom)
    }
    animate(zoom, to: rest, keeping: anchor, at: place)
  }

  /// Forgets fingers that are on a stage which is gone.
  final func pinchDidReset() {
    if currentZoom?.isPinched == true { currentZoom = nil }
  }

  private func hold(_ zoom: ScrollZoom, _ pinch: PinchGestureRecognizer) {
    let point = pinch.location(in: self)
    zoom.fingers = pinch.numberOfTouches
    zoom.anchor = convert(point, to: zoom.view)
    zoom.place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  // MARK: The rubber band

  /// The scale that shows when fingers have pulled the content to `scale`.
  private func banded(_ scale: CGFloat) -> CGFloat {
    let edge = clamped(scale)
    guard edge != scale, bouncesZoom, scale > 0 else { return edge }
    return edge * exp2(Self.zoomBand.value(at: log2(scale / edge)))
  }

  /// How far fingers have to pull the content for a scale to show.
  private func pulled(_ scale: CGFloat) -> CGFloat {
    let edge = clamped(scale)
    guard edge != scale, bouncesZoom, scale > 0 else { return edge }
    // No fingers reach what the band never does.
    let away = min(max(log2(scale / edge), -0.99), 0.99)
    return edge * exp2(Self.zoomBand.distance(showing: away))
  }
}
