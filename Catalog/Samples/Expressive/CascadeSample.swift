import Transitioning
import Transitions

/// An album whose songs come one after the other.
struct CascadeSample: Sample {
  static let name = "cascade"
  static let adoption = Adoption(
    ".cascade { [weak viewController] _ in viewController?.view.subviews ?? [] }",
    title: ".cascade")
  static let group = SampleGroup.expressive
  static let purpose = "a screen of equal parts"
  static let summary = "A shelf of records; one opens, and its songs come one after the other."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    let album = AlbumViewController(Record.all[2])
    album.transitionController.transition = .cascade { [weak album] _ in
      album?.cascade ?? []
    }
    shelf.present(album, animated: true)
    return album
  }
}
