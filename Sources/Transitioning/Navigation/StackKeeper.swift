import HeadlessViews

/// Keeps the books of a navigation controller.
@MainActor
final class StackKeeper: ContentKeeper {
  private unowned let navigation: NavigationController

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  private var place: ContentPlace { navigation.place }

  var isUnstackable: Bool { true }

  var insets: EdgeInsets { .zero }

  var hidesBottomBar: Bool {
    navigation.stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  func goBackToRoot() { navigation.popToRootViewController(animated: true) }

  func shows(_ child: ViewController) -> Bool { place.shows(child) }

  func containerWillAppear() { place.prepare() }

  /// The first one that is shown is announced as well (fact G9).
  func containerIsAppearing() {
    guard let shown = place.shown, shown !== navigation.lastShown else { return }
    navigation.tellWillShow(shown, animated: navigation.appearance.isAnimated)
  }

  func containerDidAppear() {
    guard let shown = place.shown, shown !== navigation.lastShown, !place.isBusy else { return }
    navigation.tellDidShow(shown, animated: navigation.appearance.isAnimated)
  }

  func containerDidDisappear() { place.finish() }

  func destination(from child: ViewController) -> ViewController? { navigation.askedDestination }

  func childWillLeave(_ child: ViewController) { navigation.childWillLeave(child) }

  func childDidLeave(_ child: ViewController) { navigation.childDidLeave(child) }

  func abandon() { place.abandon() }
}
