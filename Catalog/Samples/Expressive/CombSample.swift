import Transitioning
import Transitions

/// A library card that parts like two combs in front of the book that it is for.
struct CombSample: Sample {
  static let name = "comb"
  static let adoption = Adoption(".comb()")
  static let group = SampleGroup.expressive
  static let purpose = "a front gives way as a whole"
  static let summary =
    "A library card; a comb parts it to both sides from above, and a book is behind."

  private let card = PassFaceViewController(Pass.all[0], isBack: true)

  var root: UIViewController { card }

  func open() -> UIViewController {
    let book = BookCoverViewController(.ferry)
    book.statusBarChange = StyleChange(in: 0.6...0.68)
    book.transitionController.transition = .comb()
    card.present(book, animated: true)
    return book
  }
}
