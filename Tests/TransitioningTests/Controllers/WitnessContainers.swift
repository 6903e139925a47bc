import TestSupport
import Transitioning

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
