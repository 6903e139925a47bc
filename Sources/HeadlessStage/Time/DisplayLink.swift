public import Foundation
import HeadlessViews

/// Calls a block at every frame that a stage shows, for motion that is worked out by hand.
///
/// ```swift
/// let start = stage.now
/// let link = DisplayLink { link in
///   ball.center.x = 100 * (link.targetTimestamp - start)
///   if ball.center.x >= 200 { link.invalidate() }
/// }
/// link.add(to: stage)
/// ```
///
/// Frame `k` of a stage is at `k / frameRate`. While the stage advances, a link is called at each of
/// its frames on the way, none left out, before anything else that is due at that instant (fact J5):
/// what it changes shows in that frame. It is first called at the next frame after it was added or
/// resumed, never at the instant itself; nothing is made up for (fact J3). `seek` calls no link.
///
/// A stage keeps the links that were added to it, and a link keeps its block, until it is
/// invalidated or the stage goes (fact J1). A link that is not paused keeps its stage from resting,
/// since nobody can know whether it will ever end.
@preconcurrency @MainActor
public final class DisplayLink {
  /// What the link is called, for people; it is named where it keeps a stage from resting.
  public var name: String?

  /// When the frame before the one that is being made was shown, in seconds of the stage's clock; 0
  /// before the first call.
  public private(set) var timestamp: TimeInterval = 0

  /// When the frame that is being made is shown, in seconds of the stage's clock: the instant of the
  /// call, for which all animations are worked out too (fact J6); 0 before the first call.
  public private(set) var targetTimestamp: TimeInterval = 0

  /// The time from one frame of the stage to the next, in seconds; 0 before the first call.
  ///
  /// A link that leaves frames out has `targetTimestamp - timestamp` from call to call (fact J2).
  public private(set) var duration: TimeInterval = 0

  /// True when the link is not called; its stage can rest meanwhile.
  public var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// How often the link would like to be called; by default as often as there are frames.
  public var preferredFrameRateRange = FrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { reschedule() } }
  }

  /// The frame that the link is called at next, as a multiple of its stride.
  fileprivate var nextFrame = 0.0

  /// Every how manieth frame the link is called at.
  fileprivate var stride = 1.0

  /// When the link is due next as far as its timeline knows, in seconds; infinity when it is not.
  private var knownInstant = TimeInterval.infinity

  private var onFrame: ((DisplayLink) -> Void)?
  private var frameRate = 0.0
  private var duty: Timeline.Duty?
  private(set) weak var timeline: Timeline?

  /// A link that is on no stage yet.
  ///
  /// - Parameter onFrame: Called at each frame, with the link.
  public init(name: String? = nil, _ onFrame: @escaping (DisplayLink) -> Void) {
    self.name = name
    self.onFrame = onFrame
  }

  /// How often the link would like to be called, in frames a second; 0 stands for every frame.
  ///
  /// Less than zero is refused with a `StageIssue`.
  public var preferredFramesPerSecond: Int {
    get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? .max }
    set {
      guard newValue >= 0 else {
        let diagnostics = timeline?.diagnostics ?? Timeline.current?.diagnostics ?? .fallback
        return diagnostics.report(StageIssue.impossibleFrameRate(value: "\(newValue)"))
      }
      let rate = Float(newValue)
      preferredFrameRateRange =
        rate == 0 ? .default : FrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Takes the link off its stage for good, and lets go of the block.
  ///
  /// Within a call of the link that call is its last; a link that was due after it in the same frame
  /// is not called any more either. Doing it twice is harmless.
  public func invalidate() {
    let released = onFrame
    onFrame = nil
    leave()
    withExtendedLifetime(released) {}
  }

  /// False once the link was invalidated.
  var isValid: Bool { onFrame != nil }

  /// When the link is due next, in seconds of the clock; infinity when it is not.
  var nextInstant: TimeInterval {
    isPaused || timeline == nil ? .infinity : nextFrame * stride / frameRate
  }

  /// Joins the links of a timeline, leaving those it is among.
  func join(_ timeline: Timeline, frameRate: Double) {
    leave()
    self.timeline = timeline
    self.frameRate = frameRate
    timeline.links.append(self)
    reschedule()
  }

  /// Leaves the links it is among, if it is among any.
  func leave() {
    guard let timeline else { return }
    timeline.links.remove(self)
    if let duty { timeline.fulfil(duty) }
    duty = nil
    self.timeline = nil
    tell(timeline)
  }

  /// Forgets the stage, which is gone, and lets go of the block.
  func abandon() {
    timeline = nil
    duty = nil
    onFrame = nil
    knownInstant = .infinity
  }

  /// Calls the block for the frame that is due, and waits for the next one.
  func show() {
    guard let onFrame else { return }
    (timestamp, targetTimestamp) = (
      (nextFrame - 1) * stride / frameRate, nextFrame * stride / frameRate
    )
    duration = 1 / frameRate
    waitForNextFrame()
    onFrame(self)
  }

  /// Waits for the first of the link's frames that is not there yet.
  private func waitForNextFrame() {
    guard let timeline else { return }
    // A frame that rounding put a little after this instant is here already.
    let now = timeline.now + min(1e-9, 0.25 / frameRate)
    let frame = (now * frameRate / stride).rounded(.down)
    nextFrame = frame + (frame * stride / frameRate > now ? 0 : 1)
    // Where numbers are too coarse for frames, the next number is the next frame.
    while nextFrame * stride / frameRate <= now, nextFrame < .infinity {
      nextFrame = nextFrame.nextUp
    }
    tell(timeline)
  }

  /// Lets a timeline know when the link is due next.
  private func tell(_ timeline: Timeline) {
    let instant = nextInstant
    timeline.linkWaits(until: instant, not: knownInstant)
    knownInstant = instant
  }

  private func reschedule() {
    guard let timeline else { return }
    stride = preferredFrameRateRange.stride(at: frameRate)
    waitForNextFrame()
    if isPaused {
      if let duty { timeline.fulfil(duty) }
      duty = nil
    } else if duty == nil {
      duty = timeline.beginEndless(repeats: true) { [weak self] in
        self.map { ["\($0.label) that is neither paused nor invalidated"] } ?? []
      }
    }
  }

  private var label: String {
    name.map { "a display link '\($0)'" } ?? "a display link"
  }
}

extension Timeline {
  /// Notes that a link waits for another instant than it did; infinity stands for none.
  fileprivate func linkWaits(until new: TimeInterval, not old: TimeInterval) {
    linkInstants.move(from: old, to: new)
    nextFrame = linkInstants.first
  }

  /// Calls the links whose frame it is, in the order in which they were added.
  func performFrame() {
    guard nextFrame <= now else { return }
    for link in links where link.timeline === self && link.nextInstant <= now { link.show() }
  }
}
