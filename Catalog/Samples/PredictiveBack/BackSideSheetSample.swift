import Transitioning
import Transitions

/// A sheet at a side that goes back under a drag from the edge.
struct BackSideSheetSample: SwipedBackSample {
  static let name = "back-side-sheet"
  static let adoption = Adoption(
    back: ".predictiveBack(.sideSheet(at: .trailing), by: back)",
    title: ".predictiveBack(.sideSheet)")
  static let group = SampleGroup.predictiveBack
  static let showcase = Showcase.finger
  static let purpose = "back from a sheet at a side"
  static let summary = "A pottery's shelf; its filters go back at their own side."
  static let exceptions = [
    LawException(
      .follows, because: "the preview of going back moves less than the finger, as Android's does")
  ]

  private let shelf = PotShelfViewController()

  init() {
    shelf.onFilter = { [unowned shelf] in Self.filter(shelf) }
  }

  var root: UIViewController { shelf }

  func open() -> UIViewController { Self.filter(shelf) }

  @discardableResult
  private static func filter(_ shelf: UIViewController) -> UIViewController {
    let filters = PotFilterViewController()
    filters.transitionController.transition = PotSideSheetTransition { [unowned filters] in
      filters.dismiss(animated: true)
    }
    shelf.present(filters, animated: true)
    return filters
  }
}
