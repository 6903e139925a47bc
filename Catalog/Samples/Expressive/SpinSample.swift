import Transitioning
import Transitions

/// A story of a harbour, and the almanac of the day, which spins out of it like a front page.
struct SpinSample: Sample {
  static let name = "spin"
  static let adoption = Adoption(".spin()")
  static let group = SampleGroup.expressive
  static let purpose = "news, as in an old film"
  static let summary = "A harbour by night; the almanac of the day spins out of its middle."

  private let story = StoryViewController(1)

  var root: UIViewController { story }

  func open() -> UIViewController {
    let almanac = AlmanacDayViewController(day: 0)
    almanac.statusBarChange = StyleChange(in: 0.88...0.96)
    almanac.homeIndicatorChange = StyleChange(in: 0.8...0.88)
    almanac.transitionController.transition = .spin()
    story.present(almanac, animated: true)
    return almanac
  }
}
