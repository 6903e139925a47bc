import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The motion of the sheet, other than its presentation and dismissal.
extension UISheetPresentationController {
  /// True while the sheet is on the screen and no transition runs.
  var isInPlace: Bool { sheetView?.window != nil && presentation?.transition == nil }

  /// Moves the top of the sheet at once.
  func show(top: CGFloat) {
    guard let sheetView else { return }
    UIView.performWithoutAnimation {
      sheetView.frame = geometry.frame(top: top, lowest: detentResolver.lowest)
      backdrop.show(level(at: top))
    }
  }

  /// Sets the model position to which the sheet returns if the running dismissal is cancelled.
  func rest(at top: CGFloat) {
    UIView.performWithoutAnimation {
      sheetView?.frame = geometry.frame(top: top, lowest: detentResolver.lowest)
      sheetView?.layoutIfNeeded()
    }
  }

  /// Selects another detent on behalf of the user.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != restingIdentifier else { return }
    drag.isSelecting = true
    selectedDetentIdentifier = identifier
    drag.isSelecting = false
    settleModality()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves the sheet with a spring; its appearance is updated at once.
  ///
  /// - Parameter velocity: The current velocity, in points per second, positive downwards.
  func settle(to top: CGFloat, velocity: CGFloat) {
    guard let sheetView else { return }
    stopSettling()
    UIView.performWithoutAnimation { updateAppearance() }
    let distance = top - self.top
    let frame = geometry.frame(top: top, lowest: detentResolver.lowest)
    let isElsewhere = abs(sheetView.frame.minX - frame.minX) > 0.01
    guard abs(distance) > 0.01 || isElsewhere || sheetView.frame.size != frame.size else {
      return show(top: top)
    }
    let ratio = abs(distance) > 0.01 ? Double(velocity / distance) : 0
    let modal = SpringCurve.systemModal
    let spring = SpringCurve(
      mass: modal.mass, stiffness: modal.stiffness, damping: modal.damping,
      initialVelocity: ratio)
    let animator = UIViewPropertyAnimator(
      duration: spring.settlingDuration,
      timingParameters: UISpringTimingParameters(
        mass: CGFloat(modal.mass), stiffness: CGFloat(modal.stiffness),
        damping: CGFloat(modal.damping),
        initialVelocity: CGVector(dx: CGFloat(ratio), dy: CGFloat(ratio))))
    let level = level(at: top)
    animator.addAnimations { [backdrop] in
      sheetView.frame = frame
      sheetView.layoutIfNeeded()
      backdrop.animate(to: level, over: spring.settlingDuration, spring: spring)
    }
    animator.addCompletion { [weak self, weak animator] _ in
      if self?.settling === animator { self?.settling = nil }
    }
    settling = animator
    animator.startAnimation()
  }

  /// Stops the sheet where it is shown.
  func stopSettling() {
    guard let animator = settling else { return }
    settling = nil
    animator.stopAnimation(true)
    guard sheetView != nil else { return }
    backdrop.show(level(at: top))
  }
}
