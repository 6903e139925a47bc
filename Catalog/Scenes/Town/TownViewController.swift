import Foundation
import Transitioning

/// A town in three tabs, which change after a tap or under a finger.
///
/// A navigation bar with icons takes the place of the tab bar.
final class TownViewController: UITabBarController {
  private lazy var swipes = TabSwipes(self)
  private let bar: BottomBar

  /// Creates the tabs.
  ///
  /// - Parameters:
  ///   - motion: The transition from each tab to any other.
  ///   - calmMotion: The transition under reduced motion.
  init(
    _ pages: [TownPage], accent: KeyPath<Palette, Palette.Accent> = \.violet,
    motion: any Transitioning.Transition, calm calmMotion: any Transitioning.Transition
  ) {
    bar = BottomBar(pages.map { ($0.icon, $0.title) }, accent: accent)
    super.init()
    tabBar.isHidden = true
    delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    viewControllers = pages.enumerated().map { number, page in
      let controller = TownPageViewController(page)
      controller.transitionController.transition = SwipedTabTransition(
        swipes, motion, calm: calmMotion)
      // The selection changes with the tabs, and changes back if a finger cancels the slide.
      controller.onAppearing = { [bar] coordinator in
        if let coordinator {
          coordinator.animateAlongsideTransition(in: bar) { _ in bar.select(number) }
        } else {
          UIView.performWithoutAnimation { bar.select(number) }
        }
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
}
