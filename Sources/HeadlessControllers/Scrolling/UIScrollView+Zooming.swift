public import Foundation
public import HeadlessStage
import HeadlessViews

extension UIScrollView {
  /// How long an animated change of the scale takes, in seconds.
  ///
  /// UIKit's value is not published: the question "duration of an animated setZoomScale".
  static var zoomingDuration: TimeInterval { 0.3 }

  /// The scale of the view that the delegate returns for zooming, from its transform; unitless, 1
  /// if there is no such view.
  ///
  /// The setter is `setZoomScale(_:animated:)` without an animation.
  public final var zoomScale: CGFloat {
    get { viewToZoom?.shownScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// True while fingers zoom the content.
  public final var isZooming: Bool { currentZoom?.isPinched == true }

  /// True while content that fingers have zoomed beyond a limit returns to an allowed scale.
  public final var isZoomBouncing: Bool { currentZoom?.isBouncing == true }

  /// The pinch recognizer that zooms the content; nil if the limits allow only one scale, or none.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    canZoom ? pinchIfLoaded : nil
  }

  /// Zooms about the middle of the view to the nearest allowed scale, at once or over 0.3 s.
  ///
  /// The view that the delegate returns for zooming gets a transform, and `contentSize` becomes the
  /// size of that view. Model values change at once; the visible values follow. Moving content
  /// stops, and a zoom by fingers continues from the new scale. Without a view to zoom, the call
  /// does nothing. A scale that is not positive and finite is refused with a `ScrollIssue`.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else { return refuse("zoomScale", scale) }
    guard let view = viewToZoom else { return }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(view, to: clamped(scale), keeping: convert(middle, to: view), at: place, animated)
  }

  /// Zooms so that a rectangle of the zoomed view, in points of its own space, just fits, and
  /// scrolls the rectangle into the middle, at once or over 0.3 s.
  ///
  /// A rectangle that is empty or not finite is refused with a `ScrollIssue`.
  public final func zoom(to rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return refuse("rectangle to zoom to", rect)
    }
    guard let view = viewToZoom, bounds.width > 0, bounds.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    guard scale.isFinite, scale > 0 else { return refuse("rectangle to zoom to", rect) }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    zoom(view, to: clamped(scale), keeping: middle, at: place, animated)
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint,
    _ isAnimated: Bool
  ) {
    stopMotion()
    guard isAnimated, window?.stage != nil, UIView.areAnimationsEnabled, !isZooming else {
      show(scale, of: view, keeping: anchor, at: place)
      if !isHeld { restWithinLimits() }
      return
    }
    let zoom = ScrollZoom(of: view)
    guard begin(zoom) else { return }
    animate(zoom, to: scale, keeping: anchor, at: place)
  }
}

/// Zooming without fingers.
extension UIScrollView {
  final var viewToZoom: UIView? { delegate?.viewForZooming(in: self) }

  /// True if the limits allow more than one scale.
  final var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// Returns the nearest scale at which the content may rest.
  final func clamped(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, maximumZoomScale))
  }

  /// Adds the pinch recognizer if the limits allow zooming, and removes it otherwise.
  final func zoomLimitsDidChange() {
    guard canZoom else {
      if let pinch = pinchIfLoaded { removeGestureRecognizer(pinch) }
      return
    }
    let pinch = pinchIfLoaded ?? ScrollPinchGestureRecognizer()
    if pinchIfLoaded == nil {
      pinchIfLoaded = pinch
      pinch.scrollView = self
      pinch.delegate = self as? any UIGestureRecognizerDelegate
    }
    addGestureRecognizer(pinch)
  }

  /// Ends the present zoom and begins a new one; returns false if the delegate has ended the new
  /// zoom too.
  final func begin(_ zoom: ScrollZoom) -> Bool {
    if let currentZoom { end(currentZoom) }
    guard currentZoom == nil else { return false }
    currentZoom = zoom
    delegate?.scrollViewWillBeginZooming(self, with: zoom.view)
    return currentZoom === zoom
  }

  /// Ends a zoom and notifies the delegate, once.
  final func end(_ zoom: ScrollZoom) {
    guard currentZoom === zoom else { return }
    currentZoom = nil
    delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: zoom.view.shownScale)
  }

  /// Animates the content to a scale; the zoom ends with the animation.
  final func animate(
    _ zoom: ScrollZoom, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint
  ) {
    UIView.animate(
      withDuration: Self.zoomingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        show(scale, of: zoom.view, keeping: anchor, at: place)
        layoutIfNeeded()
        restWithinLimits()
      },
      completion: { [weak self] _ in self?.end(zoom) })
  }

  private func restWithinLimits() {
    let rest = clamped(contentOffset)
    if rest != contentOffset { contentOffset = rest }
  }

  /// Sets the scale of a view and notifies the delegate.
  ///
  /// - Parameters:
  ///   - anchor: The point of `view` that is placed at `place`.
  ///   - place: A point of the scroll view, from its top-left corner.
  ///   - isFree: True if the offset may leave the limits of scrolling.
  final func show(
    _ scale: CGFloat, of view: UIView, keeping anchor: CGPoint, at place: CGPoint,
    isFree: Bool = false
  ) {
    let wasSilent = isSilent
    isSilent = true
    if !isNotifyingOfScale { notifiedScale = view.shownScale }
    if scale != view.shownScale {
      view.zoom(to: scale)
      contentSize = view.frame.size
    }
    let there = convert(anchor, from: view)
    let offset = CGPoint(x: there.x - place.x, y: there.y - place.y)
    if offset.isFinite { bounds.origin = isFree ? offset : clamped(offset) }
    isSilent = wasSilent
    notifyOfOffset()
    notifyOfScale(of: view)
  }

  /// Notifies the delegate of a scale that it does not know yet; a scale that is set in the
  /// callback is notified after the callback.
  private func notifyOfScale(of view: UIView) {
    guard !isNotifyingOfScale else { return }
    isNotifyingOfScale = true
    defer { isNotifyingOfScale = false }
    let limit = 100
    var times = 0
    while notifiedScale != view.shownScale {
      guard times < limit else {
        layer.report(ScrollIssue.endlessScrolling(view: layer.label, times: limit))
        return notifiedScale = view.shownScale
      }
      times += 1
      notifiedScale = view.shownScale
      delegate?.scrollViewDidZoom(self)
    }
  }
}
