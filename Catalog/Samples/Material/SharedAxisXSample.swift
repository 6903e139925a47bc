import Transitioning

/// A push from one step of a form to the next, along x.
struct SharedAxisXSample: NavigationSample {
  static let name = "shared-axis-x"
  static let adoption = Adoption(
    pushing: ".sharedAxis(.x, source: .flutter)", title: ".sharedAxis(.x)")
  static let group = SampleGroup.material
  static let purpose = "the next step of a form"
  static let summary = "A form in four steps; the next one comes along the way of reading."
  static let exceptions = [
    LawException(
      .mirrors, because: "Flutter's shared axis goes to the same side in either layout direction"),
    LawException(
      .follows,
      because: "the pages move by 30 pt while the finger goes across the screen, as Material asks"),
  ]

  private let form = SetupViewController()

  var root: UIViewController { form }

  var navigation: UINavigationController { form.stack }

  func open() -> UIViewController { form.showNext() ?? form }
}
