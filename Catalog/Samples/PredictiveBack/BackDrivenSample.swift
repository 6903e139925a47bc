import Transitioning
import Transitions

/// The people of a town, who take its place, and give it back under a drag from the edge, as in any
/// transition.
struct BackDrivenSample: SwipedBackSample {
  static let name = "back-driven"
  static let adoption = Adoption(back: ".zoomSlide().driven(by: back)", title: ".driven(by:)")
  static let group = SampleGroup.predictiveBack
  static let showcase = Showcase.finger
  static let purpose = "any transition, under the back gesture"
  static let summary =
    "A town; it steps back, its people come, and a finger from the edge brings it back."
  static let exceptions = [
    LawException(
      .follows, because: "the pages step back and slide by the progress that the platform gives")
  ]

  private let town = TownPageViewController(TownPage.all[0])

  var root: UIViewController { town }

  func open() -> UIViewController {
    let people = TownPageViewController(TownPage.all[2])
    let back = PredictiveBackController { [unowned people] in people.dismiss(animated: true) }
    people.view.addGestureRecognizer(back.recognizer)
    people.transitionController.transition = .zoomSlide().driven(by: back)
    town.present(people, animated: true)
    return people
  }
}
