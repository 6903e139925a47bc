import Foundation
import Transitioning

/// From an account to a warning over its lower half, with all the parts that a transition has in UIKit.
struct WarningSample: InteractiveSample {
  static let name = "warning"
  static let group = SampleGroup.scenes
  static let summary =
    "An account; a warning rises over its lower half, by a ViewControllerTransitioningDelegate."

  private let home = HomeViewController()

  var root: ViewController { home }

  func open() -> ViewController { home.warn() }

  func drag(on stage: Stage, over fraction: CGFloat) {
    guard let warning = home.presentedViewController?.view else { return }
    let start = CGPoint(x: warning.frame.midX, y: warning.frame.minY + 8)
    stage.touch(along: .drag(from: start, toward: .bottom, by: warning.frame.height * fraction))
  }
}
