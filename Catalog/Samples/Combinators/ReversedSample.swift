import Transitioning
import Transitions

/// A page of a book that is turned over, in front of the next one.
struct ReversedSample: Sample {
  static let name = "reversed"
  static let adoption = Adoption(".swing().reversed()", title: ".reversed()")
  static let group = SampleGroup.combinators
  static let purpose = "what is done turns away"
  static let summary = "A page of a book; it is turned over at its spine, and the next is below."

  private let page = BookPageViewController(Book.ferry.chapters[0], of: .ferry)

  var root: UIViewController { page }

  func open() -> UIViewController {
    let next = BookPageViewController(Book.ferry.chapters[1], of: .ferry)
    next.transitionController.transition = .swing().reversed()
    page.present(next, animated: true)
    return next
  }
}
