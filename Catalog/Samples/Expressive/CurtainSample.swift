import Transitioning
import Transitions

/// A letter that is drawn aside from the photographs that came with it.
struct CurtainSample: Sample {
  static let name = "curtain"
  static let adoption = Adoption(".curtain()")
  static let group = SampleGroup.expressive
  static let purpose = "a show that begins"
  static let summary = "A letter; it is drawn aside like curtains from the pictures sent with it."

  private let letter = MessageViewController(Message.inbox[6])

  var root: UIViewController { letter }

  func open() -> UIViewController {
    let story = StoryViewController(0)
    story.statusBarChange = StyleChange(in: 0.66...0.74)
    story.transitionController.transition = .curtain()
    letter.present(story, animated: true)
    return story
  }
}
