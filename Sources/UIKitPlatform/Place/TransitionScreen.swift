/// The screen on which a transition between two controllers runs: its traits, and the place for
/// reports.
@MainActor
package struct TransitionScreen {
  private let controller: UIViewController

  /// Creates the screen of two controllers; one of them may be off screen.
  package init(of one: UIViewController, and other: UIViewController) {
    controller = one.viewIfLoaded?.window == nil ? other : one
  }

  /// The traits of the screen and the user's preferences.
  package var traits: UITraitCollection {
    controller.viewIfLoaded?.window?.traitCollection ?? controller.traitCollection
  }

  /// Reports a misuse.
  package func report(_ issue: TransitionIssue) {
    TransitionLog.report(issue, near: controller)
  }
}
