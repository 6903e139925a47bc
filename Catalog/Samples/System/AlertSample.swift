import Transitioning
import Transitions

/// A question over a photograph on a desk.
struct AlertSample: Sample {
  static let name = "alert"
  static let adoption = Adoption(".alert()")
  static let group = SampleGroup.system
  static let purpose = "a question before anything else"
  static let summary = "A print on a desk; a question shrinks to its size over it, and fades."

  private let darkroom = DarkroomViewController()

  init() {
    darkroom.onDiscard = { [unowned darkroom] in Self.ask(over: darkroom) }
  }

  var root: UIViewController { darkroom }

  func open() -> UIViewController { Self.ask(over: darkroom) }

  @discardableResult
  private static func ask(over darkroom: UIViewController) -> UIViewController {
    let question = DiscardViewController()
    question.transitionController.transition = .alert()
    darkroom.present(question, animated: true)
    return question
  }
}
