public import Foundation
import HeadlessViews
import MotionCurves
public import Observation

/// Animations that can be paused, scrubbed, reversed and stopped on the way.
///
/// ```swift
/// let animator = PropertyAnimator(duration: 0.5, curve: .easeInOut) { card.center.y -= 200 }
/// animator.addCompletion { position in context.transitionDidEnd() }
/// animator.startAnimation()
/// ```
///
/// What shows is a pure function of the stage's time, and every completion runs exactly once, unless
/// `stopAnimation(true)` drops it. An animator that runs keeps itself alive until its end. One that
/// is paused has nothing scheduled: it does not keep a stage from settling, and whoever has paused
/// it must end it; when it is let go of before, that is reported and it finishes where it is.
///
/// Blocks within its own are part of it: they are paused, scrubbed and reversed along, and their
/// completions run when it ends (facts H37, H38); only what repeats runs by the clock.
///
/// It is not subclassed, and what UIKit raises for is refused with a `PropertyAnimatorIssue`.
@Observable
@preconcurrency @MainActor
public final class PropertyAnimator {
  typealias Changes = (changes: () -> Void, delayFactor: Double)

  /// What the animator is doing.
  public internal(set) var state = ViewAnimatingState.inactive

  /// True while the animator is active and not paused (fact H14).
  public internal(set) var isRunning = false

  /// How long the animator takes, in seconds; a spring with constants of its own decides itself.
  public let duration: TimeInterval

  /// How long the start was delayed, in seconds.
  public internal(set) var delay: TimeInterval = 0

  /// How the animator was told to get from start to end.
  public let timingParameters: any TimingCurveProvider

  /// True when pausing turns the curve into a line, so that fractions are progress (fact H24).
  public var scrubsLinearly = true

  /// True when the animator pauses at its end in place of finishing (fact H19).
  public var pausesOnCompletion = false

  /// True when what animates is touched where its models are rather than where it shows (fact H50).
  public var isManualHitTestingEnabled = false {
    didSet { updateTouchPlace() }
  }

  let pace: PlanePace
  var options: View.AnimationOptions = .beginFromCurrentState
  var pending: [Changes] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []

  /// The way that the animator goes, or the part of another's.
  var part: MotionDriver.Part {
    didSet { updateTouchPlace() }
  }

  /// True when the animator is a part of another, which moves and ends it (fact H36).
  var isTracked = false

  /// What the animator is busy with when it may not be told anything else.
  var occupation: Occupation?
  var waitsForAnimations = false
  var interruptible = true

  /// When it will have reached its end; kept by the agenda alone.
  weak var end: Appointment?
  private var touchable = true
  private var reversed = false

  /// What must be over before an animator can be told something else.
  enum Occupation: String {
    /// Its blocks run.
    case changing
    /// Its completions run (fact H10).
    case finishing
  }

  /// An animator of any curve or spring, without animations yet.
  ///
  /// - Parameter duration: In seconds; what is negative or not finite is refused and counts as 0.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    let isPossible = duration.isFinite && duration >= 0
    let timing = parameters.timing(over: isPossible ? duration : 0)
    timingParameters = parameters
    pace = timing.pace
    self.duration = timing.duration
    part = MotionDriver.Part(MotionDriver(duration: self.duration))
    if !isPossible { report(.impossible(value: "duration of \(duration) s")) }
  }

  @MainActor deinit {
    end?.cancel()
    guard !isTracked else { return }
    if state == .stopped || (state == .active && !isRunning) { abandon() }
    driver.remove()
    _ = driver.takeFollowers()
  }

  /// False when the animator can be neither paused nor stopped; fixed while it is active (H34).
  public var isInterruptible: Bool {
    get { interruptible }
    set {
      guard state != .active else {
        return report(.fixedWhileActive(property: "isInterruptible"))
      }
      interruptible = newValue
    }
  }

  /// False when touches on what animates end there; fixed while the animator is active (fact H35).
  public var isUserInteractionEnabled: Bool {
    get { touchable }
    set {
      guard state != .active else {
        return report(.fixedWhileActive(property: "isUserInteractionEnabled"))
      }
      touchable = newValue
      updateTouchPlace()
    }
  }

  /// True when the animator makes for its start (facts H15, H17).
  ///
  /// While it runs it turns on the spot, along its own curve or, off that, toward its start.
  public var isReversed: Bool {
    get { reversed }
    set {
      guard state != .stopped, occupation == nil else { return refuse("isReversed") }
      guard !isTracked else { return report(.notInterruptible(call: "isReversed")) }
      guard newValue != reversed else { return }
      turn(newValue)
      guard isRunning else { return }
      run(from: driver.position, over: nil)
    }
  }

  /// How far the animator is toward the end it makes for: progress while it is paused and scrubs
  /// linearly, else time (facts H17, H24, H26, H27).
  ///
  /// Setting it pauses the animator first; what is set is clamped to `0...1` (fact H5).
  public var fractionComplete: CGFloat {
    get {
      let position = driver.position
      let isProgress = scrubsLinearly && !isRunning
      let fraction = isProgress ? position.progress.x : part.fraction(of: position)
      return CGFloat(reversed ? 1 - fraction : fraction)
    }
    set {
      guard newValue.isFinite else {
        return report(.impossible(value: "fraction of \(newValue)"))
      }
      guard canInterrupt("fractionComplete") else { return }
      pauseAnimation()
      let share = min(max(Double(newValue), 0), 1)
      driver.playhead = .held(position(at: reversed ? 1 - share : share))
    }
  }
}

extension PropertyAnimator {
  /// What moves the animations, which another animator may share.
  var driver: MotionDriver { part.driver }

  /// Turns round where it is.
  func turn(_ isReversed: Bool) {
    reversed = isReversed
    let hasBegun = state != .inactive && !waitsForAnimations
    if !hasBegun { driver.playhead = .held(isReversed ? .end : .start) }
  }

  /// The place that a fraction stands for (facts H24, H26).
  private func position(at share: Double) -> Playhead.Position {
    guard scrubsLinearly else {
      return Playhead.Position(progress: pace.progress(at: share), fraction: share)
    }
    let progress = SIMD2(repeating: share)
    guard case .eased(let function) = pace.across else {
      return Playhead.Position(progress: progress, fraction: share)
    }
    return Playhead.Position(progress: progress, fraction: function.fraction(at: share))
  }

  private func updateTouchPlace() {
    guard !isTracked else { return }
    driver.touchPlace =
      !isUserInteractionEnabled ? .nowhere : isManualHitTestingEnabled ? .model : .presentation
  }

  /// Finishes where it is, for nobody is left to tell it where (fact H11).
  private func abandon() {
    report(.abandoned(state: stateName))
    if state == .active { driver.promote() }
    tellLater(.current)
  }

  /// Tells who waits where the animator finished, later in this instant, but not what ran on a stage
  /// that is gone.
  func tellLater(_ position: ViewAnimatingPosition) {
    let told = driver.takeFollowers() + completions
    completions = []
    guard let timeline = driver.timeline ?? .fallback, !timeline.isOver else { return }
    timeline.perform { for each in told { each(position) } }
  }
}
