package import TestSupport
package import Transitioning

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
