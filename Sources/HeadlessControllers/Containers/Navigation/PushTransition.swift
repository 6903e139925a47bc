import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The standard push: the fore view comes in from the trailing edge over the back view, which moves
/// about a third as far and darkens, as in UIKit.
@MainActor
final class PushTransition: StandardAnimator {
  /// The distance that the back view moves, as a fraction of the width; measured on iOS.
  private static let parallax = 0.3

  /// The colour over the back view.
  private static let dimming = UIColor(white: 0, alpha: 0.1)

  private let spring = SpringCurve.systemModal

  override var duration: TimeInterval {
    spring.settlingDuration(over: Double(stage?.size.width ?? Stage.phone.width))
  }

  override func move(in container: UIView) {
    guard let fore = fore.shownView, let back = back.shownView else { return }
    let bounds = container.bounds
    let isMirrored = (stage?.traits ?? .current).layoutDirection == .rightToLeft
    let toLeft = { (view: UIView) in bounds.minX - view.frame.maxX }
    let toRight = { (view: UIView) in bounds.maxX - view.frame.minX }
    let aside = back.center.x + (isMirrored ? toRight(back) : toLeft(back)) - back.center.x
    let timing = TransitionTiming.spring(spring)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = Self.dimming
    dim.isUserInteractionEnabled = false
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dim, belowSubview: fore)
    animate(dim, \.opacity, back: 0, fore: 1, timing: timing)
    animate(
      back, \.position.x, back: back.center.x, fore: back.center.x + Self.parallax * aside,
      timing: timing)
    animate(
      fore, \.position.x, back: fore.center.x + (isMirrored ? toLeft(fore) : toRight(fore)),
      fore: fore.center.x, timing: timing)
    engine.deferToCompletion { dim.removeFromSuperview() }
  }
}

/// The replacement of the standard push when motion is reduced.
@MainActor
final class CrossFade: StandardAnimator {
  override func move(in container: UIView) {
    animate(fore.view, \.opacity, back: 0, fore: 1, timing: .standard)
  }
}
