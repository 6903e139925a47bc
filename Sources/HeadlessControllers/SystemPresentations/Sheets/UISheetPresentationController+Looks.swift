import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The appearance of the sheet at rest, and the effects on other views.
extension UISheetPresentationController {
  /// Updates the sheet after a property has changed, unless a transition or a drag moves the sheet.
  func settingDidChange() {
    // A detent's resolver may change a property again.
    guard !isFollowingSettings else { return }
    isFollowingSettings = true
    defer { isFollowingSettings = false }
    guard !isAnimatingChanges, isInPlace, !drag.isTracking, !drag.isSelecting,
      !noteChangeWithinLayout()
    else { return }
    UIView.performWithoutAnimation {
      stopSettling()
      place()
    }
  }

  /// Moves everything to its rest position.
  func place() {
    updateAppearance()
    knownGeometry = geometry
    if let sheetView { put(sheetView, at: restingTop) }
    guard presentation?.transition == nil else { return }
    backdrop.push(viewBehind)
    backdrop.show(level(at: restingTop))
    settleModality()
  }

  /// Makes views behind accessible if they can be touched.
  func settleModality() {
    containerView?.accessibilityViewIsModal = level(at: restingTop).dim > 0 || isModal
  }

  /// The radius that the app prefers, if it is possible.
  private var ownRadius: CGFloat? {
    preferredCornerRadius.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// The radius of the lower corners, in points, while the sheet keeps a margin.
  func lowerRadius(margin: CGFloat) -> CGFloat {
    margin > 0 ? ownRadius ?? metrics.lowerCornerRadius : 0
  }

  /// Updates the corners and the grabber of the sheet.
  func updateAppearance() {
    guard let sheetView else { return }
    sheetView.radius = ownRadius ?? metrics.cornerRadius
    sheetView.isAttached = geometry.floatingSize == nil
    sheetView.showsGrabber = prefersGrabberVisible
    sheetView.isGrabberCovered = isCovered
  }

  /// Animates the effects behind the sheet alongside the transition that begins, or shows them at
  /// once if it is not animated.
  func animateBackdrop(to level: SheetBackdrop.Level) {
    guard let coordinator = presentedViewController.transitions.coordinator else {
      return backdrop.show(level)
    }
    _ = coordinator.animateAlongsideTransition(in: backdrop.pushed?.view) { [backdrop] context in
      let duration = context.transitionDuration
      let isSprung = !context.initiallyInteractive && duration > 0
      backdrop.animate(
        to: level, over: duration,
        spring: isSprung ? SpringCurve(settlingIn: duration, dampingRatio: 1) : nil, isOwn: true)
    } completion: { _ in
    }
  }

  /// Fades the grabber of the sheet below alongside the transition that begins.
  func animateSheetBelow(isCovered: Bool) {
    guard let below = sheetBelow else { return }
    guard let coordinator = presentedViewController.transitions.coordinator else {
      return below.isCovered = isCovered
    }
    _ = coordinator.animateAlongsideTransition(in: below.sheetView) { [weak below] _ in
      below?.isCovered = isCovered
    } completion: { _ in
    }
  }
}
