package import Transitioning

/// A phone whose window shows a navigation controller with the named controllers, at rest.
@MainActor
package final class NavigationScene {
  package let stage = Stage()
  package let window: UIWindow
  package let log = Log()
  package let navigation = UINavigationController()
  package let delegate: LoggingNavigationDelegate
  package private(set) var controllers: [String: LoggingViewController] = [:]

  package init(_ names: [String] = ["A"]) throws {
    window = UIWindow(stage: stage)
    delegate = LoggingNavigationDelegate(log)
    stage.diagnostics.handler = { _ in }
    navigation.delegate = delegate
    navigation.viewControllers = names.map { self[$0] }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    _ = log.take()
  }

  /// The controller of that name, made at the first request.
  package subscript(name: String) -> LoggingViewController {
    if let controller = controllers[name] { return controller }
    let controller = LoggingViewController(name, log)
    controllers[name] = controller
    return controller
  }

  /// The names of the controllers on the stack, root first.
  package var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

  /// True if the controller's view has no sibling view.
  package func isAlone(_ name: String) -> Bool {
    let view: UIView = self[name].view
    return view.superview?.subviews == [view]
  }

  /// The log since the last call, without the loading of views.
  package func calls() -> [String] { log.take().filter { !$0.contains("oad") } }

  /// The refusals so far.
  package var issues: [ControllerIssue] {
    stage.diagnostics.issues.compactMap { $0 as? ControllerIssue }
  }
}

/// A navigation delegate that logs its calls, and returns what its properties hold.
@MainActor
package final class LoggingNavigationDelegate: UINavigationControllerDelegate {
  private let log: Log
  package var animator:
    ((UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?)?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// The reactions to calls, by their names.
  package var reactions: [String: () -> Void] = [:]

  package init(_ log: Log) {
    self.log = log
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow(\(viewController.title ?? "?"), \(animated))")
    reactions["willShow"]?()
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow(\(viewController.title ?? "?"), \(animated))")
    reactions["didShow"]?()
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animationControllerFor(\(operation), \(fromVC.title ?? "?"), \(toVC.title ?? "?"))")
    return animator?(operation)
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if interaction != nil { log.note("interactionControllerFor") }
    return interaction
  }
}
