import Transitioning
import Transitions

/// A ticket that was used and falls off the town.
struct HingeSample: Sample {
  static let name = "hinge"
  static let adoption = Adoption(".hinge()")
  static let group = SampleGroup.expressive
  static let purpose = "a thing that is over and done with"
  static let summary = "A used ticket; it comes loose, hangs by a corner and falls off the town."

  private let ticket = TicketViewController()

  var root: UIViewController { ticket }

  func open() -> UIViewController {
    let town = TownPageViewController(TownPage.all[1])
    town.transitionController.transition = .hinge()
    ticket.present(town, animated: true)
    return town
  }
}
