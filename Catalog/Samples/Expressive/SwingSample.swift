import Transitioning
import Transitions

/// A player that swings in over a record.
struct SwingSample: Sample {
  static let name = "swing"
  static let adoption = Adoption(".swing()")
  static let group = SampleGroup.expressive
  static let purpose = "a thing that is opened out"
  static let summary = "A record; its player swings in over it, like the door of a cabinet."

  private let record = RecordPageViewController(record: 2)

  var root: UIViewController { record }

  func open() -> UIViewController {
    let player = PlayerViewController(RecordPage.all[2].record)
    player.transitionController.transition = .swing()
    record.present(player, animated: true)
    return player
  }
}
