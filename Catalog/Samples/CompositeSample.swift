import Transitioning
import Transitions

/// A presentation of a photo, by two transitions at once.
struct CompositeSample: Sample {
  static let name = "composite"
  static let group = SampleGroup.composition
  static let summary = "A photo album; a photo fades in and springs to size, two in one."

  private let album = PhotoGridViewController()

  var root: ViewController { album }

  func open() -> ViewController {
    let photo = PhotoViewController(photo: 4, of: 18)
    photo.transitionController.transition = CompositeTransition(FadeTransition(), ZoomTransition())
    album.present(photo, animated: true)
    return photo
  }
}
