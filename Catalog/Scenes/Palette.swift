import Transitioning

/// The colours and photos that all scenes share.
enum Palette {
  static let page = Color(hex: 0xF3EFF7)
  static let card = Color.white
  static let accent = Color(hex: 0x6750A4)
  static let ink = Color(hex: 0x1D1B20)
  static let faint = Color(hex: 0x79747E)
  static let line = Color(hex: 0xCAC4D0)

  /// The colour pairs of photos, by photo number.
  static let photos: [(Color, Color)] = [
    (Color(hex: 0xFFB4A2), Color(hex: 0x6D6875)), (Color(hex: 0x2A9D8F), Color(hex: 0x264653)),
    (Color(hex: 0xE9C46A), Color(hex: 0xE76F51)), (Color(hex: 0x90DBF4), Color(hex: 0x3A0CA3)),
    (Color(hex: 0xB5E48C), Color(hex: 0x1A759F)), (Color(hex: 0xF1C0E8), Color(hex: 0x7251B5)),
    (Color(hex: 0xFFD166), Color(hex: 0x06D6A0)), (Color(hex: 0x8D99AE), Color(hex: 0x2B2D42)),
  ]

  /// The photo with a number; equal numbers give equal photos.
  static func photo(_ number: Int, size: CGSize) -> Image {
    let (topLeft, bottomRight) = photos[number % photos.count]
    return Image(
      named: "photo \(number + 1)", size: size, topLeft: topLeft, bottomRight: bottomRight)
  }
}
