import Foundation
import Transitioning

/// From a map to what is near, on a sheet that a finger drags between heights, and away.
struct SheetSample: InteractiveSample {
  static let name = "sheet"
  static let group = SampleGroup.presentation
  static let summary = "A map; a list on a sheet grows, scrolls and goes, all under one finger."
  // On a phone the finger, which begins in the list, is at the lower end of the screen by then.
  static let farEnough = 0.6
  static let followsFinger = true

  private let map = NearbyMapViewController()

  var root: ViewController { map }

  func open() -> ViewController { map.showList() }

  /// Takes the list up until the sheet is as high as can be and its content scrolls, and down again,
  /// past where it began: there the way back begins.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let manager = map.presentedViewController?.activePresentationController else {
      return nil
    }
    let frame = manager.frameOfPresentedViewInContainerView
    let way = (stage.size.height - frame.minY) * fraction
    let start = frame.minY + NearbyListViewController.headHeight + 1.2 * NearbyRow.height
    return .tour(at: frame.midX, from: start.rounded(), to: 48, beyond: way)
  }
}

extension FingerPath {
  /// A finger that goes up and comes down again, further than to where it began, and rests before it is
  /// lifted.
  ///
  /// - Parameter way: How far it goes beyond where it was known for one that drags, in points.
  fileprivate static func tour(
    at x: CGFloat, from start: CGFloat, to top: CGFloat, beyond way: CGFloat
  ) -> FingerPath {
    let known = start - 12
    return FingerPath(from: CGPoint(x: x, y: start))
      .moving(to: CGPoint(x: x, y: known), over: 1 / 120)
      .holding(for: 1 / 60)
      .moving(to: CGPoint(x: x, y: top), over: 0.6)
      .holding(for: 0.1)
      .moving(to: CGPoint(x: x, y: known), over: 0.6)
      .moving(to: CGPoint(x: x, y: known + way), over: 0.4)
      .holding(for: 0.2)
  }
}
