import Transitioning

/// A push from a list of walks to one of them, whose row becomes the page.
struct ContainerTransformSample: NavigationSample {
  static let name = "container-transform"
  static let adoption = Adoption(
    pushing: """
      .containerTransform(from: sourceView, style: .init(background: sourceView.backgroundColor))
      """)
  static let group = SampleGroup.material
  static let purpose = "a card opens to its page"
  static let summary = "A list of walks; one row grows to the page of its walk, and shrinks again."

  private let list = WalkListViewController(Walk.all.reversed(), opensRows: true)
  let navigation: UINavigationController

  init() {
    navigation = WalkNavigationController(list)
  }

  func open() -> UIViewController { list.show(Walk.all[3]) }
}
