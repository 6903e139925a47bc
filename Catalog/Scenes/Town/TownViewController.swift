import Foundation
import Transitioning

/// A town in three tabs, which slide past each other after a tap or under a finger.
///
/// A navigation bar with icons takes the place of the tab bar.
final class TownViewController: TabBarController {
  private lazy var swipes = TabSwipes(self)
  private let bar = BottomBar(
    TownPage.all.map { ($0.icon, $0.title) }, accent: \.violet)

  init() {
    super.init()
    tabBar.isHidden = true
    delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    viewControllers = TownPage.all.enumerated().map { number, page in
      let controller = TownPageViewController(page)
      controller.transitionController.transition = TabSlideTransition(swipes)
      controller.onAppearing = { [unowned self, unowned controller] in
        mark(number, with: controller.transitionCoordinator)
      }
      return controller
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "town"
    bar.onChoice = { [unowned self] in selectedIndex = $0 }
    view.addSubview(bar)
    swipes.install(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.place(in: view)
  }

  /// Marks a tab as selected, alongside the transition to it.
  private func mark(
    _ number: Int, with coordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    guard let coordinator else { return bar.select(number) }
    coordinator.animate { [bar] _ in
      bar.select(number)
    } completion: { [unowned self] _ in
      // After a cancelled slide, the former tab is selected again.
      bar.select(selectedIndex)
    }
  }
}
