/// An animator that a platform gives the system in place of a run.
@MainActor
package protocol TransitionAnimatorSubstitute: AnyObject {
  /// The run.
  var substituted: any TransitionAnimator { get }
}

/// An animator of the library, which the platform can drive and reverse while it runs.
@MainActor
package protocol TransitionAnimator: AnyObject {
  /// The descriptions of everything that has not ended.
  var unended: [String] { get }

  /// True if the transition can be driven and reversed while it runs.
  var isInterruptible: Bool { get }

  /// Called when a released transition has run to its end or back to its beginning.
  func transitionDidRunOut(cancelled: Bool)

  /// Called by a platform that gives the system another animator in its place, when the transition
  /// has ended; does nothing by default.
  func transitionDidEnd()
}

extension TransitionAnimator {
  package func transitionDidEnd() {}
}
