public import Foundation
import HeadlessViews

/// A timer that calls a block at every frame a stage shows, for motion that the app computes
/// itself.
///
/// ```swift
/// let start = stage.now
/// let link = CADisplayLink { link in
///   ball.center.x = 100 * (link.targetTimestamp - start)
///   if ball.center.x >= 200 { link.invalidate() }
/// }
/// link.add(to: stage)
/// ```
///
/// Frame `k` of a stage is shown at `k / frameRate` seconds. While the stage advances, it calls a
/// link at each of the link's frames and leaves none out. The call comes before all other work that
/// is due at that instant, so that the changes it makes show in that frame. After a link was added
/// or resumed, the first call comes at the next frame, never at the instant itself. The link is not
/// called later for frames that passed while it was paused, as in Core Animation. `seek` calls no
/// link.
///
/// The stage retains the links that were added to it, and a link retains its block, until the link
/// is invalidated or the stage is deallocated. A stage with a link that is not paused never
/// settles, because the stage cannot know when the link will be invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: Due {
  /// A name for people, used in the report when the link keeps its stage from settling.
  public var name: String?

  /// The instant of the frame before the current one, in seconds of the stage's clock; 0 before the
  /// first call.
  public private(set) var timestamp: TimeInterval = 0

  /// The instant of the current frame, in seconds of the stage's clock; 0 before the first call.
  ///
  /// It is the instant of the call, and all animations are evaluated at it too.
  public private(set) var targetTimestamp: TimeInterval = 0

  /// The time between two frames of the stage, in seconds; 0 before the first call.
  ///
  /// A link that skips frames is called every `targetTimestamp - timestamp` seconds instead.
  public private(set) var duration: TimeInterval = 0

  /// True when the link is not called; a paused link does not keep its stage from settling.
  public var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// The rate at which the link prefers to be called; every frame by default.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { reschedule() } }
  }

  /// The next frame at which the link is called, as a multiple of `stride`.
  fileprivate var nextFrame = 0.0

  /// The number of frames from one call to the next; 1 calls the link at every frame.
  fileprivate var stride = 1.0

  private var onFrame: ((CADisplayLink) -> Void)?
  private var frameRate = 0.0
  private var pendingOperation: Timeline.PendingOperation?
  @LinkedTimeline private(set) var timeline: Timeline?

  /// Creates a link that is on no stage yet.
  ///
  /// - Parameters:
  ///   - name: The name of the link in errors that report what still runs; nil for none.
  ///   - onFrame: Called at each frame, with the link.
  public init(name: String? = nil, _ onFrame: @escaping (CADisplayLink) -> Void) {
    self.name = name
    self.onFrame = onFrame
  }

  /// The rate at which the link prefers to be called, in frames a second; 0 means every frame.
  ///
  /// A negative value is refused with a `StageIssue`.
  public var preferredFramesPerSecond: Int {
    get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? .max }
    set {
      guard newValue >= 0 else {
        let diagnostics = timeline?.diagnostics ?? .fallback
        return diagnostics.report(StageIssue.impossibleFrameRate(value: "\(newValue)"))
      }
      let rate = Float(newValue)
      preferredFrameRateRange =
        rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Removes the link from its stage permanently and releases the block.
  ///
  /// When the block itself calls it, that call is the last one. A link that is invalidated by
  /// another link in the same frame is not called in that frame any more. A second call does
  /// nothing.
  public func invalidate() {
    let released = onFrame
    onFrame = nil
    leave()
    withExtendedLifetime(released) {}
  }

  /// True until the link is invalidated.
  var isValid: Bool { onFrame != nil }

  /// The instant at which the link is due next, in seconds of the clock; infinity when it is not
  /// due.
  var nextInstant: TimeInterval {
    isPaused || timeline == nil ? .infinity : nextFrame * stride / frameRate
  }

  /// Adds the link to a timeline, and removes it from the timeline that it was on.
  func join(_ timeline: Timeline, frameRate: Double) {
    leave()
    self.timeline = timeline
    self.frameRate = frameRate
    timeline.links.append(self)
    reschedule()
  }

  /// Removes the link from its timeline, if it is on one.
  func leave() {
    guard let timeline else { return }
    timeline.links.remove(self)
    if let pendingOperation { timeline.finish(pendingOperation) }
    pendingOperation = nil
    self.timeline = nil
  }

  /// Releases the block and forgets the timeline, because the stage was deallocated.
  func abandon() {
    timeline = nil
    pendingOperation = nil
    onFrame = nil
  }

  /// Calls the block for the frame that is due, and schedules the next frame.
  func show() {
    guard let onFrame else { return }
    (timestamp, targetTimestamp) = (
      (nextFrame - 1) * stride / frameRate, nextFrame * stride / frameRate
    )
    duration = 1 / frameRate
    waitForNextFrame()
    onFrame(self)
  }

  /// Schedules the first of the link's frames that lies after this instant.
  private func waitForNextFrame() {
    guard let timeline else { return }
    // A frame that rounding puts slightly after this instant counts as already shown.
    let now = timeline.now + min(1e-9, 0.25 / frameRate)
    let frame = (now * frameRate / stride).rounded(.down)
    nextFrame = frame + (frame * stride / frameRate > now ? 0 : 1)
    // Where floating-point numbers are too coarse for frames, the next number is the next frame.
    while nextFrame * stride / frameRate <= now, nextFrame < .infinity {
      nextFrame = nextFrame.nextUp
    }
    timeline.links.noteChange()
  }

  private func reschedule() {
    guard let timeline else { return }
    stride = preferredFrameRateRange.stride(at: frameRate)
    waitForNextFrame()
    if isPaused {
      if let pendingOperation { timeline.finish(pendingOperation) }
      pendingOperation = nil
    } else if pendingOperation == nil {
      pendingOperation = timeline.beginEndless(repeats: true) { [weak self] in
        self.map { ["\($0.label) that is neither paused nor invalidated"] } ?? []
      }
    }
  }

  private var label: String {
    name.map { "a display link '\($0)'" } ?? "a display link"
  }
}

extension Timeline {
  /// Calls the links that have a frame at this instant, in the order in which they were added.
  func performFrame() {
    guard nextFrame <= now else { return }
    for link in links.all where link.timeline === self && link.nextInstant <= now { link.show() }
  }
}
