import Foundation
import Transitioning

/// A push from a gallery photo to a map, with different transitions forward and backward.
struct AsymmetricSample: InteractiveSample {
  static let name = "asymmetric"
  static let group = SampleGroup.containers
  static let summary = "A photo on a stack; a map rises over it, and fades on the way back."

  private let navigation = GalleryViewController.makeNavigation()
  private let photo = GalleryPhotoViewController(GalleryPhoto.all[2])

  init() {
    navigation.pushViewController(photo, animated: false)
  }

  var root: ViewController { navigation }

  func open() -> ViewController { photo.showPlace() }

  func close(_ controller: ViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: ViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
