import Transitioning
import Transitions

/// The page of a vase, which the page of another vase squeezes.
struct SqueezeSample: Sample {
  static let name = "squeeze"
  static let adoption = Adoption(".squeeze(from: .trailing)")
  static let group = SampleGroup.directional
  static let purpose = "two of a kind, compared"
  static let summary = "The page of a vase; the next one grows from the side and squeezes it away."

  private let vase = PotViewController(Pot.all[5])

  var root: UIViewController { vase }

  func open() -> UIViewController {
    let next = PotViewController(Pot.all[3])
    next.transitionController.transition = .squeeze(from: .trailing)
    vase.present(next, animated: true)
    return next
  }
}
