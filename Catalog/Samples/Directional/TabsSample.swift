import Transitioning
import Transitions

/// A slide from one tab to the next, and back.
struct TabsSample: TabbedSample {
  static let name = "tabs"
  static let adoption = Adoption(tab: ".slide()")
  static let group = SampleGroup.directional
  static let purpose = "places side by side"
  static let summary = "Three tabs of a town; they slide past each other, the way they lie."

  let town = TownViewController(TownPage.all, motion: .slide(), calm: .fade())
}
