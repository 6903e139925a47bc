import Foundation
import HeadlessStage
import HeadlessViews

/// How fingers move content.
extension ScrollView {
  /// True while fingers are down that drag, or may yet drag, the content: `isTracking`, but for those of
  /// whose end the delegate is being told.
  final var isHeld: Bool { isDragging || isTracking && !pan.hasEnded }

  /// Catches content that moves by itself.
  final func fingersDidComeDown() {
    guard !isTracking else { return }
    isTracking = true
    stopMotion()
  }

  /// Lets content go that was caught and not dragged.
  final func fingersDidLeave() {
    isTracking = false
    // A drag that has not ended by now is on a stage that is gone.
    currentDrag = nil
    if motion == nil { comeToRest() }
  }

  /// Begins to follow fingers, from where they are now.
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

  /// The axis that a drag stays off: the one along which it has gone less than half as far.
  private func lockedAxis(for way: CGPoint) -> ScrollAxis? {
    if abs(way.x) < abs(way.y) / 2 { return .horizontal }
    return abs(way.y) < abs(way.x) / 2 ? .vertical : nil
  }

  /// Puts the content where the fingers have pulled it.
  final func drag() {
    guard currentDrag != nil else { return }
    adoptOffset()
    guard var drag = currentDrag else { return }
    drag.translation = pan.translation(in: self)
    guard !isHeldByPinch else {
      // The content follows the fingers already; the drag goes on from there.
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

  /// Lets the content go.
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

  /// Goes on from wherever somebody else has put the content.
  private func adoptOffset() {
    let offset = contentOffset
    guard currentDrag?.offset != offset else { return }
    currentDrag?.restart(at: offset, pulled(offset))
  }

  /// The translation was set; what has been done up to now stays as it is.
  final func translationDidJump(by way: CGPoint) {
    guard var drag = currentDrag else { return }
    drag.translation = CGPoint { drag.translation[$0] + way[$0] }
    drag.anchor = CGPoint { drag.anchor[$0] + way[$0] }
    currentDrag = drag
  }

  /// How fast the offset follows the fingers, in points per second.
  private func releaseVelocity(of drag: ScrollDrag) -> CGPoint {
    let velocity = pan.velocity(in: self)
    guard velocity.isFinite else { return .zero }
    return CGPoint { axis in
      guard follows(axis, drag), !drag.heldAxes.contains(axis) else { return 0 }
      return -velocity[axis] * give(at: drag.anchor[axis] - drag.translation[axis], axis)
    }
  }

  /// Where content that is let go comes to rest by itself.
  private func restingOffset(_ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return page(velocity) }
    return ScrollPath.released(from: contentOffset, velocity: velocity, rules).end
  }
}
