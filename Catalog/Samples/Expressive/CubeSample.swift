import Transitioning
import Transitions

/// Two chapters of a book, on two sides of a cube.
struct CubeSample: Sample {
  static let name = "cube"
  static let adoption = Adoption(".cube(from: .trailing, background: .lightGray)")
  static let group = SampleGroup.expressive
  static let purpose = "the next part of a story"
  static let summary = "A chapter of a book; the next one is on the next side of a cube."

  private let page = BookPageViewController(Book.ferry.chapters[1], of: .ferry)

  var root: UIViewController { page }

  func open() -> UIViewController {
    let next = BookPageViewController(Book.ferry.chapters[2], of: .ferry)
    next.transitionController.transition = .cube(
      from: .trailing, background: Palette.matching(page.traitCollection).containerHigh)
    page.present(next, animated: true)
    return next
  }
}
