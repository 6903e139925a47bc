import Foundation
import Transitioning

/// The details of a place, on a sheet: its name, a picture, its facts and its buttons.
final class PlaceSheetViewController: SceneController {
  private let grabber = Surface(\.onSurfaceVariant, corner: 2)
  private let name: TextLabel
  private let note: TextLabel
  private let route = PushButton(
    "Show the way", icon: .map, tint: \.ocean.onMain, fill: \.ocean.main)
  private let save = PushButton(
    "Save", icon: .star, tint: \.ocean.main, fill: nil, outline: \.outlineVariant)
  private let picture = PictureView(.landscape(.noon, seed: 71, named: "lido"), corner: 16)
  private let facts = Facts(
    [(.clock, "7 to 21"), (.people, "Quiet"), (.water, "19 °C")], tint: \.ocean.main)
  private let words = TextLabel(
    """
    Three wooden decks at the end of the quay. The middle one has the morning sun, and the stairs \
    are safe for children.
    """, .body, \.onSurfaceVariant, lines: 4)

  init(_ place: NearbyPlace) {
    name = TextLabel(place.name, .headline)
    note = TextLabel(
      "\(place.kind.name) · \(place.minutes) min on foot", .body, \.onSurfaceVariant)
    super.init()
  }

  override func loadView() {
    view = Surface(\.overlay, corner: 28)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place sheet"
    grabber.alpha = 0.4
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for part in [grabber, name, note, route, save, picture, facts, words] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    let width = root.bounds.width - 2 * margin
    grabber.frame = CGRect(x: root.bounds.midX - 16, y: 12, width: 32, height: 4)
    var top = root.put(name, leading: margin + 4, top: 28, trailing: margin)
    top = root.put(note, leading: margin + 4, top: top, trailing: margin) + 16
    let half = (width - 12) / 2
    root.put(
      [route, save], in: 2, leading: margin, top: top,
      size: CGSize(width: half, height: PushButton.height), gap: 12)
    top += PushButton.height + 20
    picture.frame = CGRect(x: margin, y: top, width: width, height: 220)
    top += 240
    facts.frame = CGRect(x: margin, y: top, width: width, height: Facts.height)
    root.put(words, leading: margin + 4, top: top + Facts.height + 20, trailing: margin + 4)
  }
}
