import Transitioning
import Transitions

/// A look-out by day and by night.
struct ShuttersSample: Sample {
  static let name = "shutters"
  static let adoption = Adoption(".shutters(count: 5)")
  static let group = SampleGroup.expressive
  static let purpose = "one place in another state"
  static let summary = "A look-out at noon; slat by slat the picture turns away to the night."

  private let noon = OutlookViewController(
    .noon, seed: 9, place: "Muottas Muragl", time: "12:40",
    words: "You can see four lakes and the whole of the Bernina.", weather: ("19 °C", "Breeze"))

  var root: UIViewController { noon }

  func open() -> UIViewController {
    let night = OutlookViewController(
      .night, seed: 9, place: "Muottas Muragl", time: "23:15",
      words: "Saturn stands over the pass until one.", weather: ("6 °C", "Calm"))
    night.statusBarChange = StyleChange(in: 0.32...0.4)
    night.homeIndicatorChange = StyleChange()
    night.transitionController.transition = .shutters(count: 5)
    noon.present(night, animated: true)
    return night
  }
}
