import Transitioning

/// What one tab of the town shows: tiles of a colour each, in columns.
struct TownPage: Hashable {
  let title: String

  /// What is behind the tiles.
  let color: Color

  /// How many tiles stand side by side on a phone.
  let columns: Int

  /// How high a tile is, as a part of its width.
  let shape: Double

  /// What the tiles are called.
  let tiles: [String]

  /// The number of the first tile's photo.
  let firstPhoto: Int
}

extension TownPage {
  /// The tabs, first one first.
  static let all = [
    TownPage(
      title: "Today", color: Palette.page, columns: 1, shape: 0.45,
      tiles: ["Market on the green", "Choir at the chapel", "Lantern walk"], firstPhoto: 0),
    TownPage(
      title: "Places", color: Color(hex: 0xE3F2EE), columns: 2, shape: 0.8,
      tiles: ["Harbour", "Library", "Mill", "Orchard", "Baths", "Station"], firstPhoto: 2),
    TownPage(
      title: "People", color: Color(hex: 0xFDF0E1), columns: 3, shape: 1.2,
      tiles: ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Hedy", "John", "Mary", "Niklaus"],
      firstPhoto: 4),
  ]
}
