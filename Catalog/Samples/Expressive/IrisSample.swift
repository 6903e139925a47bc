import Transitioning
import Transitions

/// Two plates of a picture book, with an iris in the colour of the book between them.
struct IrisSample: Sample {
  static let name = "iris"
  static let adoption = Adoption(".iris(from: sourceView, color: .brown)")
  static let group = SampleGroup.expressive
  static let purpose = "the story goes on elsewhere"
  static let summary =
    "A picture book; one plate shrinks to a dot, and the next one grows."

  private let harbour = BookPlateViewController(
    Book.ferry.chapters[0], caption: "The harbour, an hour before the boat.", number: "Plate I")

  var root: UIViewController { harbour }

  func open() -> UIViewController {
    let town = BookPlateViewController(
      Book.ferry.chapters[1], caption: "Meanwhile, in the town.", number: "Plate II")
    town.transitionController.transition = .iris(
      from: harbour.picture, color: Palette.matching(harbour.traitCollection).amber.container)
    harbour.present(town, animated: true)
    return town
  }
}
