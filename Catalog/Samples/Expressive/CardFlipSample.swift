import Transitioning
import Transitions

/// A card that turns over to its back.
struct CardFlipSample: Sample {
  static let name = "card-flip"
  static let adoption = Adoption(".cardFlip(from: .trailing, background: .lightGray)")
  static let still: Double? = 0.3
  static let group = SampleGroup.expressive
  static let purpose = "the other side of a thing"
  static let summary = "A library card fills the screen; it turns over to the code on its back."

  private let front = PassFaceViewController(Pass.all[0], isBack: false)

  var root: UIViewController { front }

  func open() -> UIViewController {
    let back = PassFaceViewController(Pass.all[0], isBack: true)
    back.statusBarChange = StyleChange(in: 0.07...0.15)
    back.transitionController.transition = .cardFlip(
      from: .trailing, background: Palette.matching(front.traitCollection).containerHigh)
    front.present(back, animated: true)
    return back
  }
}
