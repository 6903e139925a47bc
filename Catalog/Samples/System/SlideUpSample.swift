import Transitioning

/// A presentation of a player over a shelf of records, by a slide from below.
struct SlideUpSample: Sample {
  static let name = "slide-up"
  static let adoption = Adoption(".slideUp()")
  static let group = SampleGroup.system
  static let purpose = "a task on top"
  static let summary = "A shelf of records; the player rises over it, pulled by a spring."

  private let shelf = ShelfViewController()

  var root: UIViewController { shelf }

  func open() -> UIViewController { shelf.openPlayer() }
}
