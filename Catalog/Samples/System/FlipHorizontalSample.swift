import Transitioning
import Transitions

/// A map turns over to the list of its places.
struct FlipHorizontalSample: Sample {
  static let name = "flip-horizontal"
  static let adoption = Adoption(".flipHorizontal()")
  static let still: Double? = 0.3
  static let group = SampleGroup.system
  static let purpose = "the other side of the same thing"
  static let summary = "A map of a town; the screen turns over, and its places are on the back."

  private let chart = NearbyChartViewController()

  init() {
    chart.onTurn = { [unowned chart] in Self.turn(chart) }
  }

  var root: UIViewController { chart }

  func open() -> UIViewController { Self.turn(chart) }

  @discardableResult
  private static func turn(_ chart: UIViewController) -> UIViewController {
    let index = NearbyIndexViewController()
    index.statusBarChange = StyleChange(
      to: .style(.lightContent), between: (0.3...0.36, 0.64...0.7))
    index.transitionController.transition = .flipHorizontal()
    chart.present(index, animated: true)
    return index
  }
}
