import Foundation
import Transitioning
import Transitions

/// A change of tabs whose contents have nothing in common, by a fade through.
struct FadeThroughSample: InteractiveSample {
  static let name = "fade-through"
  static let adoption = Adoption(tab: ".fadeThrough(source: .flutter)")
  static let group = SampleGroup.material
  static let purpose = "another tab, another kind of thing"
  static let summary = "A shop in tabs; the one fades out, then the other one fades in."
  static let keepsWhatItShows = true

  private let shop = TownViewController(
    TownPage.shop, accent: \.amber, motion: .fadeThrough(source: .flutter),
    calm: .fadeThrough(source: .flutter), selectionPart: 0.6, sharesActions: true)

  var root: UIViewController { shop }

  func open() -> UIViewController {
    shop.selectedIndex = 1
    return shop.selectedViewController ?? shop
  }

  func close(_ controller: UIViewController) { shop.selectedIndex = 0 }

  func shows(_ controller: UIViewController) -> Bool { shop.selectedViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let isMirrored = stage.traits.layoutDirection == .rightToLeft
    let start = CGPoint(x: stage.size.width * (isMirrored ? 0.9 : 0.1), y: stage.bounds.midY)
    return .drag(
      from: start, toward: .trailing, in: stage.traits.layoutDirection,
      by: fraction * stage.size.width)
  }
}
