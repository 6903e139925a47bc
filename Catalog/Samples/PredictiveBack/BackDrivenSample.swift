import Foundation
import Transitioning
import Transitions

/// A place that slides back under a drag from the edge, as any transition can.
struct BackDrivenSample: InteractiveSample {
  static let name = "back-driven"
  static let group = SampleGroup.predictiveBack
  static let purpose = "any transition, under the back gesture"
  static let summary = "A town; its people slide in, and slide back under a finger from the edge."
  static let exceptions = [
    LawException(
      .follows, because: "the slide follows the progress that the platform gives the gesture")
  ]

  private let town = TownPageViewController(TownPage.all[0])

  var root: UIViewController { town }

  func open() -> UIViewController {
    let people = TownPageViewController(TownPage.all[2])
    let back = PredictiveBackController { [unowned people] in people.dismiss(animated: true) }
    people.view.addGestureRecognizer(back.recognizer)
    people.transitionController.transition = .slide.driven(by: back)
    town.present(people, animated: true)
    return people
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
