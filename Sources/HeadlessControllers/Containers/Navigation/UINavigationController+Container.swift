import HeadlessViews

extension UINavigationController: ContainerCoordinator {
  final var insets: UIEdgeInsets { hidesBar ? .zero : UIEdgeInsets(top: barHeight) }

  final var hidesBottomBar: Bool { stack.reversed().contains { $0.hidesBottomBarWhenPushed } }

  final func isFirst(_ child: UIViewController) -> Bool { stack.first === child }

  final func goBackToRoot() { popToRootViewController(animated: true) }

  final func mayGoBack(from child: UIViewController) -> Bool {
    stack.count > 1 && stack.last === child && !slot.isBusy && appearance.phase == .appeared
      && topPresentation == nil
  }

  final func goBack() { popViewController(animated: true) }

  final func containerWillAppear() {
    reportTabs(in: stack)
    slot.prepare()
    if !slot.isBusy { settleBar() }
  }

  /// The child that appears with the navigation controller, regardless of a pending change.
  private var seen: UIViewController? {
    slot.pending.map { $0.change?.seen } ?? slot.shown
  }

  /// Calls `willShow` for the first child that is shown, too.
  final func containerIsAppearing() {
    guard let seen, seen !== lastShown else { return }
    notifyWillShow(seen, animated: appearance.isAnimated)
  }

  final func containerDidAppear() {
    guard let seen, seen !== lastShown, slot.running == nil else { return }
    notifyDidShow(seen, animated: appearance.isAnimated)
  }

  /// The navigation controller's tab may use the item of the root controller.
  final func childDidChangeItem() {
    if !hasOwnTab { family.parent?.containerCoordinator?.childDidChangeItem() }
  }
}
