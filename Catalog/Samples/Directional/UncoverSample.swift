import Transitioning

/// A presentation of a list of walks under a title picture, by an uncover.
struct UncoverSample: Sample {
  static let name = "uncover"
  static let adoption = Adoption(".uncover(to: .top)")
  static let group = SampleGroup.directional
  static let purpose = "a screen that hid another one"
  static let summary = "The title picture of an app; it is lifted off the walks below."

  private let welcome = WelcomeViewController()

  var root: UIViewController { welcome }

  func open() -> UIViewController { welcome.showWalks() }
}
