public import Foundation
import HeadlessViews
import TransitionCurves

/// An animator whose animations can be paused, scrubbed, reversed and stopped while they run.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { card.center.y -= 200 }
/// animator.addCompletion { position in context.transitionDidEnd() }
/// animator.startAnimation()
/// ```
///
/// The visible values are a pure function of the stage's time. Every completion is called exactly
/// once, unless `stopAnimation(true)` drops it. A running animator is retained until its end. A
/// paused animator has nothing scheduled, so it does not keep a stage from settling. The code that
/// paused it must continue or end it. When it is deallocated before that, the animator reports it
/// and finishes where it is.
///
/// Animation blocks and keyframes within its own blocks are part of the animator: they are paused,
/// scrubbed and reversed with it, and their completions are called when it ends. Only repeating
/// animations run by the clock.
///
/// On systems with Observation (from macOS 14 and iOS 17 on, and Linux), an animator is
/// `Observable`: its `state`, its `isRunning` and its `isReversed`.
///
/// The class is final. Calls for which UIKit raises an exception are refused with a
/// `PropertyAnimatorIssue`.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator {
  typealias Changes = (changes: () -> Void, delayFactor: Double)

  /// The state of the animator.
  public internal(set) var state: UIViewAnimatingState {
    get {
      observers.read(\.state, of: self)
      return currentState
    }
    set { observers.change(\.state, of: self) { currentState = newValue } }
  }

  /// True while the animator is active and not paused.
  public internal(set) var isRunning: Bool {
    get {
      observers.read(\.isRunning, of: self)
      return runs
    }
    set { observers.change(\.isRunning, of: self) { runs = newValue } }
  }

  /// The duration, in seconds; for a spring with constants of its own, the spring's settling
  /// duration.
  public let duration: TimeInterval

  /// The delay of the start, in seconds.
  public internal(set) var delay: TimeInterval = 0

  /// The timing parameters that the animator was created with.
  public let timingParameters: any UITimingCurveProvider

  /// True when a pause makes the curve linear, so that `fractionComplete` is progress rather than
  /// time.
  public var scrubsLinearly = true

  /// True when the animator pauses at its end instead of finishing; no completion is called then.
  public var pausesOnCompletion = false

  /// True when animating views are hit-tested at their model positions rather than where they show.
  public var isManualHitTestingEnabled = false {
    didSet { updateTouchPlace() }
  }

  /// True when pending updates, of properties and of layout, are performed before and after each
  /// block of the animator, and around the blocks within it; see
  /// `UIView.AnimationOptions.flushUpdates`.
  public var flushUpdates: Bool {
    get { options.contains(.flushUpdates) }
    set { if newValue { options.insert(.flushUpdates) } else { options.remove(.flushUpdates) } }
  }

  let curve: PerAxisTimingCurve
  var options: UIView.AnimationOptions = .beginFromCurrentState
  var pending: [Changes] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The part of the animator's own driver, or of an outer animator's driver, that moves the
  /// animations.
  var part: MotionDriver.Part {
    didSet { updateTouchPlace() }
  }

  /// True when the animator is a part of another animator, which moves and ends it.
  var isTracked = false

  /// The work during which most calls to the animator are refused; nil outside of such work.
  var occupation: Occupation?
  var waitsForAnimations = false
  var interruptible = true

  /// The scheduled end; retained only by the event queue.
  weak var end: ScheduledEnd?
  private var touchable = true
  private var currentState = UIViewAnimatingState.inactive
  private var runs = false
  private var reversed = false
  private let observers = AnimatorObservers.make()

  /// Work of an animator during which most calls are refused.
  enum Occupation: String {
    /// Its animation blocks run.
    case changing
    /// Its completions run.
    case finishing
  }

  /// Creates an animator with any timing and without animations.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a duration that is negative or not finite is refused and counts as
  ///     0. A spring with a settling duration of its own replaces it.
  ///   - parameters: The timing, such as `UICubicTimingParameters` or `UISpringTimingParameters`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let isPossible = duration.isFinite && duration >= 0
    let timing = parameters.timing(over: isPossible ? duration : 0)
    timingParameters = parameters
    curve = timing.curve
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

  /// False when the animator cannot be paused or stopped.
  ///
  /// It cannot be set while the animator is active.
  public var isInterruptible: Bool {
    get { interruptible }
    set {
      guard state != .active else {
        return report(.fixedWhileActive(property: "isInterruptible"))
      }
      interruptible = newValue
    }
  }

  /// False when touches on animating views end there and are delivered to no view.
  ///
  /// It cannot be set while the animator is active.
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

  /// True when the animator runs toward its start.
  ///
  /// Changing it while the animator runs turns the animations at once. They run back along the
  /// animator's own curve if their position lies on it; otherwise the curve starts anew from there.
  public var isReversed: Bool {
    get {
      observers.read(\.isReversed, of: self)
      return reversed
    }
    set {
      guard state != .stopped, occupation == nil else { return refuse("isReversed") }
      guard !isTracked else { return report(.notInterruptible(call: "isReversed")) }
      guard newValue != reversed else { return }
      turn(newValue)
      guard isRunning else { return }
      run(from: driver.position, over: nil)
    }
  }

  /// The completed fraction toward the end that the animator runs to, in `0...1`.
  ///
  /// While the animator is paused and scrubs linearly, it is the progress of the animations;
  /// otherwise it is a fraction of the time. For a reversed animator it is measured from the end.
  /// Setting it pauses the animator first, and clamps the value to `0...1`.
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

extension UIViewPropertyAnimator {
  /// The driver that moves the animations; another animator may share it.
  var driver: MotionDriver { part.driver }

  /// Sets the direction; an animator that has not begun moves to the start of that direction.
  func turn(_ isReversed: Bool) {
    observers.change(\.isReversed, of: self) { reversed = isReversed }
    let hasBegun = state != .inactive && !waitsForAnimations
    if !hasBegun { driver.playhead = .held(isReversed ? .end : .start) }
  }

  /// The position that a fraction stands for: progress if the animator scrubs linearly, time
  /// otherwise.
  private func position(at share: Double) -> Playhead.Position {
    guard scrubsLinearly else {
      return Playhead.Position(progress: curve.progress(at: share), fraction: share)
    }
    let progress = SIMD2(repeating: share)
    guard case .eased(let function) = curve.across else {
      return Playhead.Position(progress: progress, fraction: share)
    }
    return Playhead.Position(progress: progress, fraction: function.fraction(at: share))
  }

  private func updateTouchPlace() {
    guard !isTracked else { return }
    driver.touchPlace =
      !isUserInteractionEnabled ? .nowhere : isManualHitTestingEnabled ? .model : .presentation
  }

  /// Finishes where the animations are, because no code can finish the animator any more.
  private func abandon() {
    report(.abandoned(state: stateName))
    if state == .active { driver.promote() }
    callCompletionsLater(.current)
  }

  /// Calls the completions with a position later in this instant; drops them if the animator's
  /// stage is deallocated.
  func callCompletionsLater(_ position: UIViewAnimatingPosition) {
    let callbacks = driver.takeFollowers() + completions
    completions = []
    guard let timeline = driver.timeline ?? .current, !timeline.isOver else { return }
    timeline.perform { for each in callbacks { each(position) } }
  }
}
