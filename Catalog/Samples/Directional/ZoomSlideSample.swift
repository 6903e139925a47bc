import Transitioning

/// A presentation of a record beside another one, by a zoom slide.
struct ZoomSlideSample: Sample {
  static let name = "zoom-slide"
  static let adoption = Adoption(".zoomSlide()")
  static let group = SampleGroup.directional
  static let purpose = "things of one kind, side by side"
  static let summary = "A record; it steps back and slides away, and the next one takes its place."

  private let record = RecordPageViewController(record: 0)

  var root: UIViewController { record }

  func open() -> UIViewController { record.showNextRecord() }
}
