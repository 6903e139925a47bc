import Transitioning

extension NavigationController {
  /// A stack with a bar in the colours that all scenes share.
  static func inPalette(_ root: ViewController) -> NavigationController {
    let navigation = NavigationController(rootViewController: root)
    navigation.navigationBar.tintColor = Palette.accent
    navigation.navigationBar.barTintColor = Palette.card
    return navigation
  }
}
