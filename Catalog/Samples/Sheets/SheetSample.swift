import Foundation
import Transitioning

/// A list of nearby places on a sheet over a map; a finger drags the sheet between its detents, and
/// dismisses it.
struct SheetSample: InteractiveSample {
  static let name = "sheet"
  static let adoption = Adoption(
    code: """
      viewController.modalPresentationStyle = .formSheet
      viewController.sheetPresentationController?.detents = [.medium(), .large()]
      """, title: "UISheetPresentationController")
  static let group = SampleGroup.sheets
  static let purpose = "a list over its map"
  static let summary = "A map; a list on a sheet grows, scrolls and goes, all under one finger."
  // On a phone the finger begins in the list, and reaches the bottom of the screen at that
  // fraction.
  static let farEnough = 0.6
  static let followsFinger = true

  static let exceptions = [
    LawException(
      .answers, because: "the system's own: an animation block moves it, so touches find its end")
  ]

  private let map = NearbyMapViewController()

  var root: UIViewController { map }

  func open() -> UIViewController { map.showList() }

  /// Drags the list up until the sheet has its full height and the content scrolls, and down again
  /// past the starting point, where the dismissal begins.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let manager = map.presentedViewController?.activePresentationController,
      let sheet = manager.presentedView
    else { return nil }
    let frame = manager.frameOfPresentedViewInContainerView
    // A sheet that floats grows to the lower edge under the finger.
    let top = sheet.center.y - sheet.bounds.height / 2
    let distance = (stage.size.height - top) * fraction
    let start = frame.minY + NearbyListViewController.headHeight + 1.2 * NearbyRow.height
    return .tour(at: frame.midX, from: start.rounded(), to: 48, beyond: distance)
  }
}

extension FingerPath {
  /// A path up and down again, past its start, with a rest before the finger is lifted.
  ///
  /// - Parameter distance: The distance below the point at which the pan is recognised, in points.
  fileprivate static func tour(
    at x: CGFloat, from start: CGFloat, to top: CGFloat, beyond distance: CGFloat
  ) -> FingerPath {
    let known = start - 12
    return FingerPath(from: CGPoint(x: x, y: start))
      .moving(to: CGPoint(x: x, y: known), over: 1 / 120)
      .holding(for: 1 / 60)
      .moving(to: CGPoint(x: x, y: top), over: 0.6)
      .holding(for: 0.1)
      .moving(to: CGPoint(x: x, y: known), over: 0.6)
      .moving(to: CGPoint(x: x, y: known + distance), over: 0.4)
      .holding(for: 0.2)
  }
}
