import HeadlessStage
import HeadlessViews

/// The children of a navigation controller: *will* callbacks are called at once, *did* callbacks
/// when the visible transition has ended.
extension UINavigationController {
  /// Replaces the stack and calls the *will* callbacks of added and removed controllers.
  ///
  /// - Returns: The new stack without the controllers that a callback moved to another parent; the
  ///   actual stack may differ, if a callback changed it again.
  final func exchange(for new: [UIViewController]) -> [UIViewController] {
    var expected = new
    let current = stack
    stack = new
    if current.first !== new.first { childDidChangeItem() }
    // A callback may have put a controller back on the stack.
    for controller in current.absent(from: new)
    where controller.family.parent === self && !stack.contains(controller) {
      dismissChild(controller)
    }
    for controller in new.absent(from: current) {
      // A callback may have removed the controller again.
      guard stack.contains(controller) else { continue }
      if controller.family.parent === self {
        leaving.remove(controller)
        arriving.include(controller)
        controller.callWillMove(to: self)
      } else {
        arriving.include(controller)
        reportDoubtful(controller)
        adopt(controller)
        if !stack.contains(controller) { arriving.remove(controller) }
        guard controller.family.parent !== self else {
          slot.collect(controller)
          // A callback has removed the controller again during its addition.
          if !stack.contains(controller), controller.family.parent === self {
            dismissChild(controller)
          }
          continue
        }
        arriving.remove(controller)
        stack.remove(controller)
        expected.remove(controller)
      }
    }
    return expected
  }

  /// Reports a controller that may stand on the stack, although apps should not put it there.
  private func reportDoubtful(_ controller: UIViewController) {
    reportTabs(in: [controller])
    guard let former = controller.family.parent as? UINavigationController,
      let place = former.viewIfLoaded, place.window != nil,
      controller.viewIfLoaded?.isDescendant(of: place) == true
    else { return }
    report(
      .movedWhileShown(
        controller: controller.sentenceName, from: former.sentenceName, to: sentenceName))
  }

  /// Reports tabs among controllers of the stack; once, and on a stage.
  final func reportTabs(in controllers: [UIViewController]) {
    guard !hasReportedTabs, stage != nil,
      let tabs = controllers.first(where: { $0 is UITabBarController })
    else { return }
    hasReportedTabs = true
    report(.tabsOnStack(controller: tabs.sentenceName, navigation: sentenceName))
  }

  /// Detaches the controllers that were removed, except one that is still visible.
  ///
  /// - Returns: The detached controllers, whose *did* callbacks are still to be called.
  final func detachRemoved() -> [UIViewController] {
    var departed: [UIViewController] = []
    // Callbacks may request more removals.
    while let index = leaving.lastIndex(where: { $0 !== slot.pending?.change?.seen }) {
      let controller = leaving.remove(at: index)
      // A callback may have put the controller back on the stack.
      if stack.contains(controller) { continue }
      controller.family.isResident = false
      navigationBarIfLoaded?.forget(ObjectIdentifier(controller))
      guard controller.family.parent === self else { continue }
      departed.append(controller)
      controller.detach()
    }
    return departed.reversed()
  }

  /// Completes all additions and removals of children, when no transition is visible any more.
  final func settleChildren() {
    let departed = detachRemoved()
    completeAdditions()
    for controller in departed where controller.family.parent == nil {
      controller.callDidMove(to: nil)
    }
  }

  /// Calls the *did* callbacks of added controllers, except one that is still about to appear.
  final func completeAdditions() {
    while let index = arriving.firstIndex(where: {
      $0 !== slot.pending?.change?.to && $0.family.parent === self
    }) {
      let controller = arriving.remove(at: index)
      controller.family.isResident = true
      controller.callDidMove(to: self)
    }
  }

  /// Restores the stack from before a change that was cancelled.
  final func returnTo(_ former: [UIViewController], showing seen: UIViewController?) {
    stack = former.filter { $0.family.parent === self }
    slot.show(seen)
    tabBarController?.placeBar()
  }

  /// Restores the children after a change was cancelled: removed controllers stay, and added
  /// controllers are removed.
  final func restoreChildren() {
    let gone = family.children.filter { !stack.contains($0) && !leaving.contains($0) }
    for controller in leaving where stack.contains(controller) {
      controller.family.isMovingFromParent = false
      guard !controller.family.isResident else { continue }
      arriving.include(controller)
      controller.callWillMove(to: self)
    }
    leaving.removeAll { stack.contains($0) }
    for controller in gone { dismissChild(controller) }
  }

  /// Calls the *will* callback of a child's removal.
  private func dismissChild(_ child: UIViewController) {
    arriving.remove(child)
    leaving.include(child)
    child.callWillMove(to: nil)
  }

  /// Called when a child is about to be removed by other code.
  final func childWillLeave(_ child: UIViewController) {
    if slot.running?.involves(child) == true { slot.makeWay() }
    guard child.family.parent === self, !leaving.contains(child) else { return }
    dismissChild(child)
  }

  /// Continues without a child that was removed by other code.
  final func childDidLeave(_ child: UIViewController) {
    arriving.remove(child)
    leaving.remove(child)
    if child.family.parent == nil { child.family.isResident = false }
    if child.family.parent !== self { navigationBarIfLoaded?.forget(ObjectIdentifier(child)) }
    if stack.contains(child) {
      request(animated: false) { stack in stack.filter { $0 !== child } }
    } else if slot.pending?.involves(child) == true {
      change(to: stack, animated: false)
    }
  }
}
