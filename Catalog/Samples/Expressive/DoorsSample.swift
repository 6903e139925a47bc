import Transitioning
import Transitions

/// The cover of a book that opens to its first page.
struct DoorsSample: Sample {
  static let name = "doors"
  static let adoption = Adoption(".doors(background: .brown)")
  static let group = SampleGroup.expressive
  static let purpose = "the way into a book, a room, a game"
  static let summary = "The cover of a book; it opens like two doors to the first page."

  private let cover = BookCoverViewController(.ferry)

  var root: UIViewController { cover }

  func open() -> UIViewController {
    let page = BookPageViewController(Book.ferry.chapters[0], of: .ferry)
    page.statusBarChange = StyleChange(in: 0.34...0.42)
    page.homeIndicatorChange = StyleChange(in: 0.1...0.18)
    page.transitionController.transition = .doors(
      background: Palette.matching(cover.traitCollection).amber.container)
    cover.present(page, animated: true)
    return page
  }
}
