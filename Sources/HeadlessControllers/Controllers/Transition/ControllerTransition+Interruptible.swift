import HeadlessStage
import HeadlessViews

/// The interruptible animator of an app's animator.
extension ControllerTransition {
  /// Asks an animator of the app for its interruptible animator, unless the start was abandoned.
  final func askForInterruptibleAnimator() {
    guard case .foreign(let animator, _) = performer else { return }
    let interruptible = animator.interruptibleAnimator(using: self)
    guard case .foreign = performer else { return }
    performer = .foreign(animator, interruptible)
    reportIdleAnimator()
  }

  /// Reports an interruptible animator that the app's animator has not started.
  ///
  /// A driver of such a transition would move an animator that nothing shows.
  final func reportIdleAnimator() {
    guard hasAnimated, isUnderWay, case .foreign(let animator, let interruptible?) = performer,
      interruptible.state == .inactive
    else { return }
    hasCheckedAnimator = true
    stage?.diagnostics.report(
      ControllerIssue.idleAnimator(
        transition: "the \(label)", animator: "\(type(of: animator))"))
  }

  /// Asks a second time when a driven transition is released, as UIKit does again and again, and
  /// reports another answer.
  final func reportOtherAnimator() {
    guard !hasCheckedAnimator, case .foreign(let animator, let interruptible?) = performer
    else { return }
    hasCheckedAnimator = true
    guard animator.interruptibleAnimator(using: self) !== interruptible else { return }
    stage?.diagnostics.report(
      ControllerIssue.otherAnimator(
        transition: "the \(label)", animator: "\(type(of: animator))"))
  }
}
