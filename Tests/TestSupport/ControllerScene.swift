package import Transitioning

/// A phone with a window that shows the controller `back`, at rest.
@MainActor
package final class ControllerScene {
  package let stage = Stage()
  package let window: UIWindow
  package let log = Log()
  package let back: LoggingViewController

  /// The messages of decisions, oldest first.
  package private(set) var decisions: [String] = []

  package init() {
    window = UIWindow(stage: stage)
    back = LoggingViewController("P", log)
    stage.diagnostics.handler = { _ in }
    stage.observer = { [weak self] event in
      if event.category == .decision {
        self?.decisions.append("\(event.subject): \(event.message)")
      }
    }
    window.rootViewController = back
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    _ = log.take()
  }

  /// Makes another controller that logs.
  package func controller(_ name: String, _ style: UIModalPresentationStyle? = nil)
    -> LoggingViewController
  {
    let controller = LoggingViewController(name, log)
    if let style { controller.modalPresentationStyle = style }
    return controller
  }

  /// Makes a controller with a transition.
  package func controller(_ name: String, with transition: any Transition) -> LoggingViewController
  {
    let controller = LoggingViewController(name, log)
    controller.transitionController.transition = transition
    return controller
  }

  /// Presents, without animation, each controller from the one before, and empties the log.
  package func stack(
    _ controllers: [LoggingViewController], from first: LoggingViewController? = nil
  ) {
    var presenter = first ?? back
    for controller in controllers {
      presenter.present(controller, animated: false)
      stage.advance(by: 0)
      presenter = controller
    }
    _ = log.take()
  }

  /// The refusals so far.
  package var issues: [ControllerIssue] {
    stage.diagnostics.issues.compactMap { $0 as? ControllerIssue }
  }

  /// The mistakes of transitions so far.
  package var transitionIssues: [TransitionIssue] {
    stage.diagnostics.issues.compactMap { $0 as? TransitionIssue }
  }
}
