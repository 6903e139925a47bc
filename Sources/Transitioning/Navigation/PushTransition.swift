import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The standard push: the fore view slides in from the trailing edge over the back view, which
/// moves about a third as far and darkens.
@MainActor
final class PushTransition: TransitionWithCustomDuration {
  /// The distance of the back view, as a fraction of the width; react-navigation uses 0.3 as well,
  /// Flutter's Cupertino route 1/3.
  private static let parallax = 0.3

  /// The colour that darkens the back view.
  private static let dimming = Color(white: 0, alpha: 0.1)

  private let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    spring.settlingDuration
  }

  func start(with context: TransitionContext) {
    guard let fore = context.foreViewController.shownView,
      let back = context.backViewController.shownView
    else { return context.transitionDidEnd() }
    let container = context.containerView
    let aside = context.center(of: back, beyond: .leading).x - back.center.x
    let pace = TransitionPace.spring(spring)
    let dim = View(frame: container.bounds)
    dim.backgroundColor = Self.dimming
    dim.isUserInteractionEnabled = false
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dim, belowSubview: fore)
    context.animate(dim, \.opacity, back: 0, fore: 1, pace: pace)
    context.animate(
      back, \.position.x, back: back.center.x, fore: back.center.x + Self.parallax * aside,
      pace: pace)
    context.animate(
      fore, \.position.x, back: context.center(of: fore, beyond: .trailing).x,
      fore: fore.center.x, pace: pace)
    context.deferToCompletion { dim.removeFromSuperview() }
    context.endAfterAnimations()
  }
}
