import HeadlessViews

/// The container coordinator of a navigation controller.
@MainActor
final class NavigationStackCoordinator: ContainerCoordinator {
  private unowned let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  var slot: ChildSlot { navigation.slot }

  var insets: UIEdgeInsets {
    navigation.hidesBar ? .zero : UIEdgeInsets(top: navigation.barHeight)
  }

  var hidesBottomBar: Bool {
    navigation.stack.reversed().contains { $0.hidesBottomBarWhenPushed }
  }

  func isFirst(_ child: UIViewController) -> Bool { navigation.stack.first === child }

  func goBackToRoot() { navigation.popToRootViewController(animated: true) }

  func mayGoBack(from child: UIViewController) -> Bool {
    navigation.stack.count > 1 && navigation.stack.last === child && !slot.isBusy
      && navigation.appearance.phase == .appeared && navigation.topPresentation == nil
  }

  func goBack() { navigation.popViewController(animated: true) }

  func containerWillAppear() {
    navigation.reportTabs(in: navigation.stack)
    slot.prepare()
    if !slot.isBusy { navigation.settleBar() }
  }

  /// The child that appears with the navigation controller, regardless of a pending change.
  private var seen: UIViewController? {
    slot.pending.map { $0.change?.seen } ?? slot.shown
  }

  /// Calls `willShow` for the first child that is shown, too.
  func containerIsAppearing() {
    guard let seen, seen !== navigation.lastShown else { return }
    navigation.notifyWillShow(seen, animated: navigation.appearance.isAnimated)
  }

  func containerDidAppear() {
    guard let seen, seen !== navigation.lastShown, slot.running == nil else { return }
    navigation.notifyDidShow(seen, animated: navigation.appearance.isAnimated)
  }

  func destination(from child: UIViewController) -> UIViewController? {
    navigation.askedDestination
  }

  /// The navigation controller's tab may use the item of the root controller.
  func childDidChangeItem() {
    if !navigation.hasOwnTab {
      navigation.family.parent?.containerCoordinator?.childDidChangeItem()
    }
  }

  func childWillLeave(_ child: UIViewController) { navigation.childWillLeave(child) }

  func childDidLeave(_ child: UIViewController) { navigation.childDidLeave(child) }
}
