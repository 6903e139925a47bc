import Transitioning
import Transitions

/// A player that goes back to the small player under a drag from the edge.
struct BackSharedElementSample: SwipedBackSample {
  static let name = "back-shared-element"
  static let adoption = Adoption(
    back: ".predictiveBack(.sharedElement { [weak sourceView] in sourceView }, by: back)",
    title: ".predictiveBack(.sharedElement)")
  static let group = SampleGroup.predictiveBack
  static let showcase = Showcase.finger
  static let purpose = "back to the thing that opened"
  static let summary = "A player shrinks on the way back, and then into the small player."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    weak var opened: UIViewController?
    let back = PredictiveBackController { opened?.dismiss(animated: true) }
    let transition = PredictiveBackTransition.predictiveBack(
      .sharedElement { [weak shelf] in shelf?.smallPlayer }, by: back)
    let player = shelf.openPlayer(Record.all[0], with: transition)
    opened = player
    player.view.addGestureRecognizer(back.recognizer)
    return player
  }
}
