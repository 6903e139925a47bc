import Foundation
import Transitioning
import Transitions

/// A piece of news over the tabs of a town.
struct BannerSample: InteractiveSample {
  static let name = "banner"
  static let adoption = Adoption(".banner()")
  static let group = SampleGroup.sheets
  static let purpose = "news that needs no answer"
  static let summary = "A town in tabs; a banner comes down over it, and a finger pushes it away."

  private let town = TownViewController(TownPage.all, motion: .slide(), calm: .fade())

  var root: UIViewController { town }

  func open() -> UIViewController {
    let banner = NewsBannerViewController()
    banner.transitionController.transition = .banner()
    town.present(banner, animated: true)
    return banner
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let frame = town.presentedViewController?.viewIfLoaded?.frame else { return nil }
    return .drag(
      from: CGPoint(x: frame.midX, y: frame.maxY - 4), toward: .top, by: fraction * frame.maxY)
  }
}
