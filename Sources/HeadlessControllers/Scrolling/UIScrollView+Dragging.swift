import Foundation
import HeadlessStage
import HeadlessViews

/// Dragging by fingers.
extension UIScrollView {
  /// True while fingers that drag, or may still drag, the content are down.
  ///
  /// Unlike `isTracking`, false while the delegate is notified of the end of the drag.
  final var isHeld: Bool { isDragging || isTracking && !pan.hasEnded }

  /// Catches content that moves.
  final func fingersDidComeDown() {
    guard !isTracking else { return }
    isTracking = true
    stopMotion()
  }

  /// Releases content that was caught and not dragged.
  final func fingersDidLeave() {
    isTracking = false
    // A drag that has not ended by now was on a stage that is deallocated.
    currentDrag = nil
    if motion == nil { comeToRest() }
  }

  /// Begins to follow the fingers from their present location.
  final func beginDragging() {
    stopMotion()
    let (offset, translation) = (contentOffset, pan.translation(in: self))
    dragsBegun += 1
    currentDrag = ScrollDrag(
      of: offset, pulled: pulled(offset), translation: translation,
      lockedAxis: isDirectionalLockEnabled ? lockedAxis(for: translation) : nil,
      number: dragsBegun)
    isTracking = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the axis that a drag is locked against: the axis along which the drag has moved less
  /// than half as far.
  private func lockedAxis(for translation: CGPoint) -> ScrollAxis? {
    if abs(translation.x) < abs(translation.y) / 2 { return .horizontal }
    return abs(translation.y) < abs(translation.x) / 2 ? .vertical : nil
  }

  /// Moves the content with the fingers.
  final func drag() {
    guard currentDrag != nil else { return }
    adoptOffset()
    guard var drag = currentDrag else { return }
    drag.translation = pan.translation(in: self)
    guard !isHeldByPinch else {
      // The pinch has moved the content with the fingers already; the drag continues from there.
      drag.restart(at: drag.offset, pulled(drag.offset))
      return currentDrag = drag
    }
    let offset = CGPoint { axis in
      follows(axis, drag)
        ? banded(drag.anchor[axis] - drag.translation[axis], axis)
        : drag.offset[axis]
    }
    guard drag.translation.isFinite, offset.isFinite else { return }
    drag.move(to: offset)
    currentDrag = drag
    contentOffset = offset
  }

  /// Releases the content.
  final func endDragging(isCancelled: Bool) {
    guard currentDrag != nil else { return }
    adoptOffset()
    guard let drag = currentDrag else { return }
    let velocity = isCancelled || isZoomBouncing ? .zero : releaseVelocity(of: drag)
    let natural = restingOffset(velocity)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    guard currentDrag?.number == drag.number else { return }
    if !target.isFinite {
      refuse("targetContentOffset", target)
      target = natural
    }
    currentDrag = nil
    let path = ScrollPath.released(from: contentOffset, velocity: velocity) { axis in
      var rules = rules(axis)
      let hasGoal = target[axis] != natural[axis] || (isPagingEnabled && canScroll(axis))
      rules.goal = hasGoal ? Double(target[axis]) : nil
      return rules
    }
    release(path, isAfterDrag: true)
  }

  private func follows(_ axis: ScrollAxis, _ drag: ScrollDrag) -> Bool {
    axis != drag.lockedAxis && canScroll(axis)
  }

  /// Continues from an offset that the app has set.
  private func adoptOffset() {
    let offset = contentOffset
    guard currentDrag?.offset != offset else { return }
    currentDrag?.restart(at: offset, pulled(offset))
  }

  /// Adjusts the drag after `setTranslation`; the content stays where it is.
  final func translationDidJump(by change: CGPoint) {
    guard var drag = currentDrag else { return }
    drag.translation = CGPoint { drag.translation[$0] + change[$0] }
    drag.anchor = CGPoint { drag.anchor[$0] + change[$0] }
    currentDrag = drag
  }

  /// Returns the velocity with which the offset follows the fingers, in points per second.
  private func releaseVelocity(of drag: ScrollDrag) -> CGPoint {
    let velocity = pan.velocity(in: self)
    guard velocity.isFinite else { return .zero }
    return CGPoint { axis in
      guard follows(axis, drag), !drag.heldAxes.contains(axis) else { return 0 }
      return -velocity[axis] * velocityRatio(at: drag.anchor[axis] - drag.translation[axis], axis)
    }
  }

  /// Returns the offset at which released content comes to rest by itself.
  private func restingOffset(_ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return page(velocity) }
    return ScrollPath.released(from: contentOffset, velocity: velocity, rules).end
  }
}
