import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

extension SystemTransitionAnimator {
  /// The part of the duration in which the source fades out, unitless, in `0...1`.
  private static let fade = 0.4

  /// Zooms the fore view out of a view behind, or back into it.
  ///
  /// At the small end the fore view is scaled and clipped to the shape of the source. A snapshot of
  /// the source grows with it and fades out; the source itself is invisible during the zoom.
  func zoom(
    _ fore: UIView, in context: any UIViewControllerContextTransitioning, isDriven: Bool
  ) {
    let container = context.containerView
    guard let (source, place) = source(of: fore, in: context),
      let window = place.window(in: fore.bounds)
    else { return dissolve(fore) }
    let (small, home) = (place.rect, CGPoint(x: fore.frame.midX, y: fore.frame.midY))
    let away = CGPoint(x: small.midX - home.x, y: small.midY - home.y)
    if let likeness = source.snapshotView(afterScreenUpdates: true) {
      likeness.center = home
      likeness.isUserInteractionEnabled = false
      container.insertSubview(likeness, aboveSubview: fore)
      atEnd { likeness.removeFromSuperview() }
      move(likeness, \.position, small: away, large: .zero, isDriven, isAdditive: true)
      move(
        likeness, \.transform, small: .identity,
        large: CATransform3D(scaleX: 1 / window.scale, y: 1 / window.scale), isDriven)
      crossFade(likeness, small: 1, large: 0)
    }
    hold(source, at: 0)
    if let color = zoomOptions?.dimmingColor {
      let (start, end) = isPresenting ? (0.0, 1.0) : (1, 0)
      dim(
        color, behind: fore, in: container, motion(\.opacity, from: start, to: end, isDriven: true))
    }
    let wasClipped = fore.clipsToBounds
    fore.clipsToBounds = true
    atEnd { fore.clipsToBounds = wasClipped }
    let (scale, own) = (window.scale, fore.transform3D)
    move(fore, \.position, small: away, large: .zero, isDriven, isAdditive: true)
    move(
      fore, \.transform, small: CATransform3D(scaleX: scale, y: scale).concatenating(own),
      large: own,
      isDriven)
    move(fore, \.boundsSize, small: window.part.size, large: fore.bounds.size, isDriven)
    move(fore, \.boundsOrigin, small: window.part.origin, large: fore.bounds.origin, isDriven)
    move(
      fore, \.cornerRadius, small: source.layer.cornerRadius / scale,
      large: fore.layer.cornerRadius, isDriven)
    crossFade(fore, small: 0, large: fore.alpha)
  }

  /// The start of a zoom: a rectangle of the container, and the corresponding part of the fore
  /// view.
  private struct Place {
    let rect: CGRect
    let alignment: CGRect?

    /// The part of a fore view with `bounds` that is visible at the small end, and its scale; nil
    /// if the rectangle or the part has no size.
    func window(in bounds: CGRect) -> (part: CGRect, scale: CGFloat)? {
      let likeness = alignment ?? bounds
      let scale = max(rect.width / likeness.width, rect.height / likeness.height)
      guard scale.isFinite, scale > 0, rect.width > 0, rect.height > 0 else { return nil }
      let size = CGSize(width: rect.width / scale, height: rect.height / scale)
      let middle = alignment?.midY ?? bounds.minY + size.height / 2
      return (
        CGRect(
          x: likeness.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
          height: size.height), scale
      )
    }
  }

  private func source(
    of fore: UIView, in context: any UIViewControllerContextTransitioning
  ) -> (UIView, Place)? {
    let container = context.containerView
    guard let zoomed = context.viewController(forKey: isPresenting ? .to : .from),
      let back = context.viewController(forKey: isPresenting ? .from : .to),
      let view = zoomSource(for: zoomed, behind: back), view.window != nil,
      view.window === container.window, !view.isDescendant(of: fore)
    else { return nil }
    let alignment = zoomOptions?.alignmentRectProvider?(
      .init(sourceView: view, zoomedViewController: zoomed))
    return (
      view,
      Place(
        rect: container.convert(view.bounds, from: view),
        alignment: alignment.map { fore.convert($0, from: zoomed.view) })
    )
  }

  private func move<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, small: Value, large: Value,
    _ isDriven: Bool, isAdditive: Bool = false
  ) {
    let (start, end) = isPresenting ? (small, large) : (large, small)
    let motion = motion(keyPath, from: start, to: end, isDriven: isDriven)
    motion.isAdditive = isAdditive
    animate(view, motion)
  }

  /// Fades a view near the small end of the zoom.
  private func crossFade(_ view: UIView, small: CGFloat, large: CGFloat) {
    let (start, end) = isPresenting ? (small, large) : (large, small)
    let whole = duration
    let fade = CABasicAnimation(\.opacity, from: start, to: end)
    fade.duration = Self.fade * whole
    fade.delay = isPresenting ? 0 : whole - fade.duration
    animate(view, fade)
  }

  private func hold(_ view: UIView, at opacity: CGFloat) {
    let still = CABasicAnimation(\.opacity, from: opacity, to: opacity)
    still.duration = duration
    animate(view, still)
  }
}
