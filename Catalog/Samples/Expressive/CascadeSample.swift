import Transitioning
import Transitions

/// An album to which the cover travels, and whose songs come one after the other.
struct CascadeSample: Sample {
  static let name = "cascade"
  static let adoption = Adoption(
    """
    .asymmetric(forward: .parallel(.cascade { [weak viewController] _ in \
    viewController?.view.subviews ?? [] }, .sharedElement()), \
    backward: .sharedElement())
    """, title: ".cascade")
  static let group = SampleGroup.expressive
  static let purpose = "a screen of equal parts"
  static let summary = "A shelf of records; a cover travels to its page, and the songs follow."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    let album = AlbumViewController(Record.all[2])
    let cascade = CascadeTransition.cascade { [weak album] _ in album?.cascade ?? [] }
    album.transitionController.transition = .asymmetric(
      forward: .parallel(cascade, .sharedElement()), backward: .sharedElement())
    shelf.present(album, animated: true)
    return album
  }
}
