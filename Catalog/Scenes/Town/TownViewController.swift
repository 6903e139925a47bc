import Foundation
import Transitioning

/// A town in three tabs, which change after a tap or under a finger.
///
/// A navigation bar with icons takes the place of the tab bar.
final class TownViewController: UITabBarController {
  private lazy var swipes = TabSwipes(self)
  private let bar: BottomBar

  /// The buttons that all tabs have in common; nil if each tab has its own.
  private let actions: AppBar?

  /// Creates the tabs.
  ///
  /// - Parameters:
  ///   - motion: The transition from each tab to any other.
  ///   - calmMotion: The transition under reduced motion.
  ///   - selectionPart: The part of the transition in which the selection in the bar changes, in
  ///     `0...1`.
  ///   - sharesActions: True if the buttons at the top stay in place while the tabs change.
  init(
    _ pages: [TownPage], accent: KeyPath<Palette, Palette.Accent> = \.violet,
    motion: any Transitioning.Transition, calm calmMotion: any Transitioning.Transition,
    selectionPart: Double = 1,
    sharesActions: Bool = false
  ) {
    actions = sharesActions ? AppBar("", trailing: TownPageViewController.actions, role: nil) : nil
    bar = BottomBar(pages.map { ($0.icon, $0.title) }, accent: accent)
    super.init()
    tabBar.isHidden = true
    delegate = TransitionTabBarControllerDelegate.shared
    viewControllers = pages.enumerated().map { number, page in
      let controller = TownPageViewController(page, hasActions: !sharesActions)
      controller.transitionController.transition = SwipedTabTransition(
        swipes, motion, calm: calmMotion)
      // The selection changes with the tabs, and changes back if a finger cancels the slide.
      controller.onAppearing = { [bar] coordinator in
        if let coordinator {
          coordinator.animateAlongsideTransition(in: bar) { _ in
            UIView.animateKeyframes(withDuration: coordinator.transitionDuration) {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: selectionPart) {
                bar.select(number)
              }
            }
          }
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
    for part in [actions, bar].compactMap({ $0 }) { view.addSubview(part) }
    swipes.install(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    actions?.place(in: view, margin: view.margin())
    bar.place(in: view)
  }
}
