public import Foundation
public import HeadlessStage
import HeadlessViews

extension ScrollView {
  /// How long an animated change of the scale takes, in seconds; our choice, the platform's is not
  /// published.
  static var zoomingDuration: TimeInterval { 0.3 }

  /// How large the view that the delegate names for zooming shows, by its transform; unitless, 1 when
  /// there is none.
  ///
  /// It is set as by `setZoomScale(_:animated:)`, not animated.
  public final var zoomScale: CGFloat {
    get { viewToZoom?.shownScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// True while fingers zoom the content.
  public final var isZooming: Bool { currentZoom?.isPinched == true }

  /// True while content that fingers have zoomed too far goes back to a scale that it may rest at.
  public final var isZoomBouncing: Bool { currentZoom?.isBouncing == true }

  /// The pinch that zooms the content; nil as long as there is no scale but one, or none.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? {
    canZoom ? storedPinch : nil
  }

  /// Zooms about the middle of the view to the nearest scale that is allowed: at once, or over 0.3 s.
  ///
  /// The view that the delegate names for zooming gets a transform, and the content has its size from
  /// then on. Models change at once; what shows follows. Content that moves by itself stops, and fingers
  /// that zoom go on from there. Without a view to zoom nothing is done; what is not positive or not
  /// finite is refused with a `ScrollIssue`.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else { return refuse("zoomScale", scale) }
    guard let view = viewToZoom else { return }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(view, to: clamped(scale), keeping: convert(middle, to: view), at: place, animated)
  }

  /// Zooms so far that a rectangle of the view that is zoomed, in points of its own space, just fits, and
  /// scrolls it into the middle: at once, or over 0.3 s.
  ///
  /// An empty rectangle, or one that is not finite, is refused with a `ScrollIssue`.
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
    _ view: View, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, _ isAnimated: Bool
  ) {
    stopMotion()
    guard isAnimated, window?.stage != nil, View.areAnimationsEnabled, !isZooming else {
      show(scale, of: view, keeping: anchor, at: place)
      if !isHeld { restWithinLimits() }
      return
    }
    let zoom = ScrollZoom(of: view)
    guard begin(zoom) else { return }
    animate(zoom, to: scale, keeping: anchor, at: place)
  }
}

/// How content is zoomed by itself.
extension ScrollView {
  /// The view that the delegate wants to be zoomed.
  final var viewToZoom: View? { delegate?.viewForZooming(in: self) }

  /// True when there is more than one scale.
  final var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// The nearest scale that content may rest at.
  final func clamped(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, maximumZoomScale))
  }

  /// Has the pinch there as long as there is anything to zoom.
  final func zoomLimitsDidChange() {
    guard canZoom else {
      if let pinch = storedPinch { removeGestureRecognizer(pinch) }
      return
    }
    let pinch = storedPinch ?? ScrollPinchGestureRecognizer()
    if storedPinch == nil {
      storedPinch = pinch
      pinch.scrollView = self
      pinch.delegate = self as? any GestureRecognizerDelegate
    }
    addGestureRecognizer(pinch)
  }

  /// Ends the zoom before it and tells of a new one; false when whoever was told has ended that too.
  final func begin(_ zoom: ScrollZoom) -> Bool {
    if let currentZoom { end(currentZoom) }
    guard currentZoom == nil else { return false }
    currentZoom = zoom
    delegate?.scrollViewWillBeginZooming(self, with: zoom.view)
    return currentZoom === zoom
  }

  /// Tells of the end of a zoom, once.
  final func end(_ zoom: ScrollZoom) {
    guard currentZoom === zoom else { return }
    currentZoom = nil
    delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: zoom.view.shownScale)
  }

  /// Takes the content to a scale by an animation, at whose end the zoom is over.
  final func animate(
    _ zoom: ScrollZoom, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint
  ) {
    View.animate(
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

  /// Shows a view at a scale, a point of it at a place of this one, and tells; what is not `free` stays
  /// within the limits of scrolling.
  final func show(
    _ scale: CGFloat, of view: View, keeping anchor: CGPoint, at place: CGPoint,
    isFree: Bool = false
  ) {
    let wasSilent = isSilent
    isSilent = true
    if !isTellingZoom { toldScale = view.shownScale }
    if scale != view.shownScale {
      view.zoom(to: scale)
      contentSize = view.frame.size
    }
    let there = convert(anchor, from: view)
    let offset = CGPoint(x: there.x - place.x, y: there.y - place.y)
    if offset.isFinite { bounds.origin = isFree ? offset : clamped(offset) }
    isSilent = wasSilent
    tellOffset()
    tellScale(of: view)
  }

  /// Tells of a scale that is not known yet; of one that is set while somebody is told, after that.
  private func tellScale(of view: View) {
    guard !isTellingZoom else { return }
    isTellingZoom = true
    defer { isTellingZoom = false }
    let limit = 100
    var times = 0
    while toldScale != view.shownScale {
      guard times < limit else {
        layer.report(ScrollIssue.endlessScrolling(view: layer.label, times: limit))
        return toldScale = view.shownScale
      }
      times += 1
      toldScale = view.shownScale
      delegate?.scrollViewDidZoom(self)
    }
  }
}
