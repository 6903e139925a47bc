import Foundation
import Transitioning

/// An album and a large photo, with a dismissal to the album's cell of the photo that is then
/// shown.
struct PhotoAlbumSample: InteractiveSample {
  static let name = "photo-album"
  static let adoption = Adoption(
    "PhotoTransition()", title: "PhotoTransition, its own")
  static let group = SampleGroup.scenes
  static let purpose = "a picture opens to its page"
  static let summary = "A photo album; a photo flies out of its cell, and back into the right one."

  private let album = PhotoGridViewController()

  var root: UIViewController { album }

  func open() -> UIViewController { album.show(photo: 4) }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let photo = album.presentedViewController as? PhotoViewController else { return nil }
    let start = CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.3).rounded())
    return .drag(from: start, toward: .bottom, by: photo.pullDistance * fraction)
  }
}
