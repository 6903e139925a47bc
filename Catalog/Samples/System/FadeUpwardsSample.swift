import Transitioning
import Transitions

/// A push from a photo to the page of the walk on which it was taken, as Android 8 did it.
struct FadeUpwardsSample: NavigationSample {
  static let name = "fade-upwards"
  static let adoption = Adoption(pushing: ".fadeUpwards()")
  static let group = SampleGroup.system
  static let purpose = "a page from nowhere in particular"
  static let summary = "A photo; the page of the walk to it rises a little and fades in."
  static let exceptions = [
    LawException(.follows, because: "the page moves upwards, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(PhotoViewController(photo: 4))

  func open() -> UIViewController {
    let page = WalkViewController(Walk.all[0])
    page.transitionController.transition = .fadeUpwards()
    navigation.pushViewController(page, animated: true)
    return page
  }
}
