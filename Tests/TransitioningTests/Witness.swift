import Transitioning

/// A checker of the order of callbacks, which records violations (ViewControllers 14, 15;
/// Navigation 7).
@MainActor
final class Witness {
  /// The callbacks that come in pairs.
  enum Call: String {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  let name: String

  /// The last call; empty before the first.
  private(set) var state = ""
  private(set) var complaints: [String] = []
  private var flag = false

  /// True if viewIsAppearing was called since the controller was last off the screen
  /// (ViewControllers 10).
  private var isAnnounced = false

  /// The name of the next parent, and of the present one; empty for no parent.
  private var (next, place): (String?, String) = (nil, "")

  init(_ name: String) {
    self.name = name
  }

  func note(_ call: Call, _ animated: Bool) {
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

  func noteIsAppearing() {
    if state != "viewWillAppear" { complain("viewIsAppearing after \(state)") }
    if isAnnounced { complain("is appearing twice") }
    isAnnounced = true
  }

  func willMove(to parent: ViewController?) {
    next = parent?.title ?? ""
  }

  func didMove(to parent: ViewController?) {
    let parent = parent?.title ?? ""
    // In an app's container, the container must call.
    if let next, next != parent, ["", "N", "M", "tabs"].contains(next) {
      complain("moved to '\(parent)' when told '\(next)'")
    }
    (next, place) = (nil, parent)
  }

  /// Records a violation if the last parent that was announced is not the real one.
  func conclude(_ parent: ViewController?) {
    let parent = parent?.title ?? ""
    if place != parent { complain("was told of '\(place)' and is in '\(parent)'") }
  }

  func complain(_ complaint: String) { complaints.append("\(name) \(complaint)") }
}

/// A stack that checks the order of its callbacks.
@MainActor
final class WitnessNavigationController: NavigationController {
  let witness: Witness
  private let listener: Listener

  init(_ name: String) {
    witness = Witness(name)
    listener = Listener(witness)
    super.init()
    title = name
    delegate = listener
  }

  override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { witness.noteIsAppearing() }
  override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { witness.note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear, animated) }

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
final class WitnessTabBarController: TabBarController {
  let witness = Witness("tabs")

  init() {
    super.init()
    title = "tabs"
  }

  override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { witness.noteIsAppearing() }
  override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { witness.note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear, animated) }
}
