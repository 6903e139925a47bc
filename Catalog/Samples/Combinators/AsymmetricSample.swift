import Foundation
import Transitioning

/// A push from a walk to its map, with different transitions forward and backward.
struct AsymmetricSample: InteractiveSample {
  static let name = "asymmetric"
  static let adoption = Adoption(
    pushing: ".asymmetric(forward: .fold().reversed(), backward: .parallaxPush())")
  static let group = SampleGroup.combinators
  static let purpose = "it comes one way and leaves another"
  static let summary =
    "A walk; its map unfolds over it like paper, and is drawn aside on the way back."
  static let takesHold = true

  private let navigation = WalkNavigationController()
  private let walk = WalkViewController(Walk.all[2])

  init() {
    navigation.pushViewController(walk, animated: false)
  }

  var root: UIViewController { navigation }

  func open() -> UIViewController { walk.showPlace() }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
