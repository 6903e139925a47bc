import Transitioning

/// A presentation of the records that come next over a record, by a cover.
struct CoverSample: Sample {
  static let name = "cover"
  static let adoption = Adoption(".cover(from: .trailing)")
  static let group = SampleGroup.directional
  static let purpose = "something over it for a while"
  static let summary = "A record; what comes next is laid over it from the side."

  private let record = RecordPageViewController(record: 2)

  var root: UIViewController { record }

  func open() -> UIViewController { record.showUpNext() }
}
