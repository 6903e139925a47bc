import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// How the sheet looks where it rests, and what else looks otherwise because it is there.
extension SheetPresentationController {
  /// Follows what it was told to be like, unless something moves it.
  func settingDidChange() {
    // A detent that is asked how high it is may say that it has changed.
    guard !isFollowingSettings else { return }
    isFollowingSettings = true
    defer { isFollowingSettings = false }
    guard !isAnimatingChanges, isInPlace, !drag.isTracking, !drag.isSelecting else { return }
    View.performWithoutAnimation {
      stopSettling()
      place()
    }
  }

  /// Puts everything where it rests.
  func place() {
    dress()
    knownGeometry = geometry
    sheetView?.frame = frameOfPresentedViewInContainerView
    guard presentation?.transition == nil else { return }
    backdrop.push(viewBehind)
    backdrop.show(level(at: restingTop))
    settleModality()
  }

  /// What is behind can be read out as long as it can be touched.
  func settleModality() {
    containerView?.accessibilityViewIsModal = level(at: restingTop).dim > 0 || isModal
  }

  /// Gives the sheet its corners and grabber.
  func dress() {
    guard let sheetView else { return }
    let radius = preferredCornerRadius ?? SheetView.cornerRadius
    let isPossible = radius.isFinite && radius >= 0
    sheetView.radius = isPossible ? radius : SheetView.cornerRadius
    sheetView.overhang = geometry.floatingSize == nil ? sheetView.radius : 0
    sheetView.showsGrabber = prefersGrabberVisible
    sheetView.isGrabberCovered = isCovered
  }

  /// Lets what is behind follow the transition that begins, or be there at once when nothing is seen
  /// of it.
  func animateBackdrop(to level: SheetBackdrop.Level) {
    guard let coordinator = presentedViewController.ownCoordinator else {
      return backdrop.show(level)
    }
    _ = coordinator.animateAlongsideTransition(in: backdrop.pushed?.view) { [backdrop] context in
      let duration = context.transitionDuration
      let isSprung = !context.initiallyInteractive && duration > 0
      backdrop.go(
        to: level, over: duration,
        spring: isSprung ? Spring(settlingIn: duration, dampingRatio: 1) : nil, isOwn: true)
    } completion: { _ in
    }
  }

  /// Lets the grabber of the sheet below fade along with the transition that begins (fact J6).
  func animateSheetBelow(isCovered: Bool) {
    guard let below = sheetBelow else { return }
    guard let coordinator = presentedViewController.ownCoordinator else {
      return below.isCovered = isCovered
    }
    _ = coordinator.animateAlongsideTransition(in: below.sheetView) { [weak below] _ in
      below?.isCovered = isCovered
    } completion: { _ in
    }
  }
}
