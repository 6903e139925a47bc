public import TransitionCurves

/// What has a transition controller: every view controller.
///
/// The members that an app sees on its controllers are in extensions of this protocol and not of
/// `UIViewController`, so that a subclass may have members of the same names: the app's own member
/// is used where it is declared.
@preconcurrency @MainActor
public protocol TransitionControlling: AnyObject {}

extension UIViewController: TransitionControlling {}

extension TransitionControlling where Self: UIViewController {
  /// The decisions about the controller's most recent presentation or dismissal, push or pop, in
  /// order.
  public package(set) var transitionDecisions: [TransitionDecision] {
    get { transitions.decisions }
    set { transitions.decisions = newValue }
  }
}
