package import StageSupport
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
    stage.diagnostics.remarkHandler = { _ in }
    delegate.navigation = navigation
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

/// A navigation delegate that logs its calls.
///
/// It does not choose animators, which would switch the stack's own swipes off, until it is given
/// some.
@MainActor
package final class LoggingNavigationDelegate: UINavigationControllerDelegate {
  fileprivate let log: Log
  fileprivate weak var navigation: UINavigationController?
  private lazy var choosing = ChoosingNavigationDelegate(self)

  /// The animators; setting this property makes the stack's delegate one that chooses animators.
  package var animator:
    ((UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?)?
  {
    didSet { navigation?.delegate = choosing }
  }

  /// The interaction controller of an animator.
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
}

/// A navigation delegate that chooses animators, and forwards to one that logs.
@MainActor
private final class ChoosingNavigationDelegate: UINavigationControllerDelegate {
  private unowned let base: LoggingNavigationDelegate

  init(_ base: LoggingNavigationDelegate) {
    self.base = base
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    base.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    base.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (from, to) = (fromVC.title ?? "?", toVC.title ?? "?")
    base.log.note("animationControllerFor(\(operation), \(from), \(to))")
    return base.animator?(operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if base.interaction != nil { base.log.note("interactionControllerFor") }
    return base.interaction
  }
}
