import Transitioning
import Transitions

/// The page of a photograph over an album, as Android 14 does it.
struct FadeForwardsSample: Sample {
  static let name = "fade-forwards"
  static let adoption = Adoption(".fadeForwards()")
  static let group = SampleGroup.system
  static let purpose = "one level deeper, as on Android"
  static let summary = "A photo album; it moves aside and fades, and a photograph's page comes."

  private let album = PhotoGridViewController()

  var root: UIViewController { album }

  func open() -> UIViewController {
    let page = SharePhotoViewController()
    page.homeIndicatorChange = StyleChange(in: 0.05...0.11, andBackIn: 0.45...0.55)
    page.transitionController.transition = .fadeForwards()
    album.present(page, animated: true)
    return page
  }
}
