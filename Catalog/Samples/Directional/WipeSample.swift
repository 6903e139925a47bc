import Transitioning
import Transitions

/// A look-out in the morning and in the evening, with an edge between them.
struct WipeSample: Sample {
  static let name = "wipe"
  static let adoption = Adoption(".wipe()")
  static let group = SampleGroup.directional
  static let purpose = "before and after"
  static let summary = "A look-out at dawn; an edge moves over it, and behind it is the evening."

  private let dawn = OutlookViewController(
    .dawn, seed: 27, place: "Fuorcla Surlej", time: "06:05",
    words: "The lake is still. The first boat leaves at nine.", weather: ("4 °C", "Calm"))

  var root: UIViewController { dawn }

  func open() -> UIViewController {
    let evening = OutlookViewController(
      .evening, seed: 27, place: "Fuorcla Surlej", time: "20:40",
      words: "The hut has a light. Soup until half past nine.", weather: ("9 °C", "Breeze"))
    evening.statusBarChange = StyleChange(in: 0.8...0.88)
    evening.homeIndicatorChange = StyleChange()
    evening.transitionController.transition = .wipe()
    dawn.present(evening, animated: true)
    return evening
  }
}
