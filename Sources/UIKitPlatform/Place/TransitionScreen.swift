/// The window in which a transition between two controllers runs.
@MainActor
package struct TransitionScreen {
  private let controller: UIViewController

  package init(of one: UIViewController, and other: UIViewController) {
    controller = one.viewIfLoaded?.window == nil ? other : one
  }

  package var traits: UITraitCollection {
    controller.viewIfLoaded?.window?.traitCollection ?? controller.traitCollection
  }

  package func report(_ issue: TransitionIssue) {
    TransitionLog.report(issue, near: controller)
  }

  package func perform(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
  }

  // UIKit does not say when a finger touches the screen.
  package func performAtNextTouch(_ work: @escaping @MainActor () -> Void) {}
}
