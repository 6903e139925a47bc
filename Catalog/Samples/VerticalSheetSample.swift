import Transitioning
import Transitions

/// A photo album under a sheet with a scrim.
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
