import Transitioning

/// A standard push from one settings page to another, with the edge swipe back.
struct SettingsSample: NavigationSample {
  static let name = "settings"
  static let adoption = Adoption(
    code: "navigationController.pushViewController(viewController, animated: true)",
    title: "pushViewController")
  static let group = SampleGroup.system
  static let purpose = "a detail of a list"
  static let summary = "Settings; a page is pushed over them, with parallax, and swiped back."
  static let farEnough = 0.6

  private let settings = SettingsViewController(.main)
  let navigation: UINavigationController

  init() {
    navigation = SettingsNavigationController(rootViewController: settings)
  }

  func open() -> UIViewController { settings.show(.display) }
}
