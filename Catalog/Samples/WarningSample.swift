import Foundation
import Transitioning

/// A warning over the lower half of an account page, with every part of UIKit's custom transition
/// API.
struct WarningSample: InteractiveSample {
  static let name = "warning"
  static let group = SampleGroup.scenes
  static let summary =
    "An account; a warning rises over its lower half, by a ViewControllerTransitioningDelegate."

  private let home = HomeViewController()

  var root: ViewController { home }

  func open() -> ViewController { home.warn() }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let warning = home.presentedViewController?.view else { return nil }
    let start = CGPoint(x: warning.frame.midX, y: warning.frame.minY + 8)
    return .drag(from: start, toward: .bottom, by: warning.frame.height * fraction)
  }
}
