/// What an interaction controller and the transition that it drives know of each other.
///
/// UIKit does not tell whether an interaction controller has a transition. If the transition itself
/// names the controller, it is known; if a delegate of the app does, the drive follows the first
/// transition that is made after the finger has requested one. A finger may be faster than UIKit:
/// what it asks for before the transition has begun is done in the first frame. A transition that
/// is none of the library's is driven as UIKit alone drives it, without a velocity.
@MainActor
final class TransitionDrive: NSObject {
  /// The drive of a finger that has requested a transition and follows none yet.
  private(set) static weak var expecting: TransitionDrive?

  private unowned let controller: UIPercentDrivenInteractiveTransition
  private weak var engine: TransitionEngine?

  /// The fraction to which the finger has driven the transition, exactly; nil if it has not since
  /// it took hold.
  private var driven: CGFloat?

  /// The end that was asked for before the transition has begun; nil if none was.
  private var earlyEnd: Bool?

  private var frames: FrameFollower?

  init(_ controller: UIPercentDrivenInteractiveTransition) { self.controller = controller }

  /// True from the request of a transition to its end.
  var isUnderWay: Bool { engine?.hasEnded == false }

  /// True if the transition was released before it has begun.
  var isLetGoEarly: Bool { earlyEnd != nil }

  /// The direction of the transition; nil if there is none.
  var direction: TransitionDirection? { engine?.direction }

  /// The fraction to which the transition is driven, in `0...1`.
  var percent: CGFloat {
    guard let engine else { return controller.percentComplete }
    return driven ?? engine.conductor?.progress ?? (hasBegun ? controller.percentComplete : 0)
  }

  /// The distance that the transition's fore view moves to leave the container in a direction, in
  /// points; 0 if it is not known.
  func way(_ outward: CGVector) -> CGFloat { engine?.way(outward) ?? 0 }

  private var hasBegun: Bool { engine?.context != nil }
}

// MARK: - The transition

extension TransitionDrive {
  /// Follows a transition that is requested, in the place of another drive, unless another
  /// transition is under way.
  func follow(_ engine: TransitionEngine) {
    if let former = engine.drive, former !== self { former.engine = nil }
    engine.drive = self
    if Self.expecting === self { Self.expecting = nil }
    guard !isUnderWay else { return }
    self.engine = engine
    (driven, earlyEnd) = (nil, nil)
  }

  /// Called when a transition has begun.
  func transitionDidBegin(_ engine: TransitionEngine) {
    if self.engine !== engine { follow(engine) }
    guard self.engine === engine, let window = engine.context?.containerView.window,
      driven != nil || earlyEnd != nil
    else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.catchUp() }
  }

  /// Does what the finger has asked for early.
  private func catchUp() {
    frames?.stop()
    let finishes = earlyEnd
    earlyEnd = nil
    guard engine?.context?.isInteractive == true else { return }
    controller.update(driven ?? 0)
    if let finishes { release(finishing: finishes, velocity: nil) }
  }
}

// MARK: - The finger

extension TransitionDrive {
  /// Requests a transition that the drive will follow.
  func request(_ begin: () -> Void) {
    Self.expecting = self
    begin()
  }

  /// Takes hold of the transition.
  func pause() {
    guard hasBegun else { return }
    engine?.conductor?.velocity = nil
    driven = nil
    controller.pause()
  }

  /// Drives the transition to a fraction, clamped to `0...1`.
  func update(_ percent: CGFloat) {
    guard !percent.isNaN else { return }
    guard engine != nil else { return controller.update(percent) }
    guard isUnderWay, !isLetGoEarly else { return }
    frames?.stop()
    driven = min(max(percent, 0), 1)
    if hasBegun { controller.update(percent) }
  }

  /// Lets the transition run to its end, or back to its beginning.
  ///
  /// - Parameter velocity: The velocity of a spring that moves the rest, in whole distances a
  ///   second, positive toward the end; nil for the timing of the interaction controller.
  func release(finishing: Bool, velocity: CGFloat?) {
    if Self.expecting === self { Self.expecting = nil }
    guard engine != nil else { return finishing ? controller.finish() : controller.cancel() }
    guard isUnderWay, !isLetGoEarly else { return }
    guard hasBegun else { return earlyEnd = finishing }
    driven = nil
    engine?.conductor?.velocity = velocity.map { $0.isFinite ? Double($0) : 0 }
    if finishing { controller.finish() } else { controller.cancel() }
  }
}
