package import Transitioning

/// A checker of the order of callbacks, which records violations (ViewControllers 14, 15;
/// Navigation 7).
@MainActor
package final class Witness {
  /// The callbacks that come in pairs.
  package enum Call: String {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  package let name: String

  /// The last call; empty before the first.
  package private(set) var state = ""
  package private(set) var complaints: [String] = []
  private var flag = false

  /// True if viewIsAppearing was called since the controller was last off the screen
  /// (ViewControllers 10).
  private var isAnnounced = false

  /// The name of the next parent, and of the present one; empty for no parent.
  private var (next, place): (String?, String) = (nil, "")

  package init(_ name: String) {
    self.name = name
  }

  package func note(_ call: Call, _ animated: Bool) {
    let legal: [String] =
      switch call {
      case .willAppear: ["", "viewDidDisappear", "viewWillDisappear"]
      case .didAppear: ["viewWillAppear"]
      case .willDisappear: ["viewDidAppear", "viewWillAppear"]
      case .didDisappear: ["viewWillDisappear"]
      }
    if !legal.contains(state) { complain("\(call.rawValue) after '\(state)'") }
    let isDid = call == .didAppear || call == .didDisappear
    if isDid, flag != animated { complain("\(call.rawValue) says \(animated)") }
    if call == .willAppear, state != "viewWillDisappear" { isAnnounced = false }
    if call == .didAppear, !isAnnounced { complain("has appeared without appearing") }
    flag = animated
    state = call.rawValue
  }

  package func noteIsAppearing() {
    if state != "viewWillAppear" { complain("viewIsAppearing after \(state)") }
    if isAnnounced { complain("is appearing twice") }
    isAnnounced = true
  }

  package func willMove(to parent: ViewController?) {
    next = parent?.title ?? ""
  }

  package func didMove(to parent: ViewController?) {
    let parent = parent?.title ?? ""
    // In an app's container, the container must call.
    if let next, next != parent, ["", "N", "M", "tabs"].contains(next) {
      complain("moved to '\(parent)' when told '\(next)'")
    }
    (next, place) = (nil, parent)
  }

  /// Records a violation if the last parent that was announced is not the real one.
  package func conclude(_ parent: ViewController?) {
    let parent = parent?.title ?? ""
    if place != parent { complain("was told of '\(place)' and is in '\(parent)'") }
  }

  package func complain(_ complaint: String) { complaints.append("\(name) \(complaint)") }
}

/// A stack that checks the order of its callbacks.
@MainActor
package final class WitnessNavigationController: NavigationController {
  package let witness: Witness
  private let listener: Listener

  package init(_ name: String) {
    witness = Witness(name)
    listener = Listener(witness)
    super.init()
    title = name
    delegate = listener
  }

  package override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear, animated) }
  package override func viewIsAppearing(_ animated: Bool) { witness.noteIsAppearing() }
  package override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear, animated) }
  package override func viewWillDisappear(_ animated: Bool) {
    witness.note(.willDisappear, animated)
  }
  package override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear, animated) }

  /// Reads each controller's own transition, and records children that are shown unannounced.
  private final class Listener: NavigationControllerDelegate {
    private let witness: Witness
    private let shared = TransitionNavigationControllerDelegate.sharedDelegate()
    private weak var announced: ViewController?

    init(_ witness: Witness) {
      self.witness = witness
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { announced = viewController }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) {
      if announced !== viewController {
        witness.complain("showed \(viewController.title ?? "?") unannounced")
      }
    }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      shared.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      shared.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }
}

/// Tabs that check the order of their callbacks.
@MainActor
package final class WitnessTabBarController: TabBarController {
  package let witness = Witness("tabs")

  package init() {
    super.init()
    title = "tabs"
  }

  package override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear, animated) }
  package override func viewIsAppearing(_ animated: Bool) { witness.noteIsAppearing() }
  package override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear, animated) }
  package override func viewWillDisappear(_ animated: Bool) {
    witness.note(.willDisappear, animated)
  }
  package override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear, animated) }
}
