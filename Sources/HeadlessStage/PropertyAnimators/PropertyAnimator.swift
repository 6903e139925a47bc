public import Foundation
import HeadlessViews
import MotionCurves

/// Animations that can be paused, scrubbed, reversed and stopped on the way.
///
/// ```swift
/// let animator = PropertyAnimator(duration: 0.5, curve: .easeInOut) { card.center.y -= 200 }
/// animator.addCompletion { position in context.transitionDidEnd() }
/// animator.startAnimation()
/// ```
///
/// An animator that runs keeps itself alive until its end, and every completion runs exactly once.
/// What shows is a pure function of the stage's time: a paused animator has nothing scheduled, so
/// it does not keep a stage from settling, and whoever pauses it must end it.
///
/// It is not subclassed, and what UIKit raises for is refused with a `PropertyAnimatorIssue`.
@MainActor
public final class PropertyAnimator {
  typealias Changes = (changes: () -> Void, delayFactor: Double)

  /// What the animator is doing.
  public internal(set) var state = AnimatingState.inactive

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

  let pace: Pace
  var options: View.AnimationOptions = .beginFromCurrentState
  var pending: [Changes] = []
  var completions: [(AnimatingPosition) -> Void] = []
  var driver: MotionDriver
  var isFinishing = false
  var waitsForAnimations = false
  private var interruptible = true
  private var reversed = false
  private var end: Appointment?

  /// An animator of any curve or spring, without animations yet.
  ///
  /// - Parameter duration: In seconds; what is negative or not finite is refused and counts as 0.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    let isPossible = duration.isFinite && duration >= 0
    let timing = parameters.pace(for: isPossible ? duration : 0)
    timingParameters = parameters
    pace = timing.pace
    self.duration = timing.duration
    driver = MotionDriver(duration: timing.duration)
    if !isPossible { report(.impossible(value: "duration of \(duration) s")) }
  }

  isolated deinit {
    end?.cancel()
    if state == .stopped || (state == .active && !isRunning) { abandon() }
    driver.remove()
  }

  private func abandon() {
    report(.abandoned(state: stateName))
    if state == .active { driver.promote() }
    let completions = completions
    guard let timeline = driver.timeline, !timeline.isOver else { return }
    timeline.perform { for completion in completions { completion(.current) } }
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

  /// True when the animator makes for its start (facts H15, H17).
  public var isReversed: Bool {
    get { reversed }
    set {
      guard state != .stopped, !isFinishing else { return refuse("isReversed") }
      guard newValue != reversed else { return }
      reversed = newValue
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
      let fraction = scrubsLinearly && !isRunning ? position.progress : position.fraction
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

  private func position(at share: Double) -> Playhead.Position {
    switch pace {
    case .eased(let function) where scrubsLinearly:
      Playhead.Position(progress: share, fraction: function.fraction(at: share))
    case .sprung where scrubsLinearly: Playhead.Position(progress: share, fraction: share)
    default:
      Playhead.Position(progress: pace.progress(at: share, of: duration), fraction: share)
    }
  }
}

// MARK: - Running

extension PropertyAnimator {
  /// Something that is to happen at an instant, unless it is called off; keeps the animator.
  @MainActor
  final class Appointment {
    private var animator: PropertyAnimator?

    init(_ animator: PropertyAnimator) { self.animator = animator }

    func cancel() { animator = nil }

    func keep() {
      let animator = animator
      self.animator = nil
      animator?.didReachTarget()
    }
  }

  /// Makes for the end that is due, from `origin`.
  ///
  /// - Parameters:
  ///   - length: In seconds; nil stands for the time that is left.
  ///   - other: A pace in place of the animator's own, and the seconds it is made for.
  func run(
    from origin: Playhead.Position, over length: TimeInterval?,
    paced other: (pace: Pace, duration: TimeInterval)? = nil, after delay: TimeInterval = 0
  ) {
    driver.settle(on: .current)
    let target = reversed ? Playhead.Position.start : .end
    let rest = abs(target.fraction - origin.fraction) * duration
    var startsAfresh = other != nil
    if case .sprung = pace { startsAfresh = true }
    var run = Playhead.Run(
      begin: (driver.timeline?.now ?? 0) + delay, duration: length ?? rest, origin: origin,
      target: target, pace: other?.pace ?? pace, paceDuration: other?.duration ?? duration,
      startsAfresh: startsAfresh)
    if !startsAfresh, origin != self.origin(of: run) { run.startsAfresh = true }
    driver.playhead = .running(run)
    isRunning = true
    appoint(at: run.end)
  }

  /// Where the curve puts the fraction that a run begins at.
  private func origin(of run: Playhead.Run) -> Playhead.Position {
    let fraction = run.origin.fraction
    let progress = pace.progress(at: fraction, of: duration)
    let isClose = abs(progress - run.origin.progress) < 1e-9
    return Playhead.Position(
      progress: isClose ? run.origin.progress : progress, fraction: fraction)
  }

  private func appoint(at instant: TimeInterval) {
    end?.cancel()
    guard let timeline = driver.timeline else { return didReachTarget() }
    let appointment = Appointment(self)
    end = appointment
    timeline.agenda.add(at: max(instant, timeline.now)) { appointment.keep() }
  }

  private func didReachTarget() {
    end = nil
    guard !pausesOnCompletion else { return hold() }
    finish(at: reversed ? .start : .end)
  }

  /// Stays where it is.
  func hold() {
    end?.cancel()
    end = nil
    driver.playhead = .held(driver.position)
    isRunning = false
  }

  /// Ends everything at a position, tells who waits, and is inactive after that (fact H10).
  func finish(at position: AnimatingPosition) {
    isFinishing = true
    end?.cancel()
    end = nil
    AnimationBlock.with(nil) {
      if position == .start { driver.restoreStart() }
      if position == .end, state == .stopped { driver.restoreEnd() }
      driver.conclude()
      while !completions.isEmpty { completions.removeFirst()(position) }
    }
    isFinishing = false
    reset()
  }

  /// Is as it was when it was made, but for what is set from outside.
  func reset() {
    end?.cancel()
    end = nil
    state = .inactive
    isRunning = false
    reversed = false
    delay = 0
    waitsForAnimations = false
    driver = MotionDriver(duration: duration)
  }

  /// True when the animator may be paused or stopped now; says why when it may not.
  func canInterrupt(_ call: String) -> Bool {
    guard state != .stopped, !isFinishing else {
      refuse(call)
      return false
    }
    guard interruptible else {
      report(.notInterruptible(call: call))
      return false
    }
    return true
  }

  func refuse(_ call: String) {
    report(.wrongState(call: call, state: stateName))
  }

  var stateName: String {
    if isFinishing { return "finishing" }
    return switch state {
    case .inactive: "inactive"
    case .active: isRunning ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  func report(_ issue: PropertyAnimatorIssue) {
    ((driver.timeline ?? .current)?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
