import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The dimming view and the scaled view behind a sheet.
@MainActor
final class SheetBackdrop {
  /// The strength of the effects behind a sheet.
  struct Level: Hashable, Sendable {
    /// The dimming, in `0...1`.
    var dim: CGFloat = 0

    /// The progress of the scaling of the view behind, in `0...1`.
    var push: CGFloat = 0

    /// The top of that view at full scaling, in points below the container's top.
    var top: CGFloat = 0
  }

  /// The dimming view; in the container for the whole presentation.
  let dimmingView = UIView()

  /// The scaled view behind; nil if there is none.
  private(set) var pushed: PushedView?

  init() {
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.alpha = 0
  }

  /// Sets the view to scale, in place of any other; nil for none.
  func push(_ view: UIView?) {
    guard pushed?.view !== view else { return }
    pushed?.restore()
    pushed = view.map(PushedView.init)
  }

  /// Shows a level at once.
  func show(_ level: Level) {
    dimmingView.alpha = level.dim
    pushed?.show(at: level.push, top: level.top)
  }

  /// Animates to a level alongside the current animation block, with a spring or linearly.
  ///
  /// - Parameters:
  ///   - duration: The duration for the view behind, in seconds.
  ///   - isOwn: True if the dimming uses that spring, too, instead of the block's timing curve.
  func animate(
    to level: Level, over duration: TimeInterval, spring: SpringCurve?, isOwn: Bool = false
  ) {
    if isOwn, spring != nil, duration > 0 {
      UIView.animate(
        withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction],
        animations: { dimmingView.alpha = level.dim })
    } else {
      dimmingView.alpha = level.dim
    }
    if duration > 0 {
      pushed?.animate(to: level.push, top: level.top, over: duration, spring: spring)
    } else {
      pushed?.show(at: level.push, top: level.top)
    }
  }

  func removeEffects() {
    push(nil)
    dimmingView.removeFromSuperview()
  }
}
