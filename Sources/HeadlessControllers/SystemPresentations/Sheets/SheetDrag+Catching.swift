import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// Catching: a finger takes over a sheet that is in motion.
extension SheetDrag {
  /// Takes the sheet over from a running transition.
  ///
  /// A presentation counts as completed, as when a dismissal interrupts it; the drag is then like
  /// any other. A dismissal becomes interactive; if the finger moves the sheet back, the dismissal
  /// is cancelled.
  func take(_ transition: ControllerTransition) {
    let top = sheet.shownTop
    if transition.isPresenting {
      transition.cutShort()
      guard isTracking, sheet.isAtRest else { return isTracking = false }
      catchArrival(at: top)
    } else {
      catchDeparture(transition, at: top)
    }
  }

  private func catchArrival(at top: CGFloat) {
    sheet.stopSettling()
    sheet.show(top: top)
    let isLow = top > sheet.detentResolver.lowest
    if isLow { mayDismiss = sheet.mayBeDismissedByPerson }
    guard isTracking, sheet.isAtRest else { return isTracking = false }
    guard isLow, mayDismiss == true else { return place = sheet.detentResolver.place(showing: top) }
    move(to: top)
  }

  private func catchDeparture(_ transition: ControllerTransition, at top: CGFloat) {
    let lowest = sheet.detentResolver.lowest
    // The dismissal has the same length as from its former rest position; after a cancellation the
    // sheet rests at its lowest detent.
    let length = sheet.geometry.container.height - (sheet.sheetView?.frame.minY ?? sheet.top)
    trajectory = SheetDismissalTrajectory(
      from: lowest, length: length, spring: .systemModal,
      duration: transition.duration)
    driver.take(transition)
    isDismissing = true
    hasCaught = true
    mayDismiss = true
    sheet.rest(at: lowest)
    move(to: top)
  }
}

extension UISheetPresentationController {
  /// The transition from which a finger can take the sheet over: one that slides the sheet, is not
  /// interactive and is not cancelled, and whose animations have begun.
  var catchable: ControllerTransition? {
    guard let transition = presentation?.transition, transition.isReady, transition.life.runsToEnd,
      (transition.performer.animator as? SystemTransitionAnimator)?.kind == .coverVertical,
      presentedViewController.topPresentation == nil
    else { return nil }
    return transition
  }

  /// The presentation value of the sheet's top, in points below the container's top.
  var shownTop: CGFloat {
    guard let layer = sheetView?.layer else { return restingTop }
    let shown = layer.presentationProperties
    return shown.position.y - shown.anchorPoint.y * shown.bounds.height
  }
}
