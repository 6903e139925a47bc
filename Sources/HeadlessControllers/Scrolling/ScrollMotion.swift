import Foundation
import HeadlessStage
import HeadlessViews

/// A motion of a scroll view's content along a path, on a stage's clock.
///
/// The offset is exact at every instant, also during `Stage.seek`. The view lays out and notifies
/// its delegate at frames, and when the path ends.
@MainActor
final class ScrollMotion {
  private(set) var path: ScrollPath
  private weak var view: UIScrollView?
  @LinkedTimeline private var timeline: Timeline?

  private var begin: TimeInterval
  private var link: CADisplayLink?
  private var end: EventQueue.Token?

  /// The offset that the motion has set last, and the time at which it did.
  private var shown: (offset: CGPoint, time: TimeInterval)

  /// Creates a motion of a view's content that begins now.
  init(_ path: ScrollPath, of view: UIScrollView, on stage: Stage) {
    self.path = path
    self.view = view
    timeline = stage.timeline
    begin = stage.now
    shown = (path.offset(at: 0), stage.now)
    stage.timeline.add(self)
    let link = CADisplayLink(name: "scroll view") { [weak self] _ in self?.step() }
    link.add(to: stage)
    self.link = link
    scheduleEnd()
  }

  /// The time since the path began, in seconds.
  private var elapsed: TimeInterval { (timeline?.now ?? begin) - begin }

  /// Sets the offset for an instant; if the app has set another offset meanwhile, the path
  /// continues from there.
  func show(at now: TimeInterval) {
    guard let view else { return }
    let offset = view.layer.bounds.origin
    if offset != shown.offset {
      replace(path.moved(to: offset, at: shown.time - begin), at: shown.time)
    }
    shown = (path.offset(at: now - begin), now)
    view.layer.scroll(to: shown.offset)
  }

  /// Continues from an offset that the app has set.
  func adoptOffset() {
    if let timeline { show(at: timeline.now) }
  }

  /// Continues from here under other rules.
  func apply(_ rules: (ScrollAxis) -> ReleasedAxis.Rules) {
    guard let timeline else { return }
    show(at: timeline.now)
    replace(path.ruled(at: elapsed, by: rules), at: timeline.now)
  }

  /// Stops the motion and leaves the content where it is.
  func stop() {
    adoptOffset()
    leave()
  }

  private func replace(_ path: ScrollPath, at instant: TimeInterval) {
    self.path = path
    begin = instant
    scheduleEnd()
  }

  private func scheduleEnd() {
    guard let timeline else { return }
    if let end { timeline.cancel(end) }
    end = timeline.perform(at: begin + path.duration) { [weak self] in
      self?.arrive()
    }
  }

  private func step() {
    adoptOffset()
    view?.contentDidMove()
  }

  private func arrive() {
    end = nil
    adoptOffset()
    // The app has set another offset just now, from which the path continues.
    guard end == nil else { return }
    leave()
    view?.layer.scroll(to: path.end)
    view?.motionDidArrive(self)
  }

  private func leave() {
    link?.invalidate()
    link = nil
    timeline?.remove(self)
    if let end { timeline?.cancel(end) }
    end = nil
  }
}

extension ScrollMotion: TimelineFollower {
  func stageDidDeallocate() {
    link = nil
    end = nil
    view?.motionDidVanish(self)
  }
}

/// The cleanup of a motion whose scroll view is deallocated.
struct ScrollCleanup: Cleanup {
  let motion: ScrollMotion

  func perform() {
    motion.stop()
  }
}
