import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension SystemTransitionAnimator {
  /// The colour over the back view.
  private static let dimming = UIColor(white: 0, alpha: PushMotion.dimming)

  /// Brings the fore view in from the trailing edge over the back view, which moves a part of the
  /// way and darkens; or takes the fore view back.
  func push(
    _ fore: UIView, over back: UIView?, in context: any UIViewControllerContextTransitioning,
    isDriven: Bool
  ) {
    let container = context.containerView
    let bounds = container.bounds
    let isMirrored = container.surroundingLayoutDirection == .rightToLeft
    let toLeft = { (view: UIView) in bounds.minX - view.frame.maxX }
    let toRight = { (view: UIView) in bounds.maxX - view.frame.minX }
    if let back {
      let aside = PushMotion.parallax * (isMirrored ? toRight(back) : toLeft(back))
      slide(back, from: 0, to: aside, isDriven)
    }
    let out = isMirrored ? toLeft(fore) : toRight(fore)
    slide(fore, from: out, to: 0, isDriven)
    let (clear, dim) = isPresenting ? (0.0, 1.0) : (1, 0)
    self.dim(
      Self.dimming, behind: fore, in: container,
      motion(\.opacity, from: clear, to: dim, isDriven: isDriven))
    slide(shadow(beside: fore, in: container, isMirrored), from: out, to: 0, isDriven)
    guard !isDriven else { return }
    (context as? ControllerTransition)?.clock.note(
      .sprung(spring, settlingDuration: duration), lasting: duration)
  }

  /// Adds a shadow beside the edge of the fore view that is in front of the back view.
  private func shadow(beside fore: UIView, in container: UIView, _ isMirrored: Bool) -> UIView {
    let width = PushMotion.shadowWidth
    let shadow = PushShadowView(
      frame: CGRect(
        x: isMirrored ? fore.frame.maxX : fore.frame.minX - width, y: fore.frame.minY,
        width: width, height: fore.frame.height))
    shadow.transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
    shadow.autoresizingMask = isMirrored ? [.flexibleHeight, .flexibleLeftMargin] : .flexibleHeight
    container.insertSubview(shadow, belowSubview: fore)
    atEnd { shadow.removeFromSuperview() }
    return shadow
  }

  /// Moves a view between its horizontal distances from its place behind and in front, in points.
  ///
  /// At the end of the duration the spring is half a point away, and the view would jump when what
  /// it covers is removed. So the spring pulls a little farther.
  private func slide(_ view: UIView, from back: CGFloat, to fore: CGFloat, _ isDriven: Bool) {
    let reach = isDriven ? 1 : 1 / CGFloat(spring.value(at: duration))
    let stretch = (fore - back) * (reach - 1)
    slide(
      view, back: CGPoint(x: isPresenting ? back : back - stretch, y: 0),
      fore: CGPoint(x: isPresenting ? fore + stretch : fore, y: 0), isDriven: isDriven)
  }
}

/// The shadow beside a page that moves over another one: black that is gone at its leading edge.
private final class PushShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [.clear, UIColor(white: 0, alpha: PushMotion.shadow)]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }
}
