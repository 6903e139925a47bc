import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The motion of the sheet, other than its presentation and dismissal.
extension UISheetPresentationController {
  /// True while the sheet is on the screen and no transition runs.
  var isInPlace: Bool { sheetView?.window != nil && presentation?.transition == nil }

  /// Puts the sheet at a place; it keeps a margin there, unless a finger moves it.
  func put(_ sheetView: SheetView, at top: CGFloat) {
    let geometry = geometry
    let frame = geometry.frame(top: top, lowest: detentResolver.lowest)
    sheetView.place = frame
    // A finger takes the margin away in a time of its own.
    guard !drag.isTracking, !drag.isDismissing else { return }
    let margin = geometry.margin(atTop: top)
    sheetView.transform = geometry.transform(of: frame, margin: margin)
    sheetView.lowerRadius = lowerRadius(margin: margin)
  }

  /// Lets the sheet grow to its edge under a finger that takes hold of it.
  ///
  /// It grows by frames and not by an animation, whose time a dismissal under the finger would hold.
  func loseMargin() {
    guard let sheetView, let window = sheetView.window, let stage = window.stage,
      sheetView.transform != .identity
    else { return }
    growth?.stop()
    let (start, radius, beginning) = (sheetView.transform, sheetView.lowerRadius, stage.now)
    growth = FrameFollower(of: window) { [weak self, weak sheetView, unowned stage] in
      let time = min((stage.now - beginning) / Self.growthTime, 1)
      guard let self, let sheetView, drag.isTracking || drag.isDismissing else {
        self?.growth?.stop()
        return
      }
      let rest = CGFloat(1 - MediaTimingFunction.easeInEaseOut.value(at: time))
      UIView.performWithoutAnimation {
        sheetView.transform = start.part(rest)
        sheetView.lowerRadius = radius * rest
      }
      if time == 1 { growth?.stop() }
    }
  }

  /// The time in which a floating sheet grows to its edge, in seconds.
  private static var growthTime: TimeInterval { 0.15 }

  /// Moves the top of the sheet at once.
  func show(top: CGFloat) {
    guard let sheetView else { return }
    UIView.performWithoutAnimation {
      put(sheetView, at: top)
      backdrop.show(level(at: top))
    }
  }

  /// Sets the model position to which the sheet returns if the running dismissal is cancelled.
  func rest(at top: CGFloat) {
    guard let sheetView else { return }
    UIView.performWithoutAnimation {
      put(sheetView, at: top)
      sheetView.layoutIfNeeded()
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
  /// The layout within the motion may change what the sheet depends on, such as the preferred size
  /// of its content; the motion then goes to the new place.
  ///
  /// - Parameter velocity: The current velocity, in points per second, positive downwards.
  func settle(to top: CGFloat, velocity: CGFloat) {
    guard let sheetView, !noteChangeWithinLayout() else { return }
    stopSettling()
    UIView.performWithoutAnimation { updateAppearance() }
    let distance = top - self.top
    let frame = geometry.frame(top: top, lowest: detentResolver.lowest)
    let float = geometry.transform(of: frame, margin: geometry.margin(atTop: top))
    let isElsewhere = abs(sheetView.place.minX - frame.minX) > 0.01 || sheetView.transform != float
    guard abs(distance) > 0.01 || isElsewhere || sheetView.place.size != frame.size else {
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
    let isToRest = abs(top - restingTop) < 0.01
    animator.addAnimations { [weak self] in
      self?.layOut(sheetView, at: top, isToRest: isToRest, spring)
    }
    animator.addCompletion { [weak self, weak animator] _ in
      if self?.settling === animator { self?.settling = nil }
    }
    settling = animator
    isLayingOut = true
    animator.startAnimation()
    isLayingOut = false
    // A callback of the layout may have ended the motion, which cannot stop within its own changes.
    if settling !== animator { animator.stopAnimation(true) }
  }

  /// Lays the sheet out at its new place, again if the layout changes that place.
  private func layOut(
    _ sheetView: SheetView, at top: CGFloat, isToRest: Bool, _ spring: SpringCurve
  ) {
    var (top, rounds) = (top, 0)
    repeat {
      isToLayOutAgain = false
      rounds += 1
      put(sheetView, at: top)
      sheetView.layoutIfNeeded()
      if isToRest { top = restingTop }
    } while isToLayOutAgain && rounds < Self.layoutLimit
    knownGeometry = geometry
    UIView.performWithoutAnimation { updateAppearance() }
    backdrop.animate(to: level(at: top), over: spring.settlingDuration, spring: spring)
  }

  /// The number of layouts in one motion; content that asks for another size in each of them keeps
  /// the last one.
  private static var layoutLimit: Int { 8 }

  /// Notes that the sheet has another place, if that happens in the layout of its own motion;
  /// otherwise returns false.
  func noteChangeWithinLayout() -> Bool {
    if isLayingOut { isToLayOutAgain = true }
    return isLayingOut
  }

  /// Stops the sheet where it is shown.
  func stopSettling() {
    guard let animator = settling else { return }
    settling = nil
    // A completion of its content's animations is called before the motion's own.
    guard !isLayingOut, !animator.isFinishing else { return }
    animator.stopAnimation(true)
    guard sheetView != nil else { return }
    backdrop.show(level(at: top))
  }
}

extension CGAffineTransform {
  /// A part of a scale and a shift: the identity at 0, this transform at 1.
  fileprivate func part(_ part: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: 1 + (a - 1) * part, b: 0, c: 0, d: 1 + (d - 1) * part, tx: tx * part, ty: ty * part)
  }
}
