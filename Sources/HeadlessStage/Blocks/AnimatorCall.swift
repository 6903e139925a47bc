import Foundation
import HeadlessViews

/// The call of an app's animator while it runs: what is animated alongside joins the first animation
/// that the animator begins, as in UIKit.
///
/// Joining means the same animation context: the same timing, and a completion that waits for both,
/// also if the animator's own block changes nothing.
@MainActor
package final class AnimatorCall {
  private static var current: AnimatorCall?

  private var alongside: (() -> Void)?

  /// The first object with animations that was started; nil if there were only blocks.
  package private(set) weak var startedAnimator: AnyObject?

  /// - Parameter alongside: Makes the changes that are animated alongside, if there are any.
  package init(alongside: @escaping () -> Void) {
    self.alongside = alongside
  }

  /// Calls the animator.
  package func run(_ work: () -> Void) {
    let outer = AnimatorCall.current
    AnimatorCall.current = self
    work()
    AnimatorCall.current = outer
    alongside = nil
  }

  /// What joins an animation that begins now; nil if nothing does, if something has joined before,
  /// or if the animation takes no time.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - animator: The object that has the animation; nil for a block.
  static func joining(
    over duration: TimeInterval, of animator: AnyObject? = nil
  ) -> (() -> Void)? {
    guard AnimationBlock.current == nil, let call = current else { return nil }
    if call.startedAnimator == nil { call.startedAnimator = animator }
    guard duration > 0, UIView.areAnimationsEnabled else { return nil }
    defer { call.alongside = nil }
    return call.alongside
  }
}
