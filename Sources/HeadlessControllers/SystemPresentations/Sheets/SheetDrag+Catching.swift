import Foundation
import HeadlessStage
import HeadlessViews

/// A finger picks the sheet up where it shows, also when nobody's finger set it in motion.
extension SheetDrag {
  /// Takes the sheet out of a transition that runs.
  ///
  /// A presentation counts as ended, as one does that a dismissal interrupts (fact D18): what the finger
  /// does then is a tug like any other. A dismissal goes on, driven by the finger; put back it is
  /// called off.
  func take(_ transition: ModalTransition) {
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
    let isLow = top > sheet.stops.lowest
    if isLow { mayDismiss = sheet.mayBeDismissedByPerson }
    guard isTracking, sheet.isAtRest else { return isTracking = false }
    guard isLow, mayDismiss == true else { return place = sheet.stops.place(showing: top) }
    move(to: top)
  }

  private func catchDeparture(_ transition: ModalTransition, at top: CGFloat) {
    let lowest = sheet.stops.lowest
    // It moves as far as it would have from where it rested, and is to come back to its lowest detent.
    let length = sheet.geometry.container.height - sheet.top
    way = SheetWay(
      from: lowest, length: length, spring: SystemTransitionAnimator.spring,
      duration: transition.duration)
    driver.take(transition)
    isDismissing = true
    mayDismiss = true
    sheet.rest(at: lowest)
    move(to: top)
  }
}

extension SheetPresentationController {
  /// The transition that a finger can take the sheet from: one by which the sheet goes up or down, that
  /// nobody else holds or has called off.
  var catchable: ModalTransition? {
    guard let transition = presentation?.transition, transition.hasStarted, !transition.isStarting,
      transition.isUnderWay, !transition.isInteractive, !transition.transitionWasCancelled,
      (transition.animator as? SystemTransitionAnimator)?.kind == .coverVertical,
      presentedViewController.topPresentation == nil
    else { return nil }
    return transition
  }

  /// Where the top of the sheet shows, in points below the container's.
  var shownTop: CGFloat {
    guard let layer = sheetView?.layer else { return restingTop }
    let shown = layer.presentationProperties
    return shown.position.y - shown.anchorPoint.y * shown.bounds.height
  }
}
