import Transitioning
import Transitions

/// A presentation of a photo's preview, by two transitions at once.
struct CompositeSample: Sample {
  static let name = "composite"
  static let group = SampleGroup.combinators
  static let purpose = "a first look, then more"
  static let summary = "An album; a preview fades in and springs to its size, two in one."

  private let album = PhotoGridViewController()

  var root: ViewController { album }

  func open() -> ViewController {
    let preview = PhotoPreviewViewController(AlbumPhoto.all[4])
    preview.transitionController.transition = CompositeTransition(
      FadeTransition(timing: .eased(.linear)), ZoomTransition())
    album.present(preview, animated: true)
    return preview
  }
}
