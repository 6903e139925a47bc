import Transitioning

/// A push from a walk to its map, with different transitions forward and backward.
struct AsymmetricSample: NavigationSample {
  static let name = "asymmetric"
  static let adoption = Adoption(
    pushing: ".asymmetric(forward: .fold().reversed(), backward: .parallaxPush())")
  static let group = SampleGroup.combinators
  static let purpose = "it comes one way and leaves another"
  static let summary =
    "A walk; its map unfolds over it like paper, and is drawn aside on the way back."

  let navigation = WalkNavigationController()
  private let walk = WalkViewController(Walk.all[2])

  init() {
    navigation.pushViewController(walk, animated: false)
  }

  func open() -> UIViewController { walk.showPlace() }
}
