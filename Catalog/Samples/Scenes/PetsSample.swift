import Foundation
import Transitioning

/// A card with a riddle that turns over to a picture, with an interactive dismissal.
struct PetsSample: InteractiveSample {
  static let name = "pets"
  static let adoption = Adoption(
    code: "viewController.transitioningDelegate = self", title: "transitioningDelegate, a finger")
  static let group = SampleGroup.scenes
  static let purpose = "the back of a card"
  static let summary = "A row of cards; the middle one turns over, and its back fills the screen."
  static let exceptions = [
    LawException(
      .mirrors, because: "the row of cards is the same in either layout direction")
  ]

  private let pager = PetPagerViewController()

  var root: UIViewController { pager }

  func open() -> UIViewController {
    pager.card.reveal()
    return pager.presentedViewController ?? pager
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let start = CGPoint(x: 5, y: stage.size.height / 2)
    return FingerPath(from: start)
      .moving(to: CGPoint(x: start.x + fraction * stage.size.width, y: start.y), over: 0.5)
      .holding(for: 0.2)
  }
}
