import Transitioning
import Transitions

/// A map that opens from its round button over a look-out.
struct CircularRevealSample: Sample {
  static let name = "circular-reveal"
  static let adoption = Adoption(".circularReveal(from: sourceView)")
  static let group = SampleGroup.expressive
  static let purpose = "a button opens its screen"
  static let summary = "A look-out; the map shows through a circle that grows from its button."

  private let outlook = OutlookViewController(
    .autumn, seed: 21, place: "Alp Grüm", time: "10:20",
    words: "The first snow lies on the far ridge. The path is dry.", weather: ("11 °C", "Calm"))

  var root: UIViewController { outlook }

  func open() -> UIViewController {
    let map = PlaceViewController(Walk.all[4])
    map.transitionController.transition = .circularReveal(from: outlook.mapButton)
    outlook.present(map, animated: true)
    return map
  }
}
