import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The interaction: the transition owns the progress; interaction controllers and contexts change
/// it only here.
extension ControllerTransition {
  /// Notes that an interaction controller of the library moves the transition from now on.
  ///
  /// An interaction controller to which one of the app forwards is not noted: then the app's moves
  /// the transition.
  func interactionHasBegun(by driver: UIPercentDrivenInteractiveTransition) {
    guard case .percentDriven(let own, _) = interactionController, own === driver else { return }
    interactionController = .percentDriven(driver, hasBegun: true)
  }

  /// Moves the transition to a fraction; ignored unless the transition is interactive.
  func drive(to percentComplete: CGFloat) {
    guard isReady else { return }
    guard life.update(percentComplete) else { return diagnosis.reportNothingHeld() }
    freeze(at: life.interaction.percent)
  }

  /// Stops the transition at its current progress and makes it interactive.
  ///
  /// - Parameter followsWay: True if the progress is the part of the way, so that what moves keeps
  ///   up with the finger; false if it is that of the time, as in UIKit.
  func takeHold(followsWay: Bool = false) {
    guard !life.interaction.isInteractive else { return }
    freeze()
    clock.pace = followsWay ? freePace : nil
    (driver as? ClockDriver)?.pace = clock.pace
    grab()
  }

  /// The pace of a motion that began without a finger; nil if a finger began it, because its
  /// progress is linear then, if an animator of the app scrubs it, or if no motion takes the whole
  /// time.
  private var freePace: MotionPace? {
    guard !life.interaction.isInitiallyInteractive, driver is ClockDriver else { return nil }
    if let curve = clock.curve {
      return curve.duration < duration ? nil : MotionPace(curve.curve, lasting: curve.duration)
    }
    return undoLog.curve.map { MotionPace($0, lasting: duration) }
  }

  /// Ends the interaction and runs the transition to its end or back; ignored unless the transition
  /// is interactive.
  ///
  /// - Parameters:
  ///   - driver: The interaction controller that specifies the timing of the rest.
  ///   - velocity: The velocity of a spring that moves the rest, in whole distances a second,
  ///     positive toward the end; nil for the driver's timing.
  func runOut(
    by driver: UIPercentDrivenInteractiveTransition, finishes: Bool, velocity: Double? = nil
  ) {
    guard isReady, isUnderWay else { return }
    guard life.interaction.isInteractive else { return diagnosis.reportNothingHeld() }
    let percent = life.interaction.percent
    letGo(cancelled: !finishes, velocity: CGFloat(velocity ?? 0))
    let speed = driver.completionSpeed
    let rest = finishes ? 1 - percent : percent
    let length = Double(rest * CGFloat(duration) / (speed.isFinite && speed > 0 ? speed : 1))
    guard let velocity, rest > 0 else {
      return runOut(
        toEnd: finishes, over: length, driver.timingCurve, curve: driver.completionCurve)
    }
    let relativeVelocity = (finishes ? velocity : -velocity) / Double(rest)
    if let spring = driver.releaseSpring {
      let spring = spring.beginning(at: min(max(relativeVelocity, -1e6), 1e6))
      let length = spring.arrival(within: 0.001)
      return runOut(
        toEnd: finishes, over: length,
        UISpringTimingParameters(spring, settlingDuration: length))
    }
    let motion = ReleaseMotion(velocity: relativeVelocity, lasting: length)
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: CGFloat(relativeVelocity), dy: 0))
    runOut(toEnd: finishes, over: motion.duration, spring)
  }

  /// Makes the transition interactive and calls the interaction-changed handlers.
  func grab() {
    guard life.grab(at: percentComplete) else { return }
    stage?.note(.transition, subject: label) { "is taken hold of at \(self.percentText)" }
    coordinator?.interactionDidChange()
  }

  /// Ends the interaction and calls the interaction-changed handlers.
  ///
  /// - Parameter velocity: The velocity of the release, in whole distances a second.
  func letGo(cancelled: Bool, velocity: CGFloat = 0) {
    guard life.letGo(cancelled: cancelled, velocity: velocity) else { return }
    stage?.note(.transition, subject: label) {
      "is let go at \(self.percentText) and \(cancelled ? "cancelled" : "finished")"
    }
    coordinator?.interactionDidChange()
  }
}

// MARK: - The context

// An interaction controller of the app moves its animations by itself, and reports the progress.
extension ControllerTransition {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if interactionController.driverThatHasBegun != nil {
      drive(to: percentComplete)
    } else {
      _ = life.update(percentComplete)
    }
  }

  func finishInteractiveTransition() { endInteraction(finishes: true) }

  func cancelInteractiveTransition() { endInteraction(finishes: false) }

  private func endInteraction(finishes: Bool) {
    if let driver = interactionController.driverThatHasBegun {
      runOut(by: driver, finishes: finishes)
    } else {
      letGo(cancelled: !finishes)
    }
  }

  func pauseInteractiveTransition() {
    if interactionController.driverThatHasBegun != nil { takeHold() } else { grab() }
  }
}
