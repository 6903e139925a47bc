import HeadlessStage
import HeadlessViews

extension TabBarController {
  /// The direction of a change: forward to a later tab, backward to an earlier one.
  package final func direction(from: ViewController?, to: ViewController?) -> TransitionDirection {
    guard let from, let to, let start = tabs.index(of: from), let end = tabs.index(of: to)
    else { return .forward }
    return end < start ? .backward : .forward
  }

  /// Selects a tab that the user has tapped.
  final func pick(_ index: Int) {
    guard let controller = tabs[index] else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tabs.contains(controller)
    else { return showSelection() }
    if controller === place.shown {
      controller.keeper?.goBackToRoot()
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Selects a controller that has a tab.
  final func select(_ controller: ViewController) {
    if place.running?.isCalledOff == true { place.makeWay() }
    guard controller !== place.shown, !turn(to: controller) else { return }
    place.makeWay()
    guard tabs.contains(controller) else { return }
    change(to: controller, animated: true)
  }

  /// Reverses the running transition if it started from the controller; returns false if that is
  /// not possible.
  private func turn(to controller: ViewController) -> Bool {
    guard place.pending == nil, let running = place.running, running.isTurnable,
      running.change.from === controller
    else { return false }
    let shown = place.shown
    place.turn(running) {
      guard place.shown === shown, place.pending == nil, tabs.contains(controller) else {
        return nil
      }
      return SelectionChange(of: self, from: shown, to: controller, animated: true)
    }
    return true
  }

  /// Shows a controller in place of the visible one.
  private func change(
    to controller: ViewController?, animated: Bool, leaving: [ViewController] = []
  ) {
    let pending = place.pending?.change
    let shown = pending == nil ? place.shown : pending?.seen
    let seen = shown?.storedParent === self ? shown : nil
    var choice = Choice()
    if animated, place.isSeen, let seen, let controller, seen !== controller {
      choice = choose(from: seen, to: controller)
      // The delegate may have removed the controller.
      guard tabs.index(of: controller) != nil else {
        return change(to: selected(selectedIndex), animated: false, leaving: leaving)
      }
    }
    place.perform(
      SelectionChange(
        of: self, from: seen, to: controller, animated: choice.animator != nil, leaving: leaving),
      choice.animator, choice.driver)
    showSelection()
  }

  private struct Choice {
    var animator: (any ViewControllerAnimatedTransitioning)?
    var driver: (any ViewControllerInteractiveTransitioning)?
  }

  /// Asks the delegate for the animator and the interaction controller of a change.
  private func choose(from: ViewController, to: ViewController) -> Choice {
    let isBack = direction(from: from, to: to) == .backward
    (isBack ? from : to).transitionDecisions = []
    askedDestination = to
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    askedDestination = nil
    let driver = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    return Choice(animator: animator, driver: driver)
  }

  /// Updates the bar's tabs.
  final func showItems() { tabBar.itemsDidChange(count: tabs.count) }

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
    place.shown?.spreadSafeArea()
    guard let coordinator, coordinator.isAnimated else {
      return View.performWithoutAnimation { tabBar.place(in: view, isOut: isOut) }
    }
    coordinator.animateAlongsideTransition(in: tabBar) { [weak self] _ in
      guard let self else { return }
      tabBar.place(in: view, isOut: isOut)
    }
  }

  /// True if the selected controller hides the bar.
  final var hidesBar: Bool { place.shown?.keeper?.hidesBottomBar == true }

  /// Replaces the tabs and selects one of them.
  final func replaceTabs(with new: [ViewController], animated: Bool) {
    var known = Roster()
    for controller in new {
      if known.contains(controller) {
        return report(.alreadyChild(child: controller.sentenceName, parent: sentenceName))
      }
      if controller.storedParent !== self, let issue = refusal(of: controller) {
        return report(issue)
      }
      known.append(controller)
    }
    let wanted = new
    place.makeWay()
    let (former, index) = (tabs.controllers, selectedIndex)
    tabs = TabList(wanted)
    let leaving = former.absent(from: wanted)
    for controller in leaving where controller.storedParent === self {
      controller.tellWillMove(to: nil)
    }
    for controller in wanted {
      if controller.storedParent !== self {
        adopt(controller)
      } else if controller.storedMovingFromParent {
        // The controller was about to be removed, and stays.
        controller.tellWillMove(to: self)
      } else {
        continue
      }
      guard controller.storedParent === self else { continue }
      place.collect(controller)
      controller.tellMove(to: self)
    }
    // A callback may have set other tabs or moved some of the controllers elsewhere.
    let current = tabs.controllers
    let own = current.filter { $0.storedParent === self }
    guard current == wanted || own.count < current.count else { return }
    if own.count < current.count { tabs = TabList(own) }
    showItems()
    change(to: selected(index), animated: animated, leaving: leaving)
  }

  /// The controller to select after the tabs have changed: the selected one if it still has a tab,
  /// otherwise the one at its former index, otherwise the first.
  ///
  /// - Parameter index: The former index of the selected tab.
  private func selected(_ index: Int) -> ViewController? {
    if let shown = place.shown, tabs.contains(shown) { return shown }
    return tabs[index] ?? tabs.first
  }

  /// Continues without a child that was removed by other code.
  final func childDidLeave(_ child: ViewController) {
    guard tabs.contains(child) else { return }
    place.makeWay()
    // A callback may have changed the tabs.
    guard let index = tabs.index(of: child) else { return }
    let selection = child === place.shown ? index : selectedIndex
    tabs.remove(at: index)
    showItems()
    change(to: selected(selection), animated: false)
  }
}
