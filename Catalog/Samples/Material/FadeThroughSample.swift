import Transitioning
import Transitions

/// A change of tabs whose contents have nothing in common, by a fade through.
struct FadeThroughSample: TabbedSample {
  static let name = "fade-through"
  static let adoption = Adoption(tab: ".fadeThrough(source: .flutter)")
  static let group = SampleGroup.material
  static let purpose = "another tab, another kind of thing"
  static let summary = "A shop in tabs; the one fades out, then the other one fades in."

  let town = TownViewController(
    TownPage.shop, accent: \.amber, motion: .fadeThrough(source: .flutter),
    calm: .fadeThrough(source: .flutter), selectionPart: 0.6, sharesActions: true)
}
