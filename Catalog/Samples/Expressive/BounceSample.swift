import Transitioning
import Transitions

/// A plate of a picture book that falls onto the book's contents.
struct BounceSample: Sample {
  static let name = "bounce"
  static let adoption = Adoption(".bounce()")
  static let group = SampleGroup.expressive
  static let purpose = "thrown in, for a playful app"
  static let summary = "The contents of a book; a loose plate falls onto them and bounces twice."

  private let contents = BookContentsViewController(.ferry)

  var root: UIViewController { contents }

  func open() -> UIViewController {
    let plate = BookPlateViewController(
      Book.ferry.chapters[2], caption: "Each orange lay in its own paper.", number: "Plate III")
    plate.transitionController.transition = .bounce()
    contents.present(plate, animated: true)
    return plate
  }
}
