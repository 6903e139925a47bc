import Foundation
import Transitioning

/// A row of the list: a picture, the place's name and its walking time.
final class NearbyRow: View {
  static let height: CGFloat = 68

  let place: NearbyPlace

  private let picture: ImageView
  private let name: Label
  private let walk: Label
  private let line = View()

  init(_ place: NearbyPlace, number: Int) {
    self.place = place
    picture = ImageView(image: Palette.photo(number, size: CGSize(width: 44, height: 44)))
    name = Label(text: place.name, fontSize: 17, isBold: true, color: Palette.ink)
    walk = Label(text: "\(place.minutes) min on foot", fontSize: 14, color: Palette.faint)
    super.init(frame: .zero)
    accessibilityIdentifier = "row of \(place.name)"
    backgroundColor = Palette.card
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    line.backgroundColor = Palette.line
    for part in [picture, name, walk, line] { addSubview(part) }
  }

  override func layoutSubviews() {
    picture.frame = frame(leading: 20, top: 12, width: 44, height: 44)
    put(name, leading: 80, top: 13)
    put(walk, leading: 80, top: 37)
    line.frame = frame(leading: 80, top: Self.height - 1, width: bounds.width - 80, height: 1)
  }
}
