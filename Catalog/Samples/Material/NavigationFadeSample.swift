import Transitioning

/// A push from a list of walks to one of them, by the walk's own transition.
struct NavigationFadeSample: NavigationSample {
  static let name = "navigation-fade"
  static let adoption = Adoption(
    pushing: ".fadeThrough(source: .flutter)", title: ".fadeThrough, pushed")
  static let group = SampleGroup.material
  static let purpose = "another place, without a direction"
  static let summary = "A list of walks; one fades through on its stack, by its own transition."

  let navigation = WalkNavigationController()

  func open() -> UIViewController {
    guard let list = navigation.topViewController as? WalkListViewController else {
      return navigation
    }
    return list.show(Walk.all[1])
  }
}
