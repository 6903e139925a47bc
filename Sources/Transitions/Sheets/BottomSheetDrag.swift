import Foundation
import Transitioning

/// The drag on a bottom sheet: it moves the sheet between its detents, drives the dismissal below
/// the lowest, and catches the sheet while it comes or goes.
@MainActor
@available(iOS 16.0, *)
final class BottomSheetDrag: NSObject {
  /// The velocity from which the direction of a release decides, in points per second; 800, as in
  /// the Transmission library.
  private static let flick: CGFloat = 800

  let recognizer = UIPanGestureRecognizer()

  /// The interaction controller of both transitions.
  let driver: UIPercentDrivenInteractiveTransition = Driver()

  /// The way of the sheet in the transition that runs; nil if nothing moves the sheet, or only a
  /// fade.
  var motion: BottomSheetMotion?

  /// True while a finger drags.
  private(set) var isTracking = false

  private unowned let sheet: BottomSheetPresentationController

  /// The way of the sheet in the transition that the finger drives; nil while it moves the sheet
  /// between detents.
  private var driven: BottomSheetMotion?

  /// True if the finger has begun the dismissal that it drives.
  private var hasBegun = false

  /// True if the user may dismiss the sheet; nil until the finger is below the lowest detent.
  private var mayDismiss: Bool?

  /// The top of the sheet at the finger, in points.
  private var place: CGFloat = 0

  /// The place where the finger caught the sheet, in points.
  private var catchPlace: CGFloat = 0

  /// The finger's translation at its last movement, in points.
  private var translation: CGFloat = 0

  /// The sharing of the finger with scrolling content.
  private let scrolling = SheetScrolling()

  /// An interaction controller that keeps a release which comes before the transition has begun.
  private final class Driver: UIPercentDrivenInteractiveTransition {
    override var wantsInteractiveStart: Bool {
      get { super.wantsInteractiveStart || isReleasedEarly }
      set { super.wantsInteractiveStart = newValue }
    }
  }

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
      begin()
    case .changed:
      guard isTracking else { return }
      let movement = recognizer.translation(in: nil).y - translation
      translation += movement
      follow(movement)
    case .ended:
      guard isTracking else { return }
      isTracking = false
      release(velocity: scrolling.isScrolling ? 0 : recognizer.velocity(in: nil).y)
      driver.wantsInteractiveStart = false
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      callOff()
      driver.wantsInteractiveStart = false
    default: break
    }
  }

  private func begin() {
    (isTracking, hasBegun, mayDismiss, driven) = (true, false, nil, nil)
    translation = recognizer.translation(in: nil).y
    if driver.isDriving {
      catchTransition()
    } else {
      sheet.stopSettling()
      place = sheet.place(showing: sheet.presentedView?.frame.minY ?? 0)
    }
    scrolling.beginDrag()
  }

  /// Takes the sheet over from the transition that runs.
  private func catchTransition() {
    driver.pause()
    let isArriving = sheet.presentedViewController.isBeingPresented
    let fade = BottomSheetMotion(
      isArriving ? .forward : .backward, from: sheet.restingTop, to: sheet.length)
    driven = motion ?? fade
    place = motion == nil ? fade.top(at: driver.progress) : sheet.shownTop
    catchPlace = place
    guard isArriving, askedMayDismiss() else { return }
    // The finger may throw away what is still on its way.
    sheet.dismissForUser()
  }

  /// Moves the sheet with the finger, except for the part of the movement that scrolls content.
  private func follow(_ movement: CGFloat) {
    let share = scrolling.share(of: movement, roomAbove: place - (sheet.stops.last?.top ?? place))
    guard share != 0 else { return }
    place += share
    if let driven { drive(driven) } else { slide() }
  }

  /// Drives the transition, or lets go of it where the finger has come back to the detent.
  private func drive(_ motion: BottomSheetMotion) {
    guard driver.isDriving, place > motion.rest else {
      self.driven = nil
      (hasBegun, mayDismiss) = (false, nil)
      driver.wantsInteractiveStart = false
      if motion.direction == .forward {
        driver.update(1)
        driver.release(finishing: true)
      } else {
        driver.update(0)
        driver.release(finishing: false)
      }
      self.motion = nil
      return slide()
    }
    driver.update(motion.percent(at: shown(in: motion)))
  }

  /// The place of the top in a transition; on a rubber band below the place where the finger caught
  /// a sheet that must not be dismissed.
  private func shown(in motion: BottomSheetMotion) -> CGFloat {
    guard mayDismiss == false, place > catchPlace else { return place }
    return CGFloat(sheet.band.position(Double(place), within: 0...Double(catchPlace)))
  }

  /// Moves the sheet between and beyond its detents, or begins the dismissal below them.
  private func slide() {
    guard let lowest = sheet.stops.first?.top else { return }
    guard place > lowest, askedMayDismiss(), sheet.isAtRest else {
      if place <= lowest { mayDismiss = nil }
      return sheet.show(top: sheet.shown(place))
    }
    sheet.show(top: lowest)
    driver.wantsInteractiveStart = true
    sheet.dismissForUser()
    guard driver.isDriving else { return }
    hasBegun = true
    let way = BottomSheetMotion(.backward, from: lowest, to: sheet.length)
    driven = way
    drive(way)
  }

  private func askedMayDismiss() -> Bool {
    let answer = mayDismiss ?? sheet.userMayDismiss()
    mayDismiss = answer
    return answer
  }

  private func release(velocity: CGFloat) {
    guard let driven, driver.isDriving else { return settle(velocity: velocity) }
    self.driven = nil
    let leaves = leaves(from: driven.rest, over: driven.length, velocity: velocity)
    let speed = driven.speed(velocity, at: driven.percent(at: shown(in: driven)))
    let mayLeave = driven.direction == .backward || mayDismiss == true
    if (leaves && mayLeave) == (driven.direction == .backward) {
      driver.finish(withVelocity: speed)
    } else {
      driver.cancel(withVelocity: speed)
    }
    if leaves && mayLeave { return }
    if leaves { sheet.userDidAttemptToDismiss() }
    if let stop = sheet.stops.first(where: { abs($0.top - driven.rest) < 0.5 }) {
      sheet.select(stop.identifier)
    }
  }

  /// Moves the sheet to the detent that is nearest, or next in the direction of a fast release.
  private func settle(velocity: CGFloat) {
    let stops = sheet.stops
    guard let lowest = stops.first, let highest = stops.last else { return }
    let top = sheet.shown(place)
    let next =
      velocity >= Self.flick
      ? stops.last { $0.top > top } ?? lowest
      : velocity <= -Self.flick
        ? stops.first { $0.top < top } ?? highest
        : stops.min { abs($0.top - top) < abs($1.top - top) } ?? lowest
    sheet.settle(to: next.top, velocity: velocity)
    sheet.select(next.identifier)
    let isRefused = mayDismiss == false && place > lowest.top
    if isRefused, leaves(from: lowest.top, over: sheet.length - lowest.top, velocity: velocity) {
      sheet.userDidAttemptToDismiss()
    }
  }

  /// True if a release means that the sheet is to leave.
  private func leaves(from rest: CGFloat, over length: CGFloat, velocity: CGFloat) -> Bool {
    velocity >= Self.flick || velocity > -Self.flick && place - rest >= length / 2
  }

  /// Undoes what the finger has begun, because the system has cancelled the drag; what it has only
  /// caught goes on.
  private func callOff() {
    guard driven != nil, driver.isDriving else {
      return sheet.settle(to: sheet.restingTop, velocity: 0)
    }
    driven = nil
    driver.release(finishing: !hasBegun)
  }
}

@available(iOS 16.0, *)
extension BottomSheetDrag: UIGestureRecognizerDelegate {
  /// True for a drag along the height, at rest or in a transition that the drag can catch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let distance = recognizer.translation(in: nil)
    return abs(distance.y) >= abs(distance.x) && (sheet.isAtRest || driver.isDriving)
  }

  /// True for the recognizer of scrolling content, which shares the finger with the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrolling.adopt(otherGestureRecognizer)
  }
}
