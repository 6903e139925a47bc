import Transitioning
import Transitions

/// A page that folds up over the table of contents.
struct FoldSample: Sample {
  static let name = "fold"
  static let adoption = Adoption(".fold()")
  static let group = SampleGroup.expressive
  static let purpose = "what is read is put away"
  static let summary = "A page of a book; it folds up like paper, and the contents lie below."

  private let page = BookPageViewController(Book.ferry.chapters[3], of: .ferry)

  var root: UIViewController { page }

  func open() -> UIViewController {
    let contents = BookContentsViewController(.ferry)
    contents.transitionController.transition = .fold()
    page.present(contents, animated: true)
    return contents
  }
}
