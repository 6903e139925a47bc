import Foundation
import Transitioning

/// The drag on a bottom sheet: it moves the sheet between its detents, and drives the dismissal
/// below the lowest.
@MainActor
@available(iOS 16.0, *)
final class BottomSheetDrag: NSObject {
  /// The velocity from which the direction of a release decides, in points per second; 800, as in
  /// the Transmission library.
  private static let flick: CGFloat = 800

  let recognizer = UIPanGestureRecognizer()

  /// The interaction controller of the dismissal.
  let driver = UIPercentDrivenInteractiveTransition()

  /// True while a finger drags.
  private(set) var isTracking = false

  private unowned let sheet: BottomSheetPresentationController
  private var isDismissing = false

  /// The top of the sheet at the finger, in points.
  private var place: CGFloat = 0

  /// The finger's translation at its last movement, in points.
  private var translation: CGFloat = 0

  /// The sharing of the finger with scrolling content.
  private let scrolling = SheetScrolling()

  init(_ sheet: BottomSheetPresentationController) {
    self.sheet = sheet
    super.init()
    driver.wantsInteractiveStart = false
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.recognizerDidChange() }
  }

  private func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      isDismissing = false
      sheet.stopSettling()
      translation = recognizer.translation(in: nil).y
      place = sheet.presentedView?.frame.minY ?? 0
      scrolling.begin()
    case .changed:
      guard isTracking else { return }
      let movement = recognizer.translation(in: nil).y - translation
      translation += movement
      follow(movement)
    case .ended, .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      driver.wantsInteractiveStart = false
      let isMoving = recognizer.state == .ended && !scrolling.isScrolling
      release(velocity: isMoving ? recognizer.velocity(in: nil).y : 0)
    default: break
    }
  }

  /// Moves the sheet with the finger, except for the part of the movement that scrolls content.
  private func follow(_ movement: CGFloat) {
    let share = scrolling.share(of: movement, roomAbove: place - (sheet.stops.last?.top ?? place))
    guard share != 0 else { return }
    place += share
    move()
  }

  private func move() {
    guard let lowest = sheet.stops.first?.top, let highest = sheet.stops.last?.top else { return }
    guard place > lowest, sheet.mayBeDismissed, sheet.isAtRest || driver.isDriving else {
      if isDismissing { keep() }
      let band = RubberBand(dimension: Double(max(sheet.length, 1)))
      let shown = band.position(Double(place), within: Double(highest)...Double(lowest))
      return sheet.show(top: CGFloat(shown))
    }
    if !isDismissing {
      sheet.show(top: lowest)
      driver.wantsInteractiveStart = true
      sheet.dismiss()
      isDismissing = driver.isDriving
    }
    if isDismissing { driver.update(percent(lowest)) }
  }

  /// Cancels the dismissal, because the finger has come back to the lowest detent.
  private func keep() {
    isDismissing = false
    driver.wantsInteractiveStart = false
    driver.update(0)
    driver.cancel()
  }

  private func percent(_ lowest: CGFloat) -> CGFloat {
    max(0, (place - lowest) / max(sheet.length - lowest, 1))
  }

  private func release(velocity: CGFloat) {
    let stops = sheet.stops
    guard let lowest = stops.first, let highest = stops.last else { return }
    if isDismissing {
      isDismissing = false
      guard driver.isDriving else { return }
      let whole = max(sheet.length - lowest.top, 1)
      let leaves =
        velocity >= Self.flick || velocity > -Self.flick && percent(lowest.top) >= 0.5
      if leaves {
        driver.finish(withVelocity: velocity / whole)
      } else {
        driver.cancel(withVelocity: velocity / whole)
      }
      return
    }
    let next =
      velocity >= Self.flick
      ? stops.last { $0.top > place } ?? lowest
      : velocity <= -Self.flick
        ? stops.first { $0.top < place } ?? highest
        : stops.min { abs($0.top - place) < abs($1.top - place) } ?? lowest
    sheet.settle(to: next, velocity: velocity)
  }
}

@available(iOS 16.0, *)
extension BottomSheetDrag: UIGestureRecognizerDelegate {
  /// True for a drag along the height while no transition moves the sheet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let distance = recognizer.translation(in: nil)
    return abs(distance.y) >= abs(distance.x) && sheet.isAtRest
  }

  /// True for the recognizer of scrolling content, which shares the finger with the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrolling.admits(otherGestureRecognizer)
  }
}
