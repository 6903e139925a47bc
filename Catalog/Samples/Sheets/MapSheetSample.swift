import Foundation
import Transitioning

/// The departures from a stop on a sheet with two heights, over a map that stays usable.
struct MapSheetSample: InteractiveSample {
  static let name = "map-sheet"
  static let adoption = Adoption(
    ".bottomSheet(largestUndimmedDetentIdentifier: .medium)",
    title: ".bottomSheet(largestUndimmedDetentIdentifier:)")
  static let group = SampleGroup.sheets
  static let purpose = "a sheet over a map that stays usable"
  static let summary = "A tram map, which still takes taps; a stop's departures on a sheet over it."
  static let farEnough = 0.7
  static let followsFinger = true

  private let map = TramMapViewController()

  var root: UIViewController { map }

  func open() -> UIViewController { map.showStop() }

  /// Drags the sheet up, where it dims the map, and down again past its lower height.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let frame = map.presentedViewController?.viewIfLoaded?.frame else { return nil }
    let start = CGPoint(x: frame.midX, y: frame.minY + 16)
    let known = CGPoint(x: start.x, y: start.y - 12)
    let end = CGPoint(x: start.x, y: known.y + fraction * (stage.size.height - frame.minY))
    return FingerPath(from: start)
      .moving(to: known, over: 1 / 120).holding(for: 1 / 60)
      .moving(to: CGPoint(x: start.x, y: (frame.minY / 3).rounded()), over: 0.4).holding(for: 0.1)
      .moving(to: end, over: 0.5).holding(for: 0.2)
  }
}
