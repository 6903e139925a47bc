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

  /// The first property animator that the animator has started; nil if it has started none.
  package private(set) var startedAnimator: UIViewPropertyAnimator?

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

  /// What joins an animation that begins now; nil if nothing does, or something has joined before.
  static func joining() -> (() -> Void)? {
    guard AnimationBlock.current == nil, let call = current else { return nil }
    defer { call.alongside = nil }
    return call.alongside
  }

  /// Notes that a property animator starts, and returns what joins its animations.
  static func joining(_ animator: UIViewPropertyAnimator) -> (() -> Void)? {
    guard AnimationBlock.current == nil, let call = current else { return nil }
    if call.startedAnimator == nil { call.startedAnimator = animator }
    return joining()
  }
}
