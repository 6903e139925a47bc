import Foundation
import Transitioning
import Transitions

/// A slide from one tab to the next, and back.
struct TabsSample: InteractiveSample {
  static let name = "tabs"
  static let adoption = Adoption(tab: ".slide()")
  static let group = SampleGroup.directional
  static let purpose = "places side by side"
  static let summary = "Three tabs of a town; they slide past each other, the way they lie."
  static let keepsWhatItShows = true

  private let town = TownViewController(TownPage.all, motion: .slide(), calm: .fade())

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
