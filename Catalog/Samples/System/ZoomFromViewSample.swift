import Transitioning
import Transitions

/// A piece on a shelf grows to its page, and returns to the shelf.
struct ZoomFromViewSample: Sample {
  static let name = "zoom-from-view"
  static let adoption = Adoption(
    ".zoom(sourceView: { [weak sourceView] _ in sourceView })", title: ".zoom(from: view)")
  static let group = SampleGroup.system
  static let purpose = "a tile opens"
  static let summary = "A pottery's shelf; a vase grows out of its picture to a page of its own."

  private let shelf = PotShelfViewController()

  init() {
    shelf.onChoice = { [unowned shelf] in Self.show($0, from: shelf) }
  }

  var root: UIViewController { shelf }

  func open() -> UIViewController { Self.show(Pot.all[3], from: shelf) }

  @discardableResult
  private static func show(
    _ pot: Pot, from shelf: PotShelfViewController
  ) -> UIViewController {
    let page = PotViewController(pot)
    page.statusBarChange = StyleChange(in: 0.66...0.74, andBackIn: 0.04...0.12)
    page.transitionController.transition = .zoom(sourceView: { [weak shelf] _ in
      shelf?.picture(of: pot)
    })
    shelf.present(page, animated: true)
    return page
  }
}
