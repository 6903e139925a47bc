import Transitioning

/// A sheet with a scrim over a photograph.
struct VerticalSheetSample: Sample {
  static let name = "vertical-sheet"
  static let adoption = Adoption(".verticalSheet(height: 1, maximumHeight: 456)")
  static let group = SampleGroup.sheets
  static let purpose = "a few choices"
  static let summary = "A photograph; a sheet to share it rises over part of it, with a scrim."

  private let photo = SharePhotoViewController()

  var root: UIViewController { photo }

  func open() -> UIViewController { photo.share() }
}
