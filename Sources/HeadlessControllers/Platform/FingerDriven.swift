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
