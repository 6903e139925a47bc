import Foundation
import Transitioning

/// A photo of an album that zooms to its page in a stack, and goes back under a finger.
struct ZoomSample: NavigationSample {
  static let name = "zoom"
  static let adoption = Adoption(
    code: "viewController.preferredTransition = .zoom { [weak sourceView] _ in sourceView }",
    title: "preferredTransition")
  static let group = SampleGroup.system
  static let purpose = "a picture opens, as on iOS 18"
  static let summary = "A photo album; a photo zooms out of its cell, and a drag takes it back."
  static let followsFinger = true
  static let exceptions = [
    LawException(.follows, because: "the page shrinks and lags behind the finger, as on iOS 27")
  ]

  private let album = PhotoGridViewController()
  let navigation: UINavigationController

  init() {
    navigation = SceneNavigationController(album)
  }

  func open() -> UIViewController {
    let number = 7
    let page = PhotoPageViewController(AlbumPhoto.all[number])
    page.onClose = { [unowned navigation] in navigation.popViewController(animated: true) }
    page.statusBarChange = StyleChange(in: 0.52...0.6, andBackIn: 0.02...0.08)
    page.homeIndicatorChange = StyleChange(
      to: .style(.lightContent), between: (0.1...0.16, 0.54...0.6), andBackIn: [0.42...0.5])
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { [weak page] _ in page?.pictureFrame }
    page.preferredTransition = .zoom(options: options) { [weak album] _ in
      album?.contextView(forPhoto: number)
    }
    navigation.pushViewController(page, animated: true)
    return page
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let start = CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.3).rounded())
    return .drag(from: start, toward: .bottom, by: fraction * stage.size.height * 0.35)
  }
}
