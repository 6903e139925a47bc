import Transitioning

/// A presentation of the next page under a page of a novel, by a page out.
struct PageOutSample: Sample {
  static let name = "page-out"
  static let adoption = Adoption(".pageOut(to: .leading)")
  static let group = SampleGroup.directional
  static let purpose = "the next page of the pile"
  static let summary = "A page of a novel; it is taken off, and the next page comes forward."

  private let page = NovelPageViewController(page: 0)

  var root: UIViewController { page }

  func open() -> UIViewController { page.turnPage() }
}
