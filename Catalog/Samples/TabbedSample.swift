import Foundation
import Transitioning

/// A sample of the tabs of a town, whose second tab is the opened controller.
protocol TabbedSample: InteractiveSample {
  /// The tabs.
  var town: TownViewController { get }
}

extension TabbedSample {
  static var keepsWhatItShows: Bool { true }

  var root: UIViewController { town }

  func open() -> UIViewController {
    town.selectedIndex = 1
    return town.selectedViewController ?? town
  }

  func close(_ controller: UIViewController) { town.selectedIndex = 0 }

  func shows(_ controller: UIViewController) -> Bool { town.selectedViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let isMirrored = stage.traits.layoutDirection == .rightToLeft
    let start = CGPoint(x: stage.size.width * (isMirrored ? 0.9 : 0.1), y: stage.bounds.midY)
    return .drag(
      from: start, toward: .trailing, in: stage.traits.layoutDirection,
      by: fraction * stage.size.width)
  }
}
