import Transitioning
import Transitions

/// A search presented over the settings, along z.
struct SharedAxisZSample: Sample {
  static let name = "shared-axis-z"
  static let adoption = Adoption(".sharedAxis(.z, source: .flutter)", title: ".sharedAxis(.z)")
  static let group = SampleGroup.material
  static let purpose = "a level deeper: a search, a detail"
  static let summary = "Settings; a search comes from the depth, and they pass by the user."

  private let navigation = SettingsNavigationController(
    rootViewController: SettingsViewController(.main))

  var root: UIViewController { navigation }

  func open() -> UIViewController {
    let search = SettingsSearchViewController()
    search.transitionController.transition = .sharedAxis(.z, source: .flutter)
    navigation.present(search, animated: true)
    return search
  }
}
