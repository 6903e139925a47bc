import Transitioning
import Transitions

/// A photograph, and the place where it was taken.
struct BlinkSample: Sample {
  static let name = "blink"
  static let adoption = Adoption(".blink()")
  static let group = SampleGroup.expressive
  static let purpose = "a moment passes, or another look"
  static let summary = "A photograph; an eye blinks, and is where the photograph was taken."

  private let photograph = SharePhotoViewController()

  var root: UIViewController { photograph }

  func open() -> UIViewController {
    let place = OutlookViewController(
      .autumn, seed: 21, place: "Furtschellas", time: "16:40",
      words: "The larches below the path turn first. Sils has the sun until five.",
      weather: ("11 °C", "Calm"))
    place.statusBarChange = StyleChange(
      to: .style(.lightContent), between: (0.06...0.12, 0.88...0.94))
    place.homeIndicatorChange = StyleChange(in: 0.06...0.14)
    place.transitionController.transition = .blink()
    photograph.present(place, animated: true)
    return place
  }
}
