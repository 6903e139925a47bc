import Transitioning
import Transitions

/// A print that goes to pieces around the button that discards it.
struct TilesSample: Sample {
  static let name = "tiles"
  static let adoption = Adoption(".tiles(from: sourceView, count: 3)")
  static let group = SampleGroup.expressive
  static let purpose = "a thing that is thrown away"
  static let summary = "A print on a desk; it goes to pieces, and a harbour by night is below."

  private let darkroom = DarkroomViewController()

  init() {
    darkroom.onDiscard = { [unowned darkroom] in Self.discard(darkroom) }
  }

  var root: UIViewController { darkroom }

  func open() -> UIViewController { Self.discard(darkroom) }

  @discardableResult
  private static func discard(_ darkroom: DarkroomViewController) -> UIViewController {
    let next = StoryViewController(1)
    next.statusBarChange = StyleChange(in: 0.26...0.34)
    next.homeIndicatorChange = StyleChange(in: 0.62...0.7)
    next.transitionController.transition = .tiles(
      from: darkroom.discardButton ?? darkroom.view, count: 3)
    darkroom.present(next, animated: true)
    return next
  }
}
