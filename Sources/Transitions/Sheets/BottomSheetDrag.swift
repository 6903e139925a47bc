import Foundation
import Transitioning

/// The drag on a bottom sheet: it moves the sheet between its detents, and drives the dismissal
/// below the lowest.
@MainActor
final class BottomSheetDrag {
  /// The velocity from which the direction of a release decides, in points per second; 800, as in
  /// the Transmission library.
  private static let flick: CGFloat = 800

  let recognizer = PanGestureRecognizer()

  /// The interaction controller of the dismissal.
  let driver = PercentDrivenInteractiveTransition()

  /// True while a finger drags.
  private(set) var isTracking = false

  private unowned let sheet: BottomSheetPresentationController
  private var isDismissing = false

  /// The top of the sheet that the finger asks for, less the finger's translation, in points.
  private var origin: CGFloat = 0

  init(_ sheet: BottomSheetPresentationController) {
    self.sheet = sheet
    driver.wantsInteractiveStart = false
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.recognizerDidChange() }
  }

  private var translation: CGFloat { recognizer.translation(in: nil).y }

  private func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      isDismissing = false
      sheet.stopSettling()
      origin = (sheet.presentedView?.frame.minY ?? 0) - translation
    case .changed:
      guard isTracking else { return }
      move(to: origin + translation)
    case .ended, .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      driver.wantsInteractiveStart = false
      let velocity = recognizer.state == .ended ? recognizer.velocity(in: nil).y : 0
      release(at: origin + translation, velocity: velocity)
    case .possible:
      break
    }
  }

  private func move(to place: CGFloat) {
    guard let lowest = sheet.stops.first?.top, let highest = sheet.stops.last?.top else { return }
    if isDismissing { return driver.update(percent(at: place, lowest)) }
    guard place > lowest, sheet.mayBeDismissed else {
      let band = RubberBand(dimension: Double(max(sheet.length, 1)))
      let shown = band.position(Double(place), within: Double(highest)...Double(lowest))
      return sheet.show(top: CGFloat(shown))
    }
    sheet.show(top: lowest)
    driver.wantsInteractiveStart = true
    sheet.dismiss()
    isDismissing = driver.isDriving
    if isDismissing { driver.update(percent(at: place, lowest)) }
  }

  private func percent(at place: CGFloat, _ lowest: CGFloat) -> CGFloat {
    max(0, (place - lowest) / max(sheet.length - lowest, 1))
  }

  private func release(at place: CGFloat, velocity: CGFloat) {
    let stops = sheet.stops
    guard let lowest = stops.first, let highest = stops.last else { return }
    if isDismissing {
      isDismissing = false
      guard driver.isDriving else { return }
      let whole = max(sheet.length - lowest.top, 1)
      let leaves =
        velocity >= Self.flick || velocity > -Self.flick && percent(at: place, lowest.top) >= 0.5
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

extension BottomSheetDrag: GestureRecognizerDelegate {
  /// True for a drag along the height while no transition moves the sheet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    return abs(way.y) >= abs(way.x) && sheet.isAtRest
  }
}
