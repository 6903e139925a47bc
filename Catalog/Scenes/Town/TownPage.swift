import Transitioning

/// The content of one tab: coloured tiles in columns.
struct TownPage: Hashable {
  let title: String

  /// The background colour.
  let color: Color

  /// The number of columns.
  let columns: Int

  /// The titles of the tiles.
  let tiles: [String]

  /// The number of the first tile's photo.
  let firstPhoto: Int
}

extension TownPage {
  /// The tabs, in order.
  static let all = [
    TownPage(
      title: "Today", color: Palette.page, columns: 1,
      tiles: ["Market on the green", "Choir at the chapel", "Lantern walk"], firstPhoto: 0),
    TownPage(
      title: "Places", color: Color(hex: 0xE3F2EE), columns: 2,
      tiles: ["Harbour", "Library", "Mill", "Orchard", "Baths", "Station"], firstPhoto: 2),
    TownPage(
      title: "People", color: Color(hex: 0xFDF0E1), columns: 3,
      tiles: ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Hedy", "John", "Mary", "Niklaus"],
      firstPhoto: 4),
  ]
}
