import Foundation
import Transitioning

/// A map with a pin at the place of a photo.
///
/// The map is not mirrored in right-to-left layouts; the bar and the card are.
final class PlaceViewController: ViewController {
  private let map = MapView(pins: [CGPoint(x: 0.5, y: 0.477)])
  private let card = View()
  private let name: Label
  private let hint = Label(text: "12 minutes on foot", fontSize: 16, color: Palette.faint)

  init(_ photo: GalleryPhoto) {
    name = Label(text: photo.place, fontSize: 20, isBold: true, color: Palette.ink)
    super.init()
    title = photo.place
    navigationItem.title = "Map"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place"
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 16
    for label in [name, hint] { card.addSubview(label) }
    for part in [map, card] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    map.frame = root.bounds
    card.frame = root.frame(
      leading: 16, top: size.height - 132, width: min(size.width - 32, 480), height: 100)
    card.put(name, leading: 20, top: 24)
    card.put(hint, leading: 20, top: 56)
  }
}
