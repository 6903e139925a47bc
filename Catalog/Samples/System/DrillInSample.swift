import Transitioning
import Transitions

/// A push from the contents of a book to a chapter.
struct DrillInSample: InteractiveSample {
  static let name = "drill-in"
  static let adoption = Adoption(pushing: ".drillIn()")
  static let group = SampleGroup.system
  static let purpose = "from an overview to a thing, on Windows"
  static let summary = "The contents of a book; a chapter comes out of the depth, as on Windows."
  static let takesHold = true
  static let exceptions = [
    LawException(
      .follows, because: "the pages go into the depth, and the finger goes to the side")
  ]

  private let navigation = SceneNavigationController(BookContentsViewController(.ferry))

  var root: UIViewController { navigation }

  func open() -> UIViewController {
    let chapter = BookPageViewController(Book.ferry.chapters[2], of: .ferry)
    chapter.transitionController.transition = .drillIn()
    navigation.pushViewController(chapter, animated: true)
    return chapter
  }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
