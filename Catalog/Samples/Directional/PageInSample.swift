import Transitioning

/// A presentation of a page over a library, by a page in.
struct PageInSample: Sample {
  static let name = "page-in"
  static let adoption = Adoption(".pageIn(from: .bottom)")
  static let group = SampleGroup.directional
  static let purpose = "a page laid on the pile"
  static let summary = "A library of novels; a page is laid on it, and the library steps back."

  private let library = NovelListViewController()

  var root: UIViewController { library }

  func open() -> UIViewController { library.openPage() }
}
