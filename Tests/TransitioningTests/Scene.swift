import Transitioning

/// All calls, in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  /// True if layout calls are included.
  var includesLayout = false

  /// True if calls about parents are included.
  var includesMoves = false

  func add(_ line: String) { lines.append(line) }

  /// Returns the calls since the last call of this method.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A phone with a window that shows the controller `back`, at rest.
@MainActor
final class Scene {
  let stage = Stage()
  let window: Window
  let log = CallLog()
  let back: LoggingViewController

  /// The messages of decisions, oldest first.
  private(set) var decisions: [String] = []

  init() {
    window = Window(stage: stage)
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
  func controller(_ name: String, _ style: ModalPresentationStyle? = nil) -> LoggingViewController {
    let controller = LoggingViewController(name, log)
    if let style { controller.modalPresentationStyle = style }
    return controller
  }

  /// Makes a controller with a transition.
  func controller(_ name: String, with transition: any Transition) -> LoggingViewController {
    let controller = LoggingViewController(name, log)
    controller.transitionController.transition = transition
    return controller
  }

  /// Presents, without animation, each controller from the one before, and empties the log.
  func stack(_ controllers: [LoggingViewController], from first: LoggingViewController? = nil) {
    var presenter = first ?? back
    for controller in controllers {
      presenter.present(controller, animated: false)
      stage.advance(by: 0)
      presenter = controller
    }
    _ = log.take()
  }

  /// The refusals so far.
  var issues: [TransitionIssue] { stage.diagnostics.issues.compactMap { $0 as? TransitionIssue } }
}

/// A controller that logs its callbacks, and runs reactions.
@MainActor
final class LoggingViewController: ViewController {
  private let log: CallLog
  private let name: String

  /// The reactions to callbacks, by their names.
  var reactions: [String: () -> Void] = [:]

  /// True if the controller forwards appearance to its children.
  var forwards = true

  /// The true values among `isBeingPresented` and `isBeingDismissed` in each callback.
  private(set) var flags: [String] = []

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  private func note(_ callback: String, _ animated: Bool? = nil) {
    log.add("\(name).\(callback)" + (animated.map { "(\($0))" } ?? ""))
    if isBeingPresented { flags.append("\(callback): presented") }
    if isBeingDismissed { flags.append("\(callback): dismissed") }
    reactions[callback]?()
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }

  override func viewWillLayoutSubviews() {
    if log.includesLayout { note("viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    if log.includesLayout { note("viewDidLayoutSubviews") }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    if log.includesMoves { log.add("\(name).willMove(toParent: \(parent?.title ?? "nil"))") }
    reactions["willMove"]?()
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if log.includesMoves { log.add("\(name).didMove(toParent: \(parent?.title ?? "nil"))") }
    reactions["didMove"]?()
  }
}
