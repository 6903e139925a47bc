import Foundation
import Transitioning

extension ControllerWorld {
  /// What fills the window.
  var root: ViewController { tabs ?? stacks.first ?? controllers[0] }

  /// Makes the containers of the layout.
  func makeContainers() {
    guard layout != .plain else { return }
    stacks = ["N", "M"].map { WitnessNavigationController($0) }
    stacks[0].pushViewController(controllers[0], animated: false)
    guard layout == .tabs else { return }
    let tabs = WitnessTabBarController()
    tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    tabs.viewControllers = stacks
    self.tabs = tabs
  }

  /// Does what has to do with containers, if there are any.
  func performInContainers(_ operation: Operation) {
    switch operation {
    case .touch(let x, let y, let overX, let overY, let duration):
      let size = stage.size
      let start = CGPoint(x: x * size.width, y: y * size.height)
      let end = CGPoint(x: start.x + overX * size.width, y: start.y + overY * size.height)
      stage.drag(from: start, to: end, duration: duration)
    case .hideBar(let one, let flag): controllers[one].hidesBottomBarWhenPushed = flag
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
      let wanted = all.map { controllers[$0] as ViewController }
      guard wanted.allSatisfy({ isFree($0) || stacks[number].viewControllers.contains($0) }) else {
        return
      }
      stacks[number].setViewControllers(wanted, animated: animated)
    default: break
    }
  }

  /// Wants to hear of the end of whatever is about to happen.
  private func follow(_ stack: NavigationController) {
    guard let coordinator = stack.ownTransition else { return }
    asked += 1
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.answered += 1 }
  }

  /// True when a controller is nobody's, and can be put anywhere.
  private func isFree(_ controller: ViewController) -> Bool {
    controller.parent == nil && controller.viewIfLoaded?.window == nil
      && controller.presentingViewController == nil && controller.presentedViewController == nil
      && controller !== window.rootViewController
  }

  private func replaceTabs(with all: [Int]) {
    guard let tabs else { return }
    let wanted = all.map { controllers[$0] as ViewController }
    guard wanted.allSatisfy({ isFree($0) || $0.parent === tabs }), Set(all).count == all.count
    else { return }
    tabs.viewControllers = stacks + wanted
  }

  /// Looks whether who is to be seen is seen, alone, and all know where they are.
  func checkContainers() {
    for stack in stacks {
      let all = stack.viewControllers
      check("\(stack.witness.name) has each once", Set(all).count == all.count)
      check("\(stack.witness.name) has them as children", all.allSatisfy { $0.parent === stack })
      checkPlace(of: stack, showing: all.last)
    }
    if let tabs { checkPlace(of: tabs, showing: tabs.selectedViewController) }
    for controller in controllers where !(controller.parent is WitnessViewController) {
      controller.witness.conclude(controller.parent)
    }
  }

  private func checkPlace(of container: ViewController, showing child: ViewController?) {
    let name = container.title ?? "?"
    guard container.viewIfLoaded?.window != nil, window.subviews == [root.view] else { return }
    let place = container.view.subviews.first
    let views = place?.subviews ?? []
    let shown = views.first
    // The child shares its place with what is presented in its context.
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

  /// Sends everybody away but the first controller.
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

extension ViewController {
  /// The coordinator of a transition of the controller's own, or of one further up.
  fileprivate var ownTransition: (any ViewControllerTransitionCoordinator)? {
    transitionCoordinator
  }
}
