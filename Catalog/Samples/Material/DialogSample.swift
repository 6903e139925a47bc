import Transitioning
import Transitions

/// A question over the map of a walk.
struct DialogSample: Sample {
  static let name = "dialog"
  static let adoption = Adoption(".materialFade(source: .flutter)")
  static let group = SampleGroup.material
  static let purpose = "a question that must be answered"
  static let summary = "A map; a dialog grows over it to ask whether the walk ends, and fades away."

  private let map = PlaceViewController(Walk.all[4])

  var root: UIViewController { map }

  func open() -> UIViewController {
    let question = WalkEndViewController()
    question.transitionController.transition = .materialFade(source: .flutter)
    map.present(question, animated: true)
    return question
  }
}
