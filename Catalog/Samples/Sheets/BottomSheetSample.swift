import Foundation
import Transitioning
import Transitions

/// A place on a sheet over the map, which a finger drags up, down and away.
struct BottomSheetSample: InteractiveSample {
  static let name = "bottom-sheet"
  static let adoption = Adoption(".bottomSheet()")
  static let group = SampleGroup.sheets
  static let purpose = "details beside what they belong to"
  static let summary = "A map; a place rises on a sheet, which a finger drags between two heights."
  static let farEnough = 0.7
  static let followsFinger = true

  private let chart = NearbyChartViewController()

  var root: UIViewController { chart }

  func open() -> UIViewController {
    let sheet = PlaceSheetViewController(NearbyPlace.all[5])
    sheet.transitionController.transition = .bottomSheet()
    chart.present(sheet, animated: true)
    return sheet
  }

  /// Drags the sheet up, and down again past its lowest detent.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let frame = chart.presentedViewController?.viewIfLoaded?.frame else { return nil }
    let start = CGPoint(x: frame.midX, y: frame.minY + 16)
    let known = CGPoint(x: start.x, y: start.y - 12)
    let end = CGPoint(x: start.x, y: known.y + fraction * (stage.size.height - frame.minY))
    return FingerPath(from: start)
      .moving(to: known, over: 1 / 120).holding(for: 1 / 60)
      .moving(to: CGPoint(x: start.x, y: (frame.minY / 2).rounded()), over: 0.4).holding(for: 0.1)
      .moving(to: end, over: 0.5).holding(for: 0.2)
  }
}
