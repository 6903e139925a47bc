import Transitioning
import Transitions

/// A push from the map of a walk to the page of the walk, as Android 8 did it.
struct FadeUpwardsSample: NavigationSample {
  static let name = "fade-upwards"
  static let adoption = Adoption(pushing: ".fadeUpwards()")
  static let group = SampleGroup.system
  static let purpose = "a page from nowhere in particular"
  static let summary = "A map with the way of a walk; the walk's page rises a little and fades in."
  static let exceptions = [
    LawException(.follows, because: "the page moves upwards, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(PlaceViewController(Walk.all[3]))

  func open() -> UIViewController {
    let page = WalkViewController(Walk.all[3])
    page.transitionController.transition = .fadeUpwards()
    navigation.pushViewController(page, animated: true)
    return page
  }
}
