import Transitioning
import Transitions

/// A presentation of a list whose pictures come from a grid, all in sight at once.
struct RearrangementSample: Sample {
  static let name = "rearrangement"
  static let adoption = Adoption(
    ".sharedElement(timing: .standard)", title: ".sharedElement, several")
  static let group = SampleGroup.sharedElement
  static let purpose = "the same things in another order"
  static let summary =
    "A grid of records; each cover that is whole travels to its row in the queue."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    let queue = QueueViewController()
    queue.transitionController.transition = .sharedElement(timing: .standard)
    shelf.present(queue, animated: true)
    return queue
  }
}
