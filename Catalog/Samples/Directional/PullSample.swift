import Transitioning

/// A presentation of the day before under a day of an almanac, by a pull.
struct PullSample: Sample {
  static let name = "pull"
  static let adoption = Adoption(".pull()")
  static let group = SampleGroup.directional
  static let purpose = "the one before of a row"
  static let summary = "A day of a harbour; it leaves over the day before, which comes from behind."

  private let day = AlmanacDayViewController(day: 1)

  var root: UIViewController { day }

  func open() -> UIViewController { day.showDayBefore() }
}
