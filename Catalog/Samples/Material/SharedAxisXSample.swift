import Foundation
import Transitioning

/// A push from one step of a form to the next, along x.
struct SharedAxisXSample: InteractiveSample {
  static let name = "shared-axis-x"
  static let adoption = Adoption(
    pushing: ".sharedAxis(.x, source: .flutter)", title: ".sharedAxis(.x)")
  static let group = SampleGroup.material
  static let purpose = "the next step of a form"
  static let summary = "A form in four steps; the next one comes along the way of reading."
  static let takesHold = true
  static let exceptions = [
    LawException(
      .mirrors, because: "Flutter's shared axis goes to the same side in either layout direction"),
    LawException(
      .follows,
      because: "the pages move by 30 pt while the finger goes across the screen, as Material asks"),
  ]

  private let step = SetupStepViewController(0)
  private let navigation: UINavigationController

  init() {
    navigation = SceneNavigationController(step)
  }

  var root: UIViewController { navigation }

  func open() -> UIViewController { step.showNext() ?? step }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
