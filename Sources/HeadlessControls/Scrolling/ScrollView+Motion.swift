import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

extension ScrollView {
  /// How long `setContentOffset(_:animated:)` takes, in seconds; our choice, the platform's is not
  /// published.
  private static let scrollingDuration: TimeInterval = 0.3

  /// How fast content goes to the next page rather than to the nearest, in points per second; ours too.
  private static let pagingVelocity: CGFloat = 300

  /// What `setContentOffset(_:animated:)` does.
  final func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else { return refuse("contentOffset", offset) }
    stopMotion()
    guard animated, currentDrag == nil, motion == nil, View.areAnimationsEnabled,
      let stage = window?.stage
    else { return contentOffset = offset }
    guard offset != contentOffset else { return }
    let path = ScrollPath.eased(
      from: contentOffset, to: offset, duration: Self.scrollingDuration)
    motion = ScrollMotion(path, of: self, on: stage)
  }

  /// What `scrollRectToVisible(_:animated:)` does.
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

/// How content moves by itself.
extension ScrollView {
  /// Stops content that moves by itself where it is.
  final func stopMotion() {
    guard let motion else { return }
    motion.stop()
    self.motion = nil
    contentDidMove()
    tellEnd(of: motion)
  }

  /// Takes content that nobody holds to where it may rest.
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

  /// Lets content go along a path, if that leads anywhere, after telling of the end of a drag if there
  /// was one.
  final func release(_ path: ScrollPath, isAfterDrag: Bool = false) {
    let moves = path.duration > 0 && window?.stage != nil
    let wasAt = contentOffset
    if isAfterDrag {
      // Whoever counts on it that content has come to rest when it is tracked, but not dragged any more,
      // is right in UIKit.
      isTracking = !moves
      delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
      isTracking = false
    }
    // Whoever was told may have taken the content, or the view, elsewhere.
    guard motion == nil, currentDrag == nil else { return }
    guard isScrollEnabled || !isAfterDrag else { return comeToRest() }
    guard path.duration > 0, let stage = window?.stage else {
      if contentOffset == wasAt { contentOffset = path.end }
      return
    }
    motion = ScrollMotion(path, of: self, on: stage)
    motion?.adopt()
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Lays out, and tells of where the content is.
  final func contentDidMove() {
    if toldOffset != contentOffset { setNeedsLayout() }
    tellOffset()
  }

  /// Tells of the end of a motion.
  final func motionDidArrive(_ motion: ScrollMotion) {
    guard self.motion === motion else { return }
    self.motion = nil
    contentDidMove()
    tellEnd(of: motion)
  }

  /// Forgets a motion whose stage is gone.
  final func motionDidVanish(_ motion: ScrollMotion) {
    if self.motion === motion { self.motion = nil }
  }

  private func tellEnd(of motion: ScrollMotion) {
    if motion.path.isRelease {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Who is being told of an offset, each from within what the one before it does.
  @exclusivity(unchecked) private static var told: [ObjectIdentifier] = []

  /// Tells of an offset that is not known yet; of one that is set while somebody is told, before the
  /// setter returns.
  final func tellOffset() {
    guard !isSilent, toldOffset != contentOffset else { return }
    toldOffset = contentOffset
    let identity = ObjectIdentifier(self)
    let depth = Self.told.count { $0 == identity }
    let limit = 100
    guard depth < limit else {
      layer.report(ScrollIssue.endlessScrolling(view: layer.label, times: limit))
      // Nor is anybody told of what they all do who are still being told.
      return isSilent = true
    }
    Self.told.append(identity)
    delegate?.scrollViewDidScroll(self)
    Self.told.removeLast()
    guard depth == 0, isSilent else { return }
    isSilent = false
    toldOffset = contentOffset
  }

  /// The page that content comes to rest on: the next one if it is fast, else the nearest.
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
