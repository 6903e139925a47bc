import HeadlessStage
import HeadlessViews
package import TransitionCurves

extension UITabBarController {
  /// The direction of a change: forward to a later tab, backward to an earlier one.
  package final func direction(from: UIViewController?, to: UIViewController?)
    -> TransitionDirection
  {
    guard let from, let to, let start = tabs.firstIndex(of: from), let end = tabs.firstIndex(of: to)
    else { return .forward }
    return end < start ? .backward : .forward
  }

  /// Selects a tab that the user has tapped.
  final func pick(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tabs.contains(controller)
    else { return showSelection() }
    if controller === slot.shown {
      controller.containerCoordinator?.goBackToRoot()
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  final func select(_ controller: UIViewController) {
    if slot.running?.isCalledOff == true { slot.makeWay() }
    guard controller !== slot.shown, !turn(to: controller) else { return }
    slot.makeWay()
    guard tabs.contains(controller) else { return }
    change(to: controller, animated: UIView.areAnimationsEnabled)
  }

  /// Reverses the running transition if it started from the controller; returns false if that is
  /// not possible.
  private func turn(to controller: UIViewController) -> Bool {
    guard slot.pending == nil, let running = slot.running, running.isTurnable,
      running.change?.from === controller
    else { return false }
    let shown = slot.shown
    slot.turn(running) {
      guard slot.shown === shown, slot.pending == nil, tabs.contains(controller) else {
        return nil
      }
      return SelectionChange(of: self, from: shown, to: controller, animated: true)
    }
    return true
  }

  /// Shows a controller in place of the visible one.
  private func change(
    to controller: UIViewController?, animated: Bool, leaving: [UIViewController] = []
  ) {
    let pending = slot.pending?.change
    let shown = pending == nil ? slot.shown : pending?.seen
    let seen = shown?.family.parent === self ? shown : nil
    var choice = Choice()
    if animated, slot.isSeen, let seen, let controller, seen !== controller {
      choice = choose(from: seen, to: controller)
      // The delegate may have removed the controller.
      guard tabs.contains(controller) else {
        return change(to: selected(selectedIndex), animated: false, leaving: leaving)
      }
    }
    slot.perform(
      SelectionChange(
        of: self, from: seen, to: controller, animated: choice.animator != nil, leaving: leaving),
      choice.animator, choice.driver)
    showSelection()
  }

  private struct Choice {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
  }

  /// Asks the delegate for the animator and the interaction controller of a change.
  ///
  /// A change from a controller that has no tab any more cannot be cancelled, so nothing drives it.
  private func choose(from: UIViewController, to: UIViewController) -> Choice {
    let isBack = direction(from: from, to: to) == .backward
    (isBack ? from : to).transitions.decisions = []
    if hasLostDelegate { (isBack ? from : to).noteLostDelegate(of: self) }
    askedDestination = to
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    askedDestination = nil
    let (later, earlier) = isBack ? (from, to) : (to, from)
    let chooser = later.transitioningDelegate == nil ? earlier : later
    if !later.transitions.decisions.contains(where: \.isAnswer) {
      chooser.noteIgnoredTransition(choosing: animator, obstacle)
    }
    let driver = animator.flatMap {
      tabs.contains(from) ? delegate?.tabBarController(self, interactionControllerFor: $0) : nil
    }
    return Choice(animator: animator, driver: driver)
  }

  /// The reason why a tab's own transition is not asked, if it is not.
  private var obstacle: TransitionObstacle {
    if hasLostDelegate { return .lostDelegate(of: label) }
    return delegate.map { .tabBarDelegate("\(type(of: $0))") } ?? .noTabBarDelegate
  }

  /// Updates the bar's tabs.
  final func showItems() { tabBar.show(tabs.map(\.tabBarItem)) }

  /// Updates the bar's selection.
  final func showSelection() {
    tabBar.select(selectedIndex)
    placeBar()
  }

  /// Lays out the bar: outside beyond the leading edge while the selected controller hides it,
  /// otherwise in its place.
  ///
  /// - Parameter coordinator: The coordinator of the transition alongside which the bar moves; nil
  ///   to move it at once.
  final func placeBar(along coordinator: TransitionCoordinator? = nil) {
    guard isViewLoaded else { return }
    let isOut = hidesBar
    slot.shown?.spreadSafeArea()
    guard let coordinator, coordinator.isAnimated else {
      return UIView.performWithoutAnimation { tabBar.place(in: view, isOut: isOut) }
    }
    coordinator.animateAlongsideTransition(in: tabBar) { [link] _ in
      guard let tabs = link.tabs else { return }
      tabs.tabBar.place(in: tabs.view, isOut: isOut)
    }
  }

  final var hidesBar: Bool { slot.shown?.containerCoordinator?.hidesBottomBar == true }

  /// Replaces the tabs and selects one of them.
  final func replaceTabs(with new: [UIViewController], animated: Bool) {
    for (place, controller) in new.enumerated() {
      if new[..<place].contains(controller) {
        return report(.alreadyChild(child: controller.sentenceName, parent: sentenceName))
      }
      if controller.family.parent !== self, let issue = refusal(of: controller) {
        return report(issue)
      }
    }
    slot.makeWay()
    let (former, index) = (tabs, selectedIndex)
    tabs = new
    let leaving = former.absent(from: new)
    for controller in leaving where controller.family.parent === self {
      controller.callWillMove(to: nil)
    }
    for controller in new {
      if controller.family.parent !== self {
        adopt(controller)
      } else if controller.family.isMovingFromParent {
        // The controller was about to be removed, and stays.
        controller.callWillMove(to: self)
      } else {
        continue
      }
      guard controller.family.parent === self else { continue }
      slot.collect(controller)
      controller.callDidMove(to: self)
    }
    // A callback may have set other tabs or moved some of the controllers elsewhere.
    let own = tabs.filter { $0.family.parent === self }
    guard tabs == new || own.count < tabs.count else { return }
    tabs = own
    showItems()
    change(to: selected(index), animated: animated, leaving: leaving)
  }

  /// The controller to select after the tabs have changed: the selected one if it still has a tab,
  /// otherwise the one at its former index, otherwise the first.
  ///
  /// - Parameter index: The former index of the selected tab.
  private func selected(_ index: Int) -> UIViewController? {
    if let shown = slot.shown, tabs.contains(shown) { return shown }
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }

  /// Continues without a child that was removed by other code.
  final func childDidLeave(_ child: UIViewController) {
    guard tabs.contains(child) else { return }
    slot.makeWay()
    // A callback may have changed the tabs.
    guard let index = tabs.firstIndex(of: child) else { return }
    let selection = child === slot.shown ? index : selectedIndex
    tabs.remove(at: index)
    showItems()
    change(to: selected(selection), animated: false)
  }
}
