import Transitioning
import Transitions

/// One page of a story dissolves into the next.
struct CrossDissolveSample: Sample {
  static let name = "cross-dissolve"
  static let adoption = Adoption(".crossDissolve()")
  static let group = SampleGroup.system
  static let purpose = "one picture after another"
  static let summary = "A story in pictures; a foggy morning dissolves into a harbour by night."

  private let page = StoryViewController(0)

  var root: UIViewController { page }

  func open() -> UIViewController {
    let next = StoryViewController(1)
    next.transitionController.transition = .crossDissolve()
    page.present(next, animated: true)
    return next
  }
}
