import Transitioning
import Transitions

/// A presentation of a player, to which the cover of a record travels.
struct SharedElementSample: Sample {
  static let name = "shared-element"
  static let adoption = Adoption(".sharedElement(fallback: .grow, timing: .standard)")
  static let group = SampleGroup.sharedElement
  static let purpose = "a thing opens to its page"
  static let summary = "A shelf of records; a cover travels to the player, and back to its place."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController {
    shelf.openPlayer(
      Record.all[3], with: .sharedElement(fallback: .grow, timing: .standard))
  }
}
