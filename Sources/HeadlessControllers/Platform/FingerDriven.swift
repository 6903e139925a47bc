public import Foundation

/// What a finger drives and releases: every percent-driven interaction controller.
///
/// Its members are in extensions of this protocol and not of `UIPercentDrivenInteractiveTransition`,
/// so that a subclass may have members of the same names.
@preconcurrency @MainActor
public protocol FingerDriven: AnyObject {}

extension UIPercentDrivenInteractiveTransition: FingerDriven {}

extension FingerDriven where Self: UIPercentDrivenInteractiveTransition {
  /// True while a transition is under way that this interaction controller drives or can catch.
  public var isDriving: Bool { isUnderWay }

  /// The fraction of the transition that a finger has driven or, after `pause()`, has caught, in
  /// `0...1`; not meaningful while no finger holds the transition.
  ///
  /// Use it in place of `percentComplete`, which by UIKit's reference is the last value that was
  /// passed to `update(_:)`, also if the transition has run by itself since.
  public var progress: CGFloat { driven }

  /// True if the transition was released before it has begun.
  ///
  /// An override of `wantsInteractiveStart` returns true then: the release takes effect when the
  /// transition begins.
  public var isReleasedEarly: Bool { earlyEnd != nil }

  /// Releases the transition, with the timing of the interaction controller; also a `Transition`
  /// that has not begun yet.
  public func release(finishing: Bool) {
    fingerHold.release(finishing: finishing, velocity: nil)
  }

  /// Releases the transition and runs it to its end with a spring that continues at the given
  /// velocity.
  ///
  /// - Parameter velocity: The velocity, in whole distances a second, positive toward the end; a
  ///   value that is not finite counts as 0. A fast release shortens the rest, so that the spring
  ///   does not overshoot.
  public func finish(withVelocity velocity: CGFloat) {
    release(finishing: true, velocity: velocity)
  }

  /// Releases the transition and runs it back to its beginning with a spring that continues at the
  /// given velocity.
  ///
  /// - Parameter velocity: The velocity, in whole distances a second, positive toward the end,
  ///   negative toward the beginning; a value that is not finite counts as 0.
  public func cancel(withVelocity velocity: CGFloat) {
    release(finishing: false, velocity: velocity)
  }
}
