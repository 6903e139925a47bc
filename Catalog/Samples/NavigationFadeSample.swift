import Foundation
import Transitioning

/// A push from a gallery to a photo, by the photo's own transition.
struct NavigationFadeSample: InteractiveSample {
  static let name = "navigation-fade"
  static let group = SampleGroup.containers
  static let summary = "A gallery; a photo fades in on its stack, by a transition of its own."

  private let navigation = GalleryViewController.makeNavigation()

  var root: ViewController { navigation }

  func open() -> ViewController {
    guard let gallery = navigation.topViewController as? GalleryViewController else {
      return navigation
    }
    return gallery.show(GalleryPhoto.all[1])
  }

  func close(_ controller: ViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: ViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
