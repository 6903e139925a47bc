import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// What lies behind a sheet: the dimming, and the view that stands back.
@MainActor
final class SheetBackdrop {
  /// How much is to be seen of it.
  struct Level: Hashable, Sendable {
    /// How dim it is, in `0...1`.
    var dim: CGFloat = 0

    /// How far the view behind stands back, in `0...1`.
    var push: CGFloat = 0

    /// Where the top of that view is then, in points below the container's.
    var top: CGFloat = 0
  }

  /// How much of black the dimming is at most (numbers.md 3.6).
  private static let darkness: CGFloat = 0.3

  /// Dims what is behind; in the container for as long as the presentation lasts.
  let dimmingView = View()

  /// What stands back; nil while nothing does.
  private(set) var pushed: PushedView?

  init() {
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = Color.black.withAlphaComponent(Self.darkness)
    dimmingView.alpha = 0
  }

  /// Lets a view stand back from now on, in place of any other; nil lets none.
  func push(_ view: View?) {
    guard pushed?.view !== view else { return }
    pushed?.letGo()
    pushed = view.map(PushedView.init)
  }

  /// Shows a level at once.
  func show(_ level: Level) {
    dimmingView.alpha = level.dim
    pushed?.stand(at: level.push, top: level.top)
  }

  /// Goes to a level along with the animation block that runs, as the spring pulls or evenly without
  /// one.
  ///
  /// - Parameters:
  ///   - duration: How long the view behind takes, in seconds.
  ///   - isOwn: True when the dimming is to go by that spring too, whatever the pace of the block.
  func go(
    to level: Level, over duration: TimeInterval, spring: Spring?, isOwn: Bool = false
  ) {
    if isOwn, spring != nil, duration > 0 {
      View.animate(
        withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction],
        animations: { dimmingView.alpha = level.dim })
    } else {
      dimmingView.alpha = level.dim
    }
    if duration > 0 {
      pushed?.go(to: level.push, top: level.top, over: duration, spring: spring)
    } else {
      pushed?.stand(at: level.push, top: level.top)
    }
  }

  /// Lets everything be as it was.
  func letGo() {
    push(nil)
    dimmingView.removeFromSuperview()
  }
}
