import Transitioning
import Transitions

/// The pages of two walks that turn like the sails of a windmill.
struct WindmillSample: Sample {
  static let name = "windmill"
  static let adoption = Adoption(".windmill()")
  static let group = SampleGroup.expressive
  static let purpose = "a playful turn to the next of a kind"
  static let summary =
    "A walk; its page turns away to the top, and the next walk turns in from below."

  private let walk = WalkViewController(Walk.all[0])

  var root: UIViewController { walk }

  func open() -> UIViewController {
    let next = WalkViewController(Walk.all[1])
    next.transitionController.transition = .windmill()
    walk.present(next, animated: true)
    return next
  }
}
