package import StageSupport
package import Transitioning

/// A controller that logs its callbacks, and runs reactions.
@MainActor
package final class LoggingViewController: UIViewController {
  private let log: Log
  private let name: String

  /// The reactions to callbacks, by their names.
  package var reactions: [String: () -> Void] = [:]

  /// True if the controller forwards appearance to its children.
  package var forwards = true

  /// The true values among `isBeingPresented` and `isBeingDismissed` in each callback.
  package private(set) var flags: [String] = []

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  private func note(_ callback: String, _ animated: Bool? = nil) {
    log.note("\(name).\(callback)" + (animated.map { "(\($0))" } ?? ""))
    if isBeingPresented { flags.append("\(callback): presented") }
    if isBeingDismissed { flags.append("\(callback): dismissed") }
    reactions[callback]?()
  }

  package override func loadView() {
    note("loadView")
    super.loadView()
  }

  package override func viewDidLoad() { note("viewDidLoad") }
  package override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  package override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  package override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  package override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  package override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }

  package override func viewWillLayoutSubviews() {
    if log.includesLayout { note("viewWillLayoutSubviews") }
  }

  package override func viewDidLayoutSubviews() {
    if log.includesLayout { note("viewDidLayoutSubviews") }
  }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if log.includesMoves { log.note("\(name).willMove(toParent: \(parent?.title ?? "nil"))") }
    reactions["willMove"]?()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if log.includesMoves { log.note("\(name).didMove(toParent: \(parent?.title ?? "nil"))") }
    reactions["didMove"]?()
  }
}
