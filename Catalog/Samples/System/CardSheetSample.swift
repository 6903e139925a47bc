import Foundation
import Transitioning
import Transitions

/// A new letter on a page sheet over the inbox, which steps back.
struct CardSheetSample: InteractiveSample {
  static let name = "card-sheet"
  static let adoption = Adoption(".cardSheet()")
  static let group = SampleGroup.system
  static let purpose = "a task over a page that stays in sight"
  static let summary = "An inbox; a new letter rises over it, and it steps back like a card below."

  private let letters = LettersNavigationController()

  var root: UIViewController { letters }

  func open() -> UIViewController {
    let draft = DraftViewController()
    draft.transitionController.transition = .cardSheet()
    draft.statusBarChange = StyleChange(isOfMotion: true)
    draft.modalPresentationCapturesStatusBarAppearance = true
    letters.present(draft, animated: true)
    return draft
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let frame = letters.presentedViewController?.viewIfLoaded?.frame else { return nil }
    return .drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 8), toward: .bottom,
      by: fraction * frame.height)
  }
}
