import Transitioning

extension NavigationController {
  /// Makes a navigation controller whose bar has the shared colours of all scenes.
  static func inPalette(_ root: ViewController) -> NavigationController {
    let navigation = NavigationController(rootViewController: root)
    navigation.navigationBar.tintColor = Palette.accent
    navigation.navigationBar.barTintColor = Palette.card
    return navigation
  }
}
