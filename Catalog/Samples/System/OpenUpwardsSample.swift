import Transitioning
import Transitions

/// A push from an account to the walks of its owner, which open from below.
struct OpenUpwardsSample: NavigationSample {
  static let name = "open-upwards"
  static let adoption = Adoption(pushing: ".openUpwards()")
  static let group = SampleGroup.system
  static let purpose = "the next page, as on Android 9"
  static let summary = "An account; the walks of its owner open from below, and it darkens."
  static let exceptions = [
    LawException(
      .follows, because: "the pages move upwards, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(HomeViewController())

  func open() -> UIViewController {
    let walks = WalkListViewController(Walk.all.reversed())
    walks.transitionController.transition = .openUpwards()
    navigation.pushViewController(walks, animated: true)
    return walks
  }
}
