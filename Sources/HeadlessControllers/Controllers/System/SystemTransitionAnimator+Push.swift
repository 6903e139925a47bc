import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

extension SystemTransitionAnimator {
  /// The distance that the back view moves, as a fraction of the width; measured on iOS.
  private static let parallax = 0.3

  /// The colour over the back view.
  private static let dimming = UIColor(white: 0, alpha: 0.1)

  /// Brings the fore view in from the trailing edge over the back view, which moves a part of the
  /// way and darkens; or takes the fore view back.
  func push(
    _ fore: UIView, over back: UIView?, in context: any UIViewControllerContextTransitioning,
    isDriven: Bool
  ) {
    let container = context.containerView
    let bounds = container.bounds
    let isMirrored = container.traitCollection.layoutDirection == .rightToLeft
    let toLeft = { (view: UIView) in bounds.minX - view.frame.maxX }
    let toRight = { (view: UIView) in bounds.maxX - view.frame.minX }
    if let back {
      let aside = Self.parallax * (isMirrored ? toRight(back) : toLeft(back))
      slide(back, from: 0, to: aside, isDriven)
    }
    slide(fore, from: isMirrored ? toLeft(fore) : toRight(fore), to: 0, isDriven)
    let (clear, dim) = isPresenting ? (0.0, 1.0) : (1, 0)
    self.dim(
      Self.dimming, behind: fore, in: container,
      motion(\.opacity, from: clear, to: dim, isDriven: isDriven))
  }

  /// Moves a view between its horizontal distances from its place behind and in front, in points.
  ///
  /// At the end of the duration the spring is half a point away, and the view would jump when what
  /// it covers is removed. So the spring pulls a little farther.
  private func slide(_ view: UIView, from back: CGFloat, to fore: CGFloat, _ isDriven: Bool) {
    let reach = isDriven ? 1 : 1 / CGFloat(SpringCurve.systemModal.value(at: duration))
    let stretch = (fore - back) * (reach - 1)
    slide(
      view, back: CGPoint(x: isPresenting ? back : back - stretch, y: 0),
      fore: CGPoint(x: isPresenting ? fore + stretch : fore, y: 0), isDriven: isDriven)
  }
}
