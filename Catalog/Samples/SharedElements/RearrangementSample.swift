import Transitioning
import Transitions

/// A presentation of a list whose pictures come from a grid, all in sight at once.
struct RearrangementSample: Sample {
  static let name = "rearrangement"
  static let adoption = Adoption(
    ".sharedElement(timing: .eased(.legacy))", title: ".sharedElement, several")
  static let group = SampleGroup.sharedElement
  static let purpose = "the same things in another order"
  static let summary = "A grid of records; the covers in sight travel to their rows in the queue."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    let queue = QueueViewController()
    queue.transitionController.transition = .sharedElement(timing: .eased(.legacy))
    shelf.present(queue, animated: true)
    return queue
  }
}
