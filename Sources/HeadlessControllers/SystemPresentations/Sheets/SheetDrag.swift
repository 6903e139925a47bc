import Foundation
import HeadlessStage
import HeadlessViews

/// What a finger does to a sheet: it drags it between detents, and below the lowest drives a dismissal.
@MainActor
final class SheetDrag {
  /// The recognizer on the sheet.
  let recognizer = PanGestureRecognizer()

  /// What drives the dismissal.
  let driver = PercentDrivenInteractiveTransition()

  unowned let sheet: SheetPresentationController

  /// True while a finger drags.
  var isTracking = false

  /// True while the dismissal is driven by the finger, or runs on after that.
  var isDismissing = false

  /// True while the person's choice of a detent is being noted.
  var isSelecting = false

  /// Where the finger would have the top of the sheet.
  var place: CGFloat = 0

  /// The way of the dismissal that the finger drives.
  var way = SheetWay(from: 0, length: 1)

  /// How far the finger had gone when it moved last, in points.
  private var translation: CGFloat = 0

  /// Whether the person may dismiss the sheet, once asked since it was dragged below its lowest detent.
  var mayDismiss: Bool?

  /// How the finger is shared with content that scrolls.
  private let scroll = SheetScrolling()

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
  }

  /// Lets go of the sheet, for somebody else has decided where it is; a dismissal is called off.
  func abandon() {
    guard isTracking || isDismissing else { return }
    let wasTracking = isTracking
    isTracking = false
    if isDismissing, driver.isDriving { driver.cancel() }
    isDismissing = false
    guard wasTracking else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// The dismissal has been called off, and is over.
  func dismissalWasCalledOff() {
    isDismissing = false
  }

  /// Lets the dismissal that the finger drives go on by itself; false when it drives none.
  func finishDismissal() -> Bool {
    guard isDismissing, driver.isDriving else { return false }
    guard isTracking else { return true }
    isTracking = false
    driver.finish()
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    return true
  }

  private func recognizerDidChange(_ recognizer: PanGestureRecognizer) {
    let translation = recognizer.translation(in: nil).y
    switch recognizer.state {
    case .began:
      begin()
      self.translation = translation
    case .changed:
      guard isTracking else { return }
      let way = translation - self.translation
      self.translation = translation
      follow(way)
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
    mayDismiss = nil
    isDismissing = isDismissing && driver.isDriving
    if isDismissing {
      driver.pause()
      mayDismiss = true
      place = way.place(at: driver.percentComplete)
    } else if let transition = sheet.catchable {
      take(transition)
    } else {
      sheet.stopSettling()
      place = sheet.stops.place(showing: sheet.top)
    }
    scroll.begin()
  }

  /// Follows the finger that has gone on by some points, as far as it does not scroll.
  private func follow(_ way: CGFloat) {
    let limit =
      sheet.prefersScrollingExpandsWhenScrolledToEdge ? sheet.stops.highest : sheet.restingTop
    let share = scroll.share(of: way, roomAbove: place - limit)
    if share != 0 { move(to: place + share) }
  }

  func move(to place: CGFloat) {
    self.place = place
    let stops = sheet.stops
    let dismisses = place > stops.lowest && askedMayDismiss()
    // Who was asked may have taken the sheet from the finger.
    guard isTracking else { return }
    guard dismisses else {
      if isDismissing {
        isDismissing = false
        driver.update(0)
        driver.cancel()
      }
      if place <= stops.lowest { mayDismiss = nil }
      return sheet.show(top: stops.shown(place))
    }
    if !isDismissing {
      sheet.show(top: stops.lowest)
      isDismissing = true
      way = SheetWay(
        from: stops.lowest, length: sheet.geometry.container.height - stops.lowest)
      sheet.dismissForPerson()
      isDismissing = driver.isDriving
    }
    driver.update(way.percent(at: place))
  }

  private func askedMayDismiss() -> Bool {
    if isDismissing { return true }
    let answer = mayDismiss ?? sheet.mayBeDismissedByPerson
    mayDismiss = answer
    return answer && (sheet.isAtRest || driver.isDriving)
  }

  private func release(velocity: CGFloat) {
    let stops = sheet.stops
    guard place > stops.lowest else {
      let stop = stops.stop(from: stops.shown(place), velocity: velocity)
      sheet.settle(to: stop.top, velocity: stops.velocity(velocity, at: place))
      return sheet.select(stop.identifier)
    }
    let frame = sheet.geometry.frame(top: stops.lowest, lowest: stops.lowest)
    let leaves = stops.leaves(from: place, velocity: velocity, height: frame.height)
    if isDismissing, driver.isDriving {
      let velocity = way.velocity(velocity, at: driver.percentComplete)
      if leaves {
        driver.finish(withVelocity: velocity)
      } else {
        driver.cancel(withVelocity: velocity)
        sheet.select(stops.stops[0].identifier)
      }
    } else {
      sheet.settle(to: stops.lowest, velocity: stops.velocity(velocity, at: place))
      sheet.select(stops.stops[0].identifier)
      if leaves { sheet.personDidAttemptToDismiss() }
    }
  }

  /// Goes back to where the sheet was, for the finger was taken away.
  private func callOff() {
    if isDismissing, driver.isDriving {
      driver.cancel()
    } else {
      sheet.settle(to: sheet.restingTop, velocity: 0)
    }
  }
}

extension SheetDrag: GestureRecognizerDelegate {
  /// Goes up and down, while nothing comes or goes but what the finger drives or can take hold of.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    guard abs(way.y) >= abs(way.x) else { return false }
    return sheet.isAtRest || (isDismissing && driver.isDriving) || sheet.catchable != nil
  }

  /// Lets content in the sheet scroll, for the two share the finger.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    scroll.admits(otherGestureRecognizer)
  }
}
