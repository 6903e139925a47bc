import Transitioning
import Transitions

/// The page of a record over a shelf of records.
struct ZoomPageSample: Sample {
  static let name = "zoom-page"
  static let adoption = Adoption(".zoomPage()")
  static let group = SampleGroup.system
  static let purpose = "the next page, as on Android 10"
  static let summary = "A shelf of records; the page of one grows over it, as on Android 10."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    let album = AlbumViewController(Record.all[4])
    album.transitionController.transition = .zoomPage()
    shelf.present(album, animated: true)
    return album
  }
}
