import Transitioning
import Transitions

/// A presentation of a ticket whose parts come one after the other.
struct SequenceSample: Sample {
  static let name = "sequence"
  static let adoption = Adoption(
    """
    .sequence(.slideUp().spedUp(by: 1.5), .asymmetric(\
    forward: .parallel(.fade(timing: .eased(.linear)).spedUp(by: 4), \
    .scale(from: 3, timing: .eased(.standardAccelerate))), \
    backward: .fade(timing: .eased(.linear)).spedUp(by: 3)).targeted(at: sourceView))
    """)
  static let group = SampleGroup.combinators
  static let purpose = "one thing, then the next"
  static let summary = "A town; a ticket rises, then a stamp comes down on it."

  private let town = TownPageViewController(TownPage.all[0])

  var root: UIViewController { town }

  func open() -> UIViewController {
    let ticket = TicketViewController()
    ticket.transitionController.transition = .sequence(
      .slideUp().spedUp(by: 1.5),
      .asymmetric(
        forward: .parallel(
          .fade(timing: .eased(.linear)).spedUp(by: 4),
          .scale(from: 3, timing: .eased(.standardAccelerate))),
        backward: .fade(timing: .eased(.linear)).spedUp(by: 3)
      ).targeted(at: ticket.stamp))
    town.present(ticket, animated: true)
    return ticket
  }
}
