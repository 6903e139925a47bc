import Foundation
import Transitioning
import Transitions

/// The map of a tram line, with a sheet of the chosen stop, beside which the map stays usable.
final class TramMapViewController: FurnishedScreenController {
  /// The distance from a pin within which a tap chooses it, in points.
  private static let reach: CGFloat = 44

  private let map = MapView(pins: TramStop.all.map(\.spot), route: TramStop.way)
  private let search = SearchField("Where to?", action: .bus, "Trams") {}

  /// The stop that the sheet shows.
  private(set) var stop = TramStop.all[1]

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "tram map"
    for part in [map, search] { view.addSubview(part) }
    map.marked = TramStop.all.firstIndex(of: stop)
    map.addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] in choose(at: $0.location(in: map)) })
  }

  override func layOut(_ root: UIView) {
    map.frame = root.bounds
    search.place(over: root)
  }

  /// Presents the departures of the chosen stop.
  func showStop() -> UIViewController {
    let sheet = TramStopViewController(stop)
    sheet.transitionController.transition = .bottomSheet(
      detents: [.custom(identifier: .near) { _ in TramStopViewController.height }, .large()],
      largestUndimmedDetentIdentifier: .near)
    present(sheet, animated: true)
    return sheet
  }

  /// Shows the stop nearest to a tap, on the sheet that stays where it is.
  private func choose(at point: CGPoint) {
    let places = TramStop.all.map {
      CGPoint(x: $0.spot.x * map.bounds.width, y: $0.spot.y * map.bounds.height - 14)
    }
    let ways = places.map { hypot($0.x - point.x, $0.y - point.y) }
    guard let least = ways.min(), least <= Self.reach, let number = ways.firstIndex(of: least)
    else { return }
    stop = TramStop.all[number]
    map.marked = number
    (presentedViewController as? TramStopViewController)?.show(stop)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The height at which the sheet shows a stop and its next two departures.
  fileprivate static let near = Self("near")
}
