import ControllerSupport
import HeadlessStage
import Transitioning

/// The invariants of an orderly life.
extension ControllerLife {
  private var root: UIViewController? { windows[0].rootViewController }

  /// The root, and all children and presented controllers.
  var tree: [UIViewController] {
    var (found, pending) = ([UIViewController](), [root].compactMap(\.self))
    var known: Set<ObjectIdentifier> = []
    while let controller = pending.popLast() {
      guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
      found.append(controller)
      if let presented = controller.presentedViewController { pending.append(presented) }
      pending += controller.children.reversed()
    }
    return found
  }

  // MARK: At any time

  /// Checks that a controller does not appear in a parent that is off the screen.
  func checkContainment(of child: UIViewController?) {
    guard isOrderly, let child, let parent = child.parent else { return }
    let isOn = [.appearing, .appeared].contains(child.appearance.phase)
    guard isOn, parent.appearance.phase == .disappeared else { return }
    complain("\(name(child)) appears in \(name(parent)), which is off the screen")
  }

  // MARK: At rest

  /// Checks the states, the places and the bars of all controllers.
  func checkOrderAtRest() {
    guard !windows[0].isHidden else { return }
    let tree = tree
    for controller in tree + actors.filter({ !tree.contains($0) }) { checkState(of: controller) }
    for controller in tree where controller.presentedViewController == nil {
      guard controller.presentingViewController?.presentedViewController === controller else {
        continue
      }
      check("\(name(controller)) is seen where it is presented", controller.view.superview != nil)
    }
    for case let stack as UINavigationController in tree {
      let all = stack.viewControllers
      check("\(name(stack)) has each once", Set(all).count == all.count)
      checkPlace(of: stack, showing: all.last)
      checkBar(of: stack)
    }
    for case let tabs as UITabBarController in tree {
      checkPlace(of: tabs, showing: tabs.selectedViewController)
    }
    for actor in actors where !(actor.parent is PlainActor) {
      actor.ear.witness.conclude(actor.parent)
    }
  }

  /// Checks that a controller has appeared if its view is in the window, and only then.
  private func checkState(of controller: UIViewController) {
    let (view, phase) = (controller.viewIfLoaded, controller.appearance.phase)
    let isIn = view?.window != nil
    check(
      "\(name(controller)) is \(phase), and its view is \(isIn ? "" : "not ")in the window",
      phase == (isIn ? .appeared : .disappeared))
    if let witness = (controller as? any LifeActor)?.ear.witness {
      check(
        "\(name(controller)) has appeared, or not, as its callbacks say",
        (witness.state == .didAppear) == isIn)
    }
  }

  /// Checks that the right child is visible, alone, in its place.
  private func checkPlace(of container: UIViewController, showing child: UIViewController?) {
    guard container.viewIfLoaded?.window != nil, windows[0].subviews == [root?.view] else { return }
    let place = container.view.subviews.first
    let views = place?.subviews ?? []
    let shown = views.first
    // The child shares its place with a presentation in its context.
    let isShared = shown?.accessibilityIdentifier == "context"
    let presents = child?.presentedViewController?.presentingViewController === child
    check(
      "\(name(container)) shows \(name(child)) alone, not \(views.map { $0.accessibilityIdentifier ?? "\(type(of: $0.next ?? $0))" })",
      views.count == (child == nil ? 0 : 1) && (isShared ? presents : shown == child?.viewIfLoaded))
    if isShared, let view = child?.viewIfLoaded, view.window != nil {
      check("\(name(container))'s child is in its context", view.superview === shown)
    }
    if let shown {
      check("\(name(container))'s child fills its place", shown.frame == place?.bounds)
    }
  }

  /// Checks the place of the bar, and that it shows the top controller and nothing else.
  private func checkBar(of stack: UINavigationController) {
    guard let root = stack.viewIfLoaded, root.window != nil else { return }
    let (name, bar, top) = (name(stack), stack.navigationBar, stack.topViewController)
    let isHidden = stack.isNavigationBarHidden
    let height: CGFloat = root.traitCollection.verticalSizeClass == .compact ? 32 : 44
    let items = stack.viewControllers.map(\.navigationItem)
    check(
      "\(name)'s bar has the items of the stack", (bar.items ?? []).elementsEqual(items, by: ===))
    if let top, let content = top.viewIfLoaded, content.superview === root.subviews.first {
      let inset = root.safeAreaInsets.top + (isHidden ? 0 : height)
      check(
        "\(name)'s bar has its room, \(content.safeAreaInsets.top)",
        content.safeAreaInsets.top == inset + top.additionalSafeAreaInsets.top)
    }
    guard !isHidden else {
      return check("\(name)'s bar is gone", bar.superview == nil || bar.isHidden)
    }
    let frame = CGRect(
      x: 0, y: root.safeAreaInsets.top, width: root.bounds.width, height: height)
    stages[0].advance(by: 0.1)
    check("\(name)'s bar is in its place, not \(bar.frame)", bar.frame == frame && !bar.isHidden)
    // The background, the line below it, and one page of slots.
    let pages = bar.subviews.dropFirst(2)
    check("\(name)'s bar shows one page, not \(pages.count)", pages.count == (top == nil ? 0 : 1))
    guard let page = pages.first else { return }
    let views = page.subviews.flatMap(\.subviews)
    let labels = views.compactMap { $0 as? UILabel }
    check(
      "\(name)'s bar says \(labels.map { $0.text ?? "" })",
      labels.map(\.accessibilityLabel) == [top?.navigationItem.title])
    let ways = views.filter { $0.accessibilityIdentifier == "back button" }
    check("\(name)'s back button is there", (ways.count == 1) == (items.count > 1))
    for slot in page.subviews {
      check(
        "\(name)'s bar is at rest, not at \(slot.alpha) \(slot.transform)",
        slot.alpha == 1 && slot.transform == .identity)
      check("\(name)'s bar is still", slot.layer.presentationProperties == slot.layer.properties)
    }
  }

  // MARK: The end

  /// Removes everything but the root, and checks that the root is as it was and that nothing else is
  /// left.
  func concludeInOrder() {
    guard let root else { return }
    isDeaf = true
    removeAll(but: root)
    releaseActors(except: root)
  }

  private func removeAll(but root: UIViewController) {
    let cast = cast
    for actor in cast where actor.parent is PlainActor { remove(actor) }
    for case let frame as FrameActor in cast { frame.show(nil) }
    settle()
    checkOrderAtRest()
    for controller in tree where controller.presentedViewController != nil {
      controller.dismiss(animated: false)
      settle()
    }
    checkOrderAtRest()
    let window = windows[0]
    check("the window shows the root alone", window.subviews == [root.view])
    check("the root fills the window", root.view.frame == window.bounds)
    for actor in cast {
      (actor as? StackActor)?.viewControllers = []
      (actor as? TabsActor)?.viewControllers = []
    }
    settle()
    checkOrderAtRest()
    for actor in cast { checkLooseness(of: actor) }
    for issue in stages[0].diagnostics.issues where !issue.isForeseen {
      complain("reports \(issue)")
    }
  }

  private func checkLooseness(of controller: UIViewController) {
    check(
      "\(name(controller)) has no links",
      controller.presentedViewController == nil && controller.presentingViewController == nil
        && controller.activePresentationController == nil && controller.transitionCoordinator == nil
        && controller.parent == nil)
    guard let view = controller.viewIfLoaded else { return }
    let layer = view.layer
    check(
      "\(name(controller)) is opaque, upright and still",
      view.alpha == 1 && view.transform3D == .identity && !view.isHidden
        && (layer.animationKeys() ?? []).isEmpty && layer.speed == 1 && layer.timeOffset == 0
        && layer.beginTime == 0)
  }
}

extension DiagnosticIssue {
  /// True for the reports that senseless requests may cause.
  fileprivate var isForeseen: Bool {
    switch self as? ControllerIssue {
    case .alreadyPresenting, .alreadyPresents, .notInWindow, .alreadyOnScreen,
      .transitionInProgress, .alreadyDismissing, .dismissalDuringTransition, .presentsItself,
      .presentsAncestor, .impossibleStyle, .childOfItself, .childOfDescendant, .alreadyChild,
      .childIsPresented, .childIsRoot, .presentsRoot, .viewInWrongPlace, .alreadyOnStack,
      .cannotBePushed, .tabsOnStack,
      .movedWhileShown, .notOnStack, .swipeAtRoot, .noSuchTab, .noTab, .popoverWithoutSource:
      return true
    default:
      // A transition may be set at any time, also too late.
      if case .notAsked = self as? TransitionIssue { return true }
      return self is StageIssue || self is ViewIssue
    }
  }
}
