import Transitioning
import Transitions

/// A sheet with a scrim over a photo album.
struct VerticalSheetSample: Sample {
  static let name = "vertical-sheet"
  static let group = SampleGroup.presentation
  static let summary = "A photo album; a sheet rises over part of it, with a scrim behind."

  private let album = PhotoGridViewController()

  var root: ViewController { album }

  func open() -> ViewController {
    let sheet = SheetViewController()
    sheet.transitionController.transition = VerticalSheetTransition(height: 0.45)
    album.present(sheet, animated: true)
    return sheet
  }
}
