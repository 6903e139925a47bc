/// The connection between an interaction controller and the transition that it drives.
///
/// UIKit does not give the transition of an interaction controller. If the transition itself
/// returns the controller, the transition is known. If a delegate of the app does, the drive
/// follows the first transition that is made after the finger has requested one. A finger may be
/// faster than UIKit: the first frame replays input received before the start. UIKit drives foreign
/// transitions, without a velocity.
@MainActor
final class FingerDriver: NSObject {
  /// The drive whose finger has requested a transition, until it follows one.
  private(set) static weak var expecting: FingerDriver?

  private unowned let controller: UIPercentDrivenInteractiveTransition
  private weak var engine: TransitionEngine?

  /// The exact fraction to which the finger has driven the transition; nil until the finger moves
  /// after a pause.
  private var driven: CGFloat?

  /// The release before the transition has begun; nil without one.
  private var earlyRelease: (finishing: Bool, velocity: CGFloat?)?

  private var frames: FrameFollower?

  init(_ controller: UIPercentDrivenInteractiveTransition) { self.controller = controller }

  /// True from the request of a transition to its end.
  var isUnderWay: Bool { engine?.hasEnded == false }

  /// True if the transition was released before it has begun.
  var isReleasedEarly: Bool { isUnderWay && earlyRelease != nil }

  /// The direction of the transition; nil if there is none.
  var direction: TransitionDirection? { engine?.direction }

  /// The fraction to which the transition is driven, in `0...1`.
  var percent: CGFloat {
    guard let engine else { return controller.percentComplete }
    return driven ?? engine.driver?.progress ?? (hasBegun ? controller.percentComplete : 0)
  }

  /// The distance that the transition's fore view moves to leave the container, in points; 0 if it
  /// is not known.
  func exitDistance(toward outward: CGVector) -> CGFloat {
    engine?.exitDistance(toward: outward) ?? 0
  }

  private var hasBegun: Bool { engine?.context != nil }
}

// MARK: - The transition

extension FingerDriver {
  /// Follows a requested transition in place of its former drive, unless another transition of this
  /// drive has begun.
  func follow(_ engine: TransitionEngine) {
    if let former = engine.fingerDriver, former !== self { former.engine = nil }
    engine.fingerDriver = self
    if Self.expecting === self { Self.expecting = nil }
    guard self.engine !== engine, !isUnderWay || !hasBegun else { return }
    self.engine = engine
    (driven, earlyRelease) = (nil, nil)
  }

  /// Called when a transition has begun.
  func transitionDidBegin(_ engine: TransitionEngine) {
    if self.engine !== engine { follow(engine) }
    guard self.engine === engine, let window = engine.context?.containerView.window,
      driven != nil || earlyRelease != nil
    else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.replayEarlyInput() }
  }

  /// Replays input received before the start.
  private func replayEarlyInput() {
    frames?.stop()
    let earlyRelease = earlyRelease
    self.earlyRelease = nil
    guard engine?.context?.isInteractive == true else { return }
    controller.update(driven ?? 0)
    if let earlyRelease {
      release(finishing: earlyRelease.finishing, velocity: earlyRelease.velocity)
    }
  }
}

// MARK: - The finger

extension FingerDriver {
  /// Requests a transition that the drive will follow.
  func request(_ begin: () -> Void) {
    Self.expecting = self
    begin()
  }

  /// Pauses the transition.
  func pause() {
    guard hasBegun else { return }
    engine?.driver?.velocity = nil
    driven = nil
    controller.pause()
  }

  /// Drives the transition to a fraction, clamped to `0...1`.
  func update(_ percent: CGFloat) {
    guard !percent.isNaN else { return }
    guard engine != nil else { return controller.update(percent) }
    guard isUnderWay, !isReleasedEarly else { return }
    frames?.stop()
    driven = min(max(percent, 0), 1)
    if hasBegun { controller.update(percent) }
  }

  /// Releases the transition, which continues to its end or back to its beginning.
  ///
  /// - Parameter velocity: The velocity of a spring that moves the rest, in whole distances a
  ///   second, positive toward the end; nil for the timing of the interaction controller.
  func release(finishing: Bool, velocity: CGFloat?) {
    if Self.expecting === self { Self.expecting = nil }
    guard engine != nil else { return finishing ? controller.finish() : controller.cancel() }
    guard isUnderWay, !isReleasedEarly else { return }
    guard hasBegun else { return earlyRelease = (finishing, velocity) }
    driven = nil
    engine?.driver?.velocity = velocity.map { $0.isFinite ? Double($0) : 0 }
    if finishing { controller.finish() } else { controller.cancel() }
  }
}
