import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension UIScrollView {
  /// How long `setContentOffset(_:animated:)` takes, in seconds.
  ///
  /// UIKit's value is not published: the question "duration of an animated setContentOffset".
  private static let scrollingDuration: TimeInterval = 0.3

  /// The velocity above which content moves to the next page instead of the nearest, in points per
  /// second.
  ///
  /// UIKit's value is not published: the question "velocity that turns a page".
  private static let pagingVelocity: CGFloat = 300

  /// Performs `setContentOffset(_:animated:)`.
  final func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else { return refuse("contentOffset", offset) }
    stopMotion()
    // A callback of the end may have begun another motion.
    if motion != nil { stopMotion() }
    guard animated, currentDrag == nil, motion == nil, UIView.areAnimationsEnabled,
      let stage = window?.stage
    else { return contentOffset = offset }
    guard offset != contentOffset else { return }
    let path = ScrollPath.eased(
      from: contentOffset, to: offset, duration: Self.scrollingDuration)
    motion = ScrollMotion(path, of: self, on: stage)
  }

  /// Performs `scrollRectToVisible(_:animated:)`.
  final func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return refuse("visible rectangle", rect) }
    let rect = rect.standardized
    let (start, size) = (rect.origin, rect.size)
    let offset = CGPoint { axis in
      let low = contentOffset[axis] + adjustedContentInset.start(of: axis)
      let high = contentOffset[axis] + bounds.size[axis] - adjustedContentInset.end(of: axis)
      let (first, last) = (start[axis], start[axis] + size[axis])
      if first < low && last > high { return contentOffset[axis] }
      if first < low || size[axis] > high - low { return contentOffset[axis] + first - low }
      return last > high ? contentOffset[axis] + last - high : contentOffset[axis]
    }
    guard clamped(offset) != contentOffset else { return }
    setContentOffset(clamped(offset), animated: animated)
  }
}

/// Motion without fingers.
extension UIScrollView {
  /// Stops moving content where it is.
  final func stopMotion() {
    guard let motion else { return notifyOfMotionEnd() }
    motion.stop()
    end(motion)
  }

  /// Moves content that is neither held nor moving to an offset at which it may rest.
  final func comeToRest() {
    guard motion == nil, !isHeld else { return }
    let rest = isPagingEnabled ? page(.zero) : clamped(contentOffset)
    guard rest != contentOffset else { return }
    release(
      .released(from: contentOffset, velocity: .zero) { axis in
        var rules = rules(axis)
        rules.goal = Double(rest[axis])
        return rules
      })
  }

  /// Releases content along a path, if the path leads anywhere; after a drag, first notifies the
  /// delegate of its end.
  final func release(_ path: ScrollPath, isAfterDrag: Bool = false) {
    notifyOfMotionEnd()
    let moves = path.duration > 0 && window?.stage != nil
    let wasAt = contentOffset
    if isAfterDrag {
      // UIKit code may rely on this: content that is tracked but not dragged has come to rest.
      isTracking = !moves
      delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
      isTracking = false
    }
    // The delegate may have moved the content, or the view.
    guard motion == nil, currentDrag == nil else { return }
    guard isScrollEnabled || !isAfterDrag else { return comeToRest() }
    guard path.duration > 0, let stage = window?.stage else {
      if contentOffset == wasAt { contentOffset = path.end }
      return
    }
    motion = ScrollMotion(path, of: self, on: stage)
    motion?.adoptOffset()
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Requests layout and notifies the delegate of the present offset.
  final func contentDidMove() {
    if notifiedOffset != contentOffset { setNeedsLayout() }
    notifyOfOffset()
  }

  /// Ends a motion and notifies the delegate.
  final func motionDidArrive(_ motion: ScrollMotion) {
    if self.motion === motion { end(motion) }
  }

  /// Drops a motion whose stage is deallocated.
  final func motionDidVanish(_ motion: ScrollMotion) {
    if self.motion === motion { self.motion = nil }
  }

  private func end(_ motion: ScrollMotion) {
    self.motion = nil
    endedMotion = motion
    contentDidMove()
    notifyOfMotionEnd()
  }

  /// Notifies the delegate of the end of the last motion, unless that is done; a callback may
  /// request the next motion before it.
  private func notifyOfMotionEnd() {
    guard let motion = endedMotion else { return }
    endedMotion = nil
    if motion.path.isRelease {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Notifies the delegate of an offset that it does not know yet.
  ///
  /// An offset that a delegate sets in the callback is notified before the setter returns.
  final func notifyOfOffset() {
    guard !isSilent, notifiedOffset != contentOffset else { return }
    notifiedOffset = contentOffset
    let limit = 100
    guard notificationDepth < limit else {
      layer.report(ScrollIssue.endlessScrolling(view: layer.label, times: limit))
      // Suppress further callbacks until the outermost one returns.
      return isSilent = true
    }
    notificationDepth += 1
    delegate?.scrollViewDidScroll(self)
    notificationDepth -= 1
    guard notificationDepth == 0, isSilent else { return }
    isSilent = false
    notifiedOffset = contentOffset
  }

  /// Returns the page on which content comes to rest: the next page if the content is fast,
  /// otherwise the nearest.
  final func page(_ velocity: CGPoint) -> CGPoint {
    let pages = CGPoint { axis in
      let length = bounds.size[axis]
      guard canScroll(axis), length > 0 else { return contentOffset[axis] }
      let place = contentOffset[axis] / length
      if velocity[axis] > Self.pagingVelocity { return (place.rounded(.down) + 1) * length }
      if velocity[axis] < -Self.pagingVelocity { return (place.rounded(.up) - 1) * length }
      return place.rounded() * length
    }
    return clamped(pages)
  }
}
