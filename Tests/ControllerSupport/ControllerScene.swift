package import StageSupport
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
    stage.diagnostics.remarkHandler = { _ in }
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

  /// Presents a new controller with a transition, animated.
  @discardableResult
  package func present(
    _ transition: any Transition, completion: (() -> Void)? = nil
  ) -> LoggingViewController {
    let fore = controller("B", with: transition)
    back.present(fore, animated: true, completion: completion)
    return fore
  }

  /// Presents a new controller with a transition, animated, and waits until it is at rest.
  @discardableResult
  package func play(_ transition: any Transition) throws -> LoggingViewController {
    let fore = present(transition)
    try stage.settle()
    return fore
  }

  /// Plays transitions, one after the other, each with a controller that leaves without animation.
  package func playEach(_ transitions: [any Transition]) throws {
    for transition in transitions {
      try play(transition).dismiss(animated: false)
      try stage.settle()
    }
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
