import Foundation
import HeadlessStage
import HeadlessViews

/// The drag on a sheet: it moves the sheet between detents, and drives a dismissal below the
/// lowest.
@MainActor
final class SheetDrag {
  let recognizer = UIPanGestureRecognizer()

  /// The interaction controller of the dismissal.
  let driver = UIPercentDrivenInteractiveTransition()

  unowned let sheet: UISheetPresentationController

  /// True while a finger drags.
  var isTracking = false

  /// True while the finger drives the dismissal, or the dismissal runs on after a release.
  var isDismissing = false

  /// True if the finger has caught a dismissal that something else had begun.
  var hasCaught = false

  /// True while the user's choice of a detent is applied.
  var isSelecting = false

  /// The top of the sheet that the finger requests, in points below the container's top.
  var place: CGFloat = 0

  /// The trajectory of the dismissal that the finger drives.
  var trajectory = SheetDismissalTrajectory(from: 0, length: 1)

  /// The finger's translation at its last movement, in points.
  private var translation: CGFloat = 0

  /// True if the user may dismiss the sheet; asked once while the sheet is below its lowest detent.
  var mayDismiss: Bool?

  /// The sharing of the finger with scrolling content.
  private let scroll = SheetScroll()

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
  }

  /// Ends the drag, because other code moves the sheet; a driven dismissal is cancelled.
  func abandon() {
    guard isTracking || isDismissing else { return }
    let wasTracking = isTracking
    isTracking = false
    if isDismissing, driver.isUnderWay { driver.release(finishing: false, remembersEnd: true) }
    isDismissing = false
    if wasTracking { dropFinger() }
  }

  /// Called when the dismissal has been cancelled and has ended.
  func dismissalWasCalledOff() {
    isDismissing = false
  }

  /// Releases the driven dismissal to its end; returns false if there is none.
  func finishDismissal() -> Bool {
    guard isDismissing, driver.isUnderWay else { return false }
    guard isTracking else { return true }
    isTracking = false
    driver.release(finishing: true, remembersEnd: true)
    dropFinger()
    return true
  }

  private func dropFinger() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: nil).y
    switch recognizer.state {
    case .began:
      begin()
      self.translation = translation
    case .changed:
      guard isTracking else { return }
      let movement = translation - self.translation
      self.translation = translation
      follow(movement)
    case .ended:
      guard isTracking else { return }
      isTracking = false
      release(velocity: scroll.isScrolling ? 0 : recognizer.velocity(in: nil).y)
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      callOff()
    case .possible:
      break
    }
  }

  private func begin() {
    isTracking = true
    hasCaught = false
    mayDismiss = nil
    isDismissing = isDismissing && driver.isUnderWay
    if isDismissing {
      driver.pause()
      mayDismiss = true
      place = trajectory.place(at: driver.percentComplete)
    } else if let transition = sheet.catchable {
      take(transition)
    } else {
      sheet.stopSettling()
      place = sheet.detentResolver.place(showing: sheet.top)
    }
    sheet.loseMargin()
    scroll.begin()
  }

  /// Moves the sheet with the finger, except for the part of the movement that scrolls content.
  private func follow(_ movement: CGFloat) {
    let limit =
      sheet.prefersScrollingExpandsWhenScrolledToEdge
      ? sheet.detentResolver.highest : sheet.restingTop
    let share = scroll.share(of: movement, roomAbove: place - limit)
    if share != 0 { move(to: place + share) }
  }

  func move(to place: CGFloat) {
    self.place = place
    let detentResolver = sheet.detentResolver
    let dismisses = place > detentResolver.lowest && askedMayDismiss()
    // The delegate may have ended the drag.
    guard isTracking else { return }
    guard dismisses else {
      cancelDismissal()
      if place <= detentResolver.lowest { mayDismiss = nil }
      return sheet.show(top: detentResolver.shown(place))
    }
    if !isDismissing {
      sheet.show(top: detentResolver.lowest)
      isDismissing = true
      trajectory = SheetDismissalTrajectory(
        from: detentResolver.lowest, length: sheet.geometry.container.height - detentResolver.lowest
      )
      sheet.dismissForPerson()
      isDismissing = driver.isUnderWay
    }
    driver.update(trajectory.percent(at: place))
  }

  /// Cancels the driven dismissal at its beginning, if there is one.
  private func cancelDismissal() {
    guard isDismissing else { return }
    isDismissing = false
    driver.update(0)
    driver.release(finishing: false, remembersEnd: true)
  }

  private func askedMayDismiss() -> Bool {
    if isDismissing { return true }
    let answer = mayDismiss ?? sheet.mayBeDismissedByPerson
    mayDismiss = answer
    return answer && (sheet.isAtRest || driver.isUnderWay)
  }

  private func release(velocity: CGFloat) {
    let detentResolver = sheet.detentResolver
    guard place > detentResolver.lowest else {
      // The detents may have changed under the finger.
      cancelDismissal()
      let stop = detentResolver.stop(from: detentResolver.shown(place), velocity: velocity)
      sheet.settle(to: stop.top, velocity: detentResolver.velocity(velocity, at: place))
      return sheet.select(stop.identifier)
    }
    let metrics = sheet.metrics
    let start = metrics.measuresFromCurrentDetent ? sheet.restingTop : detentResolver.lowest
    let height = sheet.geometry.frame(top: start, lowest: detentResolver.lowest).height
    let leaves =
      detentResolver.leaves(
        from: place, velocity: velocity, start: start, height: height,
        fast: metrics.dismissalVelocity) || goesOn
    if isDismissing, driver.isUnderWay {
      let velocity = trajectory.velocity(velocity, at: driver.percentComplete)
      if leaves {
        driver.release(finishing: true, velocity: velocity)
      } else {
        driver.release(finishing: false, velocity: velocity)
        sheet.select(detentResolver.stops[0].identifier)
      }
    } else {
      sheet.settle(
        to: detentResolver.lowest, velocity: detentResolver.velocity(velocity, at: place))
      sheet.select(detentResolver.stops[0].identifier)
      if leaves { sheet.personDidAttemptToDismiss() }
    }
  }

  /// True if the sheet was caught on its way out, and the finger has not moved it back.
  private var goesOn: Bool {
    guard hasCaught, isDismissing, driver.isUnderWay else { return false }
    return recognizer.translation(in: nil).y >= 0 && recognizer.velocity(in: nil).y >= 0
  }

  /// Returns the sheet to its rest position, because the drag was cancelled; a sheet that was caught
  /// on its way out goes on.
  private func callOff() {
    if isDismissing, driver.isUnderWay {
      driver.release(finishing: hasCaught, remembersEnd: true)
    } else {
      sheet.settle(to: sheet.restingTop, velocity: 0)
    }
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  /// True for a vertical drag, while no transition runs except one that the drag drives or can
  /// catch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let movement = recognizer.translation(in: nil)
    guard abs(movement.y) >= abs(movement.x) else { return false }
    return sheet.isAtRest || (isDismissing && driver.isUnderWay) || sheet.catchable != nil
  }

  /// True for the recognizer of scrolling content, which shares the finger with the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scroll.admits(otherGestureRecognizer)
  }
}
