import Transitioning
import Transitions

/// A push from the contents of a book to a chapter.
struct DrillInSample: NavigationSample {
  static let name = "drill-in"
  static let adoption = Adoption(pushing: ".drillIn()")
  static let group = SampleGroup.system
  static let purpose = "from an overview to a thing, on Windows"
  static let summary = "The contents of a book; a chapter comes out of the depth, as on Windows."
  static let exceptions = [
    LawException(
      .follows, because: "the pages go into the depth, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(BookContentsViewController(.ferry))

  func open() -> UIViewController {
    let chapter = BookPageViewController(Book.ferry.chapters[2], of: .ferry)
    chapter.transitionController.transition = .drillIn()
    navigation.pushViewController(chapter, animated: true)
    return chapter
  }
}
