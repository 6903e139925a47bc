/// What a finger drives and releases: every percent-driven interaction controller.
///
/// Its members are in extensions of this protocol and not of `UIPercentDrivenInteractiveTransition`,
/// so that a subclass may have members of the same names.
@preconcurrency @MainActor
public protocol FingerDriven: AnyObject {}

extension UIPercentDrivenInteractiveTransition: FingerDriven {}

extension FingerDriven where Self: UIPercentDrivenInteractiveTransition {
  /// True while a `Transition` is under way that this interaction controller drives or can catch.
  public var isDriving: Bool { fingerHold.isUnderWay }

  /// The fraction of the transition that a finger has driven or, after `pause()`, has caught, in
  /// `0...1`; not meaningful while no finger holds the transition.
  ///
  /// Use it in place of `percentComplete`, which by UIKit's reference is the last value that was
  /// passed to `update(_:)`, also if the transition has run by itself since.
  public var progress: CGFloat { fingerHold.percent }

  /// True if the transition was released before it has begun.
  ///
  /// An override of `wantsInteractiveStart` returns true then: the release takes effect when the
  /// transition begins.
  public var isReleasedEarly: Bool { fingerHold.isReleasedEarly }

  /// Releases the transition, with the timing of the interaction controller; also a `Transition`
  /// that has not begun yet.
  public func release(finishing: Bool) {
    fingerHold.release(finishing: finishing, velocity: nil)
  }

  /// Releases the transition and runs it to its end with a spring that continues at the given
  /// velocity.
  ///
  /// A transition that cannot be interrupted ends with the timing of the interaction controller.
  ///
  /// - Parameter velocity: The velocity, in whole distances a second, positive toward the end; a
  ///   value that is not finite counts as 0. A fast release shortens the rest, so that the spring
  ///   does not overshoot.
  public func finish(withVelocity velocity: CGFloat) {
    fingerHold.release(finishing: true, velocity: velocity)
  }

  /// Releases the transition and runs it back to its beginning with a spring that continues at the
  /// given velocity.
  ///
  /// A transition that cannot be interrupted goes back with the timing of the interaction
  /// controller.
  ///
  /// - Parameter velocity: The velocity, in whole distances a second, positive toward the end,
  ///   negative toward the beginning; a value that is not finite counts as 0.
  public func cancel(withVelocity velocity: CGFloat) {
    fingerHold.release(finishing: false, velocity: velocity)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The connection with the controller's transition.
  package var fingerHold: FingerHold {
    if let fingerHold = objc_getAssociatedObject(self, AssociationKey.fingerHold)
      as? FingerHold
    {
      return fingerHold
    }
    let fingerHold = FingerHold(self)
    objc_setAssociatedObject(
      self, AssociationKey.fingerHold, fingerHold, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return fingerHold
  }
}

extension TransitionMotion {
  /// Called when the interaction controller of the transition is known.
  package func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?) {
    let percentDriven = controller as? UIPercentDrivenInteractiveTransition
    isDrivenByOther = controller != nil && percentDriven == nil
    percentDriven?.fingerHold.follow(self)
  }

  /// The distance from the fore view's frame to just outside the container, in points; 0 if the
  /// transition has not begun.
  ///
  /// - Parameter outward: A unit vector out of the container: one component is 1 or -1, the other
  ///   0.
  func exitDistance(toward outward: (dx: CGFloat, dy: CGFloat)) -> CGFloat {
    guard let context,
      let fore = context.viewController(forKey: direction == .forward ? .to : .from)
    else { return 0 }
    let place = context.finalFrame(for: fore)
    let frame = place.isEmpty ? context.initialFrame(for: fore) : place
    let container = context.containerView.bounds
    return frame.isEmpty ? 0 : container.way(out: frame, dx: outward.dx, dy: outward.dy)
  }
}
