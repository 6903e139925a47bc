import Foundation
import Transitioning

/// A warning in the middle of an account page, with every part of UIKit's custom transition
/// API.
struct WarningSample: InteractiveSample {
  static let name = "warning"
  static let adoption = Adoption(
    code: "viewController.transitioningDelegate = delegate", title: "UIPresentationController")
  static let group = SampleGroup.scenes
  static let purpose = "a message that must be answered"
  static let summary =
    "An account; a warning springs up over it, and falls off the screen on the way back."
  private let home = HomeViewController()

  var root: UIViewController { home }

  func open() -> UIViewController { home.warn() }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let warning = home.presentedViewController as? WarningViewController else { return nil }
    let frame = warning.view.frame
    return .drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 8), toward: .bottom,
      by: warning.dragDistance * fraction)
  }
}
