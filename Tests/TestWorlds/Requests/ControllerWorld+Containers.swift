import TestSupport
import Foundation
import Transitioning

extension ControllerWorld {
  /// The window's root controller.
  var root: UIViewController { tabs ?? stacks.first ?? controllers[0] }

  /// Makes the containers of the layout.
  func makeContainers() {
    guard layout != .plain else { return }
    stacks = ["N", "M"].map { WitnessNavigationController($0) }
    stacks[0].pushViewController(controllers[0], animated: false)
    stackTransition.isDriven = false
    stacks[1].transitionController.transition = stackTransition
    guard layout == .tabs else { return }
    let tabs = WitnessTabBarController()
    tabs.delegate = TransitionTabBarControllerDelegate.shared
    tabs.viewControllers = stacks
    self.tabs = tabs
  }

  /// Performs an operation on containers, if there are any.
  func performInContainers(_ operation: Operation) {
    switch operation {
    case .touch(let x, let y, let overX, let overY, let duration):
      let size = stage.size
      let start = CGPoint(x: x * size.width, y: y * size.height)
      let end = CGPoint(x: start.x + overX * size.width, y: start.y + overY * size.height)
      stage.drag(from: start, to: end, duration: duration)
    case .hideBar(let one, let flag): controllers[one].hidesBottomBarWhenPushed = flag
    case .rename(let one, let title): controllers[one].navigationItem.title = title
    case .select(let index): tabs?.selectedIndex = index
    case .replaceTabs(let all): replaceTabs(with: all)
    default: performOnStacks(operation)
    }
  }

  private func performOnStacks(_ operation: Operation) {
    guard !stacks.isEmpty else { return }
    switch operation {
    case .push(let one, let number, let animated):
      guard isFree(controllers[one]) || one % 2 == 1 else { return }
      stacks[number].pushViewController(controllers[one], animated: animated)
      follow(stacks[number])
    case .pop(let number, let animated):
      if stacks[number].popViewController(animated: animated) != nil { follow(stacks[number]) }
    case .popTo(let one, let animated):
      controllers[one].navigationController?.popToViewController(
        controllers[one], animated: animated)
    case .popToRoot(let number, let animated):
      stacks[number].popToRootViewController(animated: animated)
    case .replaceStack(let number, let all, let animated):
      let wanted = all.map { controllers[$0] as UIViewController }
      guard wanted.allSatisfy({ isFree($0) || stacks[number].viewControllers.contains($0) }) else {
        return
      }
      stacks[number].setViewControllers(wanted, animated: animated)
    case .driveStack(let flag): stackTransition.isDriven = flag
    case .presentStack(let other, let animated):
      // A tab stays in place; at most it presents something.
      guard tabs == nil else { return }
      asked += 1
      controllers[other].present(stacks[1], animated: animated) { [weak self] in
        self?.answered += 1
      }
    case .hideNavigationBar(let number, let flag, let animated):
      stacks[number].setNavigationBarHidden(flag, animated: animated)
    default: break
    }
  }

  /// Counts the end of a transition that runs or is about to run.
  private func follow(_ stack: UINavigationController) {
    guard let coordinator = stack.ownTransition else { return }
    asked += 1
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.answered += 1 }
  }

  /// True if a controller belongs to no container, presentation or window.
  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.viewIfLoaded?.window == nil
      && controller.presentingViewController == nil && controller.presentedViewController == nil
      && controller !== window.rootViewController
  }

  private func replaceTabs(with all: [Int]) {
    guard let tabs else { return }
    let wanted = all.map { controllers[$0] as UIViewController }
    guard wanted.allSatisfy({ isFree($0) || $0.parent === tabs }), Set(all).count == all.count
    else { return }
    tabs.viewControllers = stacks + wanted
  }

  /// Checks that the right child is visible, alone, and that all places are right.
  func checkContainers() {
    for stack in stacks {
      let all = stack.viewControllers
      check("\(stack.witness.name) has each once", Set(all).count == all.count)
      check("\(stack.witness.name) has them as children", all.allSatisfy { $0.parent === stack })
      checkPlace(of: stack, showing: all.last)
      checkBar(of: stack)
    }
    if let tabs { checkPlace(of: tabs, showing: tabs.selectedViewController) }
    for controller in controllers where !(controller.parent is WitnessViewController) {
      controller.witness.conclude(controller.parent)
    }
  }

  private func checkPlace(of container: UIViewController, showing child: UIViewController?) {
    let name = container.title ?? "?"
    guard container.viewIfLoaded?.window != nil, window.subviews == [root.view] else { return }
    let place = container.view.subviews.first
    let views = place?.subviews ?? []
    let shown = views.first
    // The child shares its place with a presentation in its context.
    let isShared = shown?.accessibilityIdentifier == "context"
    let presents = child?.presentedViewController?.presentingViewController === child
    check(
      "\(name) shows \(child?.title ?? "nobody") alone, not \(views.count)",
      views.count == (child == nil ? 0 : 1)
        && (isShared ? presents : shown == child?.viewIfLoaded))
    if isShared, let view = child?.viewIfLoaded, view.window != nil {
      check("\(name)'s child is in its context", view.superview === shown)
    }
    if let shown { check("\(name)'s child fills its place", shown.frame == place?.bounds) }
  }

  /// Checks the place of the bar, and that it shows the top controller and nothing else.
  private func checkBar(of stack: WitnessNavigationController) {
    guard let root = stack.viewIfLoaded, root.window != nil else { return }
    let (name, bar, top) = (stack.witness.name, stack.navigationBar, stack.topViewController)
    let isHidden = stack.isNavigationBarHidden
    let height: CGFloat = root.traitCollection.verticalSizeClass == .compact ? 32 : 44
    let items = stack.viewControllers.map(\.navigationItem)
    check(
      "\(name)'s bar has the items of the stack", (bar.items ?? []).elementsEqual(items, by: ===))
    if let content = top?.viewIfLoaded, content.superview === root.subviews.first {
      check(
        "\(name)'s bar has its room, \(content.safeAreaInsets.top)",
        content.safeAreaInsets.top == root.safeAreaInsets.top + (isHidden ? 0 : height))
    }
    guard !isHidden else {
      return check("\(name)'s bar is gone", bar.superview == nil || bar.isHidden)
    }
    let frame = CGRect(
      x: 0, y: root.safeAreaInsets.top, width: root.bounds.width, height: height)
    check("\(name)'s bar is in its place, not \(bar.frame)", bar.frame == frame && !bar.isHidden)
    // The background, the line below it, and one page of slots.
    let pages = bar.subviews.dropFirst(2)
    check("\(name)'s bar shows one page, not \(pages.count)", pages.count == (top == nil ? 0 : 1))
    guard let page = pages.first else { return }
    let labels = page.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    check(
      "\(name)'s bar says \(labels.map { $0.text ?? "" })",
      labels.map(\.accessibilityLabel) == [top?.navigationItem.title])
    let ways = page.subviews.flatMap(\.subviews).filter {
      $0.accessibilityIdentifier == "back button"
    }
    check("\(name)'s back button is there", (ways.count == 1) == (items.count > 1))
    for slot in page.subviews {
      check(
        "\(name)'s bar is at rest, not at \(slot.alpha) \(slot.transform)",
        slot.alpha == 1 && slot.transform == .identity)
      check("\(name)'s bar is still", slot.layer.presentationProperties == slot.layer.properties)
    }
  }

  /// Removes every controller but the first one.
  func emptyContainers() {
    guard layout != .plain else { return }
    tabs?.viewControllers = stacks
    tabs?.selectedIndex = 0
    for stack in stacks { stack.dismiss(animated: false) }
    for controller in controllers { controller.dismiss(animated: false) }
    _ = try? stage.settle(within: 30)
    stacks[1].viewControllers = []
    stacks[0].viewControllers = [controllers[0]]
    if tabs != nil { stacks[1].viewControllers = [] }
  }
}

extension UIViewController {
  /// The coordinator of the controller's own transition, or of an ancestor's.
  fileprivate var ownTransition: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinator
  }
}
