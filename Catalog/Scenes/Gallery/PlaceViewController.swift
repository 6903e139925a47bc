import Foundation
import Transitioning

/// A map with a pin where a photo was taken.
///
/// East stays at the right wherever lines begin; the bar and the words below do not.
final class PlaceViewController: ViewController {
  private let bar: TopBar
  private let map = MapView(frame: .zero)
  private let card = View()
  private let name: Label
  private let hint = Label(text: "12 minutes on foot", fontSize: 16, color: Palette.faint)

  init(_ photo: GalleryPhoto) {
    bar = TopBar(title: "Map", leading: "Photo")
    name = Label(text: photo.place, fontSize: 20, isBold: true, color: Palette.ink)
    super.init()
    title = photo.place
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place"
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 16
    for label in [name, hint] { card.addSubview(label) }
    bar.onLeading = { [unowned self] in navigationController?.popViewController(animated: true) }
    for part in [map, card, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: TopBar.height)
    map.frame = root.bounds
    card.frame = root.frame(
      leading: 16, top: size.height - 132, width: min(size.width - 32, 480), height: 100)
    card.put(name, leading: 20, top: 24)
    card.put(hint, leading: 20, top: 56)
  }
}

/// Fields, a river, roads, and a pin.
private final class MapView: View {
  private let river = View()
  private let roads = (0..<4).map { _ in View() }
  private let pin = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    semanticContentAttribute = .spatial
    backgroundColor = Color(hex: 0xDDEBCF)
    river.backgroundColor = Color(hex: 0x90DBF4)
    for road in roads { road.backgroundColor = .white }
    pin.backgroundColor = Color(hex: 0xD62828)
    pin.layer.cornerRadius = 14
    pin.layer.borderWidth = 5
    pin.layer.borderColor = .white
    for part in [river] + roads + [pin] { addSubview(part) }
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    river.frame = CGRect(x: width * 0.68, y: 0, width: width * 0.14, height: height)
    roads[0].frame = CGRect(x: 0, y: height * 0.3, width: width, height: 14)
    roads[1].frame = CGRect(x: 0, y: height * 0.62, width: width, height: 14)
    roads[2].frame = CGRect(x: width * 0.22, y: 0, width: 14, height: height)
    roads[3].frame = CGRect(x: width * 0.5, y: height * 0.3, width: 10, height: height * 0.32)
    pin.frame = CGRect(x: width * 0.5 - 14, y: height * 0.46, width: 28, height: 28)
  }
}
