import Foundation
import Transitioning

/// The map of a town on the whole screen, whose other side is the list of its places.
final class NearbyChartViewController: FurnishedScreenController {
  /// Called when the user asks for the other side.
  var onTurn: (() -> Void)?

  private let map = MapView(pins: NearbyPlace.all.prefix(8).map(\.spot))
  private lazy var search = SearchField("Eight places", action: .text, "List") {
    [unowned self] in onTurn?()
  }

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "chart"
    for part in [map, search] { view.addSubview(part) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The window is visible around the screen while it turns.
    view.window?.backgroundColor = .black
  }

  override func layOut(_ root: UIView) {
    map.frame = root.bounds
    search.place(over: root)
  }
}

/// The other side of the map: the same places in a list.
final class NearbyIndexViewController: FurnishedScreenController {
  private lazy var bar = AppBar(
    "Eight places",
    trailing: [
      .init(icon: .map, name: "Map") { [unowned self] in dismiss(animated: true) }
    ], role: \.container)
  private let rows = NearbyPlace.all.prefix(8).map { NearbyRow($0, on: \.container) }

  override var ground: Palette.Role? { \.container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "index"
    for part in [bar] + rows { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    root.put(rows, top: bar.frame.maxY, line: NearbyRow.height)
  }
}
