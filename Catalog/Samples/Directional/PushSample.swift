import Transitioning

/// A presentation of the next day over a day of an almanac, by a push.
struct PushSample: Sample {
  static let name = "push"
  static let adoption = Adoption(".push()")
  static let group = SampleGroup.directional
  static let purpose = "the next of a row"
  static let summary = "A day of a harbour; the next day comes over it, which moves on a little."

  private let day = AlmanacDayViewController(day: 2)

  var root: UIViewController { day }

  func open() -> UIViewController { day.showNextDay() }
}
