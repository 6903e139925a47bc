import Transitioning
import Transitions

/// A lake after a title picture, with a dip to black between them.
struct DipSample: Sample {
  static let name = "dip"
  static let adoption = Adoption(".dip()")
  static let group = SampleGroup.expressive
  static let purpose = "an end and a beginning, as in a film"
  static let summary = "A title picture; it fades to black, and a lake by day fades out of it."

  private let title = WelcomeViewController()

  var root: UIViewController { title }

  func open() -> UIViewController {
    let lake = LakeViewController(.day)
    lake.statusBarChange = StyleChange(in: 0.62...0.7)
    lake.transitionController.transition = .dip()
    title.present(lake, animated: true)
    return lake
  }
}
