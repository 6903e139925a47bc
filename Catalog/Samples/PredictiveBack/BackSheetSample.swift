import Transitioning
import Transitions

/// A sheet that goes back under a drag from the edge.
struct BackSheetSample: SwipedBackSample {
  static let name = "back-sheet"
  static let adoption = Adoption(
    back: ".predictiveBack(.sheet, by: back)", title: ".predictiveBack(.sheet)")
  static let group = SampleGroup.predictiveBack
  static let showcase = Showcase.finger
  static let purpose = "back from a sheet"
  static let summary =
    "A ticket on a sheet rises over a town; on the way back it shrinks and sinks."
  static let exceptions = [
    LawException(
      .follows, because: "the preview of going back moves less than the finger, as Android's does")
  ]

  private let town = TownPageViewController(TownPage.all[1])

  var root: UIViewController { town }

  func open() -> UIViewController {
    let ticket = TicketViewController()
    let back = PredictiveBackController { [unowned ticket] in ticket.dismiss(animated: true) }
    ticket.modalPresentationStyle = .overFullScreen
    ticket.view.layer.cornerRadius = 28
    ticket.view.addGestureRecognizer(back.recognizer)
    ticket.transitionController.transition = .predictiveBack(.sheet, by: back)
    town.present(ticket, animated: true)
    return ticket
  }
}
