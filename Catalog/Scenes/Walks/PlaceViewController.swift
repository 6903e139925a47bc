import Foundation
import Transitioning

/// A map with the route of a walk.
///
/// The map is not mirrored in right-to-left layouts; the card is.
final class PlaceViewController: FurnishedScreenController {
  private let map = MapView(
    pins: [CGPoint(x: 0.62, y: 0.36)],
    route: [(0.2, 0.68), (0.3, 0.6), (0.28, 0.52), (0.44, 0.48), (0.5, 0.41), (0.62, 0.36)])
  private let card = Surface(\.overlay, corner: 28, elevation: .floating)
  private lazy var back = IconButton(.back, "Back", tint: \.onSurface) { [unowned self] in
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
  private let picture: PictureView
  private let heading: TextLabel
  private let length: TextLabel

  init(_ walk: Walk) {
    picture = PictureView(walk.picture, corner: 16)
    heading = TextLabel(walk.place, .subtitle)
    length = TextLabel("\(walk.length) · \(walk.time)", .small, \.onSurfaceVariant)
    super.init()
    title = walk.place
  }

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place"
    for part in [back, picture, heading, length] { card.addSubview(part) }
    for part in [map, card] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    map.frame = root.bounds
    card.frame = root.frame(
      leading: 8, top: root.safeAreaInsets.top + 8, width: min(root.bounds.width - 16, 480),
      height: 64)
    // The button is below that of the bar of the walk.
    back.frame = card.frame(leading: -4, top: 8, width: 48, height: 48)
    picture.frame = card.frame(leading: card.bounds.width - 64, top: 8, width: 56, height: 48)
    card.put(heading, leading: 56, top: 10, trailing: 76)
    card.put(length, leading: 56, top: 34, trailing: 76)
  }
}
