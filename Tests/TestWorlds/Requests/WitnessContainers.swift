package import TestSupport
package import Transitioning

/// A stack that checks the order of its callbacks.
@MainActor
package final class WitnessNavigationController: UINavigationController {
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
  private final class Listener: UINavigationControllerDelegate {
    private let witness: Witness
    private let shared = TransitionNavigationControllerDelegate.shared
    private weak var announced: UIViewController?

    init(_ witness: Witness) {
      self.witness = witness
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { announced = viewController }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      if announced !== viewController {
        witness.complain("showed \(viewController.title ?? "?") unannounced")
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      shared.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      shared.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }
}

/// Tabs that check the order of their callbacks.
@MainActor
package final class WitnessTabBarController: UITabBarController {
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
