import Transitioning
import Transitions

/// A map that opens from its button over a look-out.
struct CircularRevealSample: Sample {
  static let name = "circular-reveal"
  static let adoption = Adoption(".circularReveal(from: sourceView)")
  static let group = SampleGroup.expressive
  static let purpose = "a button opens its screen"
  static let summary = "A look-out; the map shows through a circle that grows from its button."

  private let outlook = OutlookViewController(
    .autumn, seed: 9, place: Walk.all[2].place, time: "10:20",
    words: "The needles have turned up to the far ridge. The path is dry.",
    weather: ("11 °C", "Calm"))

  var root: UIViewController { outlook }

  func open() -> UIViewController {
    let map = PlaceViewController(Walk.all[2])
    map.statusBarChange = StyleChange(in: 0.76...0.84)
    map.homeIndicatorChange = StyleChange(in: 0.38...0.46)
    map.transitionController.transition = .circularReveal(from: outlook.mapButton)
    outlook.present(map, animated: true)
    return map
  }
}
