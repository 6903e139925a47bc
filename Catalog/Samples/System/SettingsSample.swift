import Foundation
import Transitioning

/// A standard push from one settings page to another, with the edge swipe back.
struct SettingsSample: InteractiveSample {
  static let name = "settings"
  static let adoption = Adoption(
    code: "navigationController.pushViewController(viewController, animated: true)",
    title: "pushViewController")
  static let group = SampleGroup.system
  static let purpose = "a detail of a list"
  static let summary = "Settings; a page is pushed over them, with parallax, and swiped back."
  static let farEnough = 0.6
  static let takesHold = true

  private let settings = SettingsViewController(.main)
  private let navigation: UINavigationController

  init() {
    navigation = SettingsNavigationController(rootViewController: settings)
  }

  var root: UIViewController { navigation }

  func open() -> UIViewController { settings.show(.display) }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
