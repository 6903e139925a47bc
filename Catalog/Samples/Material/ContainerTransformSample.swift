import Foundation
import Transitioning

/// A push from a list of walks to one of them, whose row becomes the page.
struct ContainerTransformSample: InteractiveSample {
  static let name = "container-transform"
  static let adoption = Adoption(
    pushing: """
      .containerTransform(from: sourceView, style: .init(fade: .through, \
      background: sourceView.backgroundColor))
      """)
  static let group = SampleGroup.material
  static let purpose = "a card opens to its page"
  static let summary = "A list of walks; one row grows to the page of its walk, and shrinks again."
  static let takesHold = true

  private let list = WalkListViewController(Walk.all.reversed(), opensRows: true)
  private let navigation: UINavigationController

  init() {
    navigation = WalkNavigationController(list)
  }

  var root: UIViewController { navigation }

  func open() -> UIViewController { list.show(Walk.all[3]) }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
