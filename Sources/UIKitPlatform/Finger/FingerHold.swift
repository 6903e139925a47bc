/// The connection between an interaction controller and the transition that it drives.
///
/// UIKit does not give the transition of an interaction controller. If the transition itself
/// returns the controller, the transition is known. If a delegate of the app does, the drive
/// follows the first transition that is made after the finger has requested one. A finger may be
/// faster than UIKit: the first frame replays input received before the start. UIKit drives foreign
/// transitions, without a velocity.
@MainActor
package final class FingerHold: NSObject {
  /// The drive whose finger has requested a transition, until it follows one.
  private(set) static weak var expecting: FingerHold?

  private unowned let controller: UIPercentDrivenInteractiveTransition
  private weak var motion: TransitionMotion?

  /// The exact fraction to which the finger has driven the transition; nil until the finger moves
  /// after a pause.
  private var driven: CGFloat?

  /// The release before the transition has begun; nil without one.
  private var earlyRelease: (finishing: Bool, velocity: CGFloat?)?

  private var frames: FrameFollower?

  init(_ controller: UIPercentDrivenInteractiveTransition) { self.controller = controller }

  /// True from the request of a transition to its end.
  var isUnderWay: Bool { motion?.hasEnded == false }

  /// True if the transition was released before it has begun.
  package var isReleasedEarly: Bool { isUnderWay && earlyRelease != nil }

  /// The direction of the transition; nil if there is none.
  package var direction: TransitionDirection? { motion?.direction }

  /// The fraction to which the transition is driven, in `0...1`.
  package var percent: CGFloat {
    guard let motion else { return controller.percentComplete }
    return driven ?? motion.driver?.progress ?? (hasBegun ? controller.percentComplete : 0)
  }

  /// The distance that the transition's fore view moves to leave the container, in points; 0 if it
  /// is not known.
  package func exitDistance(toward outward: (dx: CGFloat, dy: CGFloat)) -> CGFloat {
    motion?.exitDistance(toward: outward) ?? 0
  }

  private var hasBegun: Bool { motion?.context != nil }
}

// MARK: - The transition

extension FingerHold {
  /// Follows a requested transition in place of its former drive, unless another transition of this
  /// drive has begun.
  func follow(_ motion: TransitionMotion) {
    if let former = motion.fingerHold, former !== self { former.motion = nil }
    motion.fingerHold = self
    if Self.expecting === self { Self.expecting = nil }
    guard self.motion !== motion, !isUnderWay || !hasBegun else { return }
    self.motion = motion
    (driven, earlyRelease) = (nil, nil)
  }

  /// Called when a transition has begun.
  func transitionDidBegin(_ motion: TransitionMotion) {
    if self.motion !== motion { follow(motion) }
    guard self.motion === motion, let window = motion.context?.containerView.window,
      driven != nil || earlyRelease != nil
    else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.replayEarlyInput() }
  }

  /// Replays input received before the start.
  private func replayEarlyInput() {
    frames?.stop()
    let earlyRelease = earlyRelease
    self.earlyRelease = nil
    guard motion?.context?.isInteractive == true else { return }
    controller.update(driven ?? 0)
    if let earlyRelease {
      release(finishing: earlyRelease.finishing, velocity: earlyRelease.velocity)
    }
  }
}

// MARK: - The finger

extension FingerHold {
  /// Takes hold of the running transition, or requests one that the finger will drive.
  package func take(_ request: () -> Void) {
    if isUnderWay { return pause() }
    Self.expecting = self
    request()
  }

  /// Pauses the transition.
  private func pause() {
    guard hasBegun else { return }
    motion?.driver?.velocity = nil
    driven = nil
    controller.pause()
  }

  /// Runs the transition back in the time that it took so far, without a finger.
  ///
  /// - Returns: False if this object drives another one.
  func reverse(_ motion: TransitionMotion) -> Bool {
    guard self.motion === motion, isUnderWay, hasBegun else { return false }
    pause()
    motion.driver?.runsEvenly = true
    controller.cancel()
    return true
  }

  /// Drives the transition to a fraction, clamped to `0...1`.
  package func update(_ percent: CGFloat) {
    guard !percent.isNaN else { return }
    guard motion != nil else { return controller.update(percent) }
    guard isUnderWay, !isReleasedEarly else { return }
    frames?.stop()
    driven = min(max(percent, 0), 1)
    if hasBegun { controller.update(percent) }
  }

  /// Releases the transition, which continues to its end or back to its beginning.
  ///
  /// - Parameter velocity: The velocity of a spring that moves the rest, in whole distances a
  ///   second, positive toward the end; nil for the timing of the interaction controller.
  package func release(finishing: Bool, velocity: CGFloat?) {
    if Self.expecting === self { Self.expecting = nil }
    guard motion != nil else { return finishing ? controller.finish() : controller.cancel() }
    guard isUnderWay, !isReleasedEarly else { return }
    guard hasBegun else { return earlyRelease = (finishing, velocity) }
    driven = nil
    motion?.driver?.velocity = velocity.map { $0.isFinite ? Double($0) : 0 }
    if finishing { controller.finish() } else { controller.cancel() }
  }
}
