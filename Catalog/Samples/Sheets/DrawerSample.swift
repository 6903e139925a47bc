import Foundation
import Transitioning
import Transitions

/// The filters of a shelf in a drawer from the trailing side.
struct DrawerSample: InteractiveSample {
  static let name = "drawer"
  static let adoption = Adoption(".drawer(from: .trailing, width: 312)")
  static let group = SampleGroup.sheets
  static let purpose = "the filters of a list"
  static let summary = "A pottery's shelf; its filters slide in from the side, or under a finger."
  static let exceptions = [
    LawException(
      .releases,
      because: "one transition serves all openings, because its edge pan opens the drawer")
  ]

  private let shelf = PotShelfViewController()
  private let drawer = DrawerTransition.drawer(from: .trailing, width: 312)

  init() {
    shelf.onFilter = { [unowned shelf, drawer] in Self.filter(shelf, drawer) }
    shelf.view.addGestureRecognizer(
      drawer.edgePan { [unowned shelf, unowned drawer] in Self.filter(shelf, drawer) })
  }

  var root: UIViewController { shelf }

  func open() -> UIViewController { Self.filter(shelf, drawer) }

  @discardableResult
  private static func filter(
    _ shelf: UIViewController, _ drawer: DrawerTransition
  ) -> UIViewController {
    let filters = PotFilterViewController()
    filters.transitionController.transition = drawer
    shelf.present(filters, animated: true)
    return filters
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let frame = shelf.presentedViewController?.viewIfLoaded?.frame else { return nil }
    let isMirrored = stage.traits.layoutDirection == .rightToLeft
    return .drag(
      from: CGPoint(x: isMirrored ? frame.maxX - 16 : frame.minX + 16, y: frame.midY),
      toward: .trailing, in: stage.traits.layoutDirection, by: fraction * frame.width)
  }
}
