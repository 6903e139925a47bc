import Foundation
import Transitioning

/// The view from a look-out at some time of the day, with the weather there.
final class OutlookViewController: PictureScreenController {
  /// The button to the map.
  let mapButton = IconButton(
    .map, "Map", tint: \.pine.onMain, fill: \.pine.main, iconSide: 28, elevation: .floating,
    corner: 20)

  private let picture: PictureView
  private let card = Surface(\.surface, corner: 28, elevation: .raised)
  private let heading: TextLabel
  private let words: TextLabel
  private let facts: Facts

  /// - Parameters:
  ///   - light: The light of the picture.
  ///   - time: The time, as text.
  ///   - weather: The temperature and the wind, as text.
  init(
    _ light: Artwork.Light, seed: Int, place: String, time: String, words text: String,
    weather: (heat: String, wind: String)
  ) {
    picture = PictureView(.landscape(light, seed: seed, named: "view from \(place)"))
    heading = TextLabel(place, .title)
    words = TextLabel(text, .body, \.onSurfaceVariant, lines: 2)
    facts = Facts(
      [(.clock, time), (.sun, weather.heat), (.water, weather.wind)], tint: \.pine.main)
    super.init(showing: picture.picture)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "outlook"
    for part in [heading, words, facts] { card.addSubview(part) }
    for part in [picture, card, mapButton] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    picture.frame = root.bounds
    let height: CGFloat = 212
    let foot = size.height - root.safeAreaInsets.bottom - 12
    card.frame = CGRect(x: 12, y: foot - height, width: size.width - 24, height: height)
    let end = card.put(heading, leading: 20, top: 20, trailing: 96)
    card.put(words, leading: 20, top: end + 4)
    facts.frame = CGRect(x: 16, y: height - 96, width: card.bounds.width - 32, height: 80)
    mapButton.frame = root.frame(
      leading: size.width - 100, top: card.frame.minY - 32, width: 64, height: 64)
  }
}
