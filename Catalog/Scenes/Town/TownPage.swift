import Transitioning

/// The content of one tab: tiles with pictures, in columns.
struct TownPage: Hashable {
  /// A picture with a title and a note below it.
  struct Tile: Hashable {
    let title: String
    let note: String
    let picture: Artwork
  }

  let title: String
  let icon: Icon

  /// The number of columns on a phone.
  let columns: Int

  let tiles: [Tile]
}

extension TownPage {
  /// The tabs, in order.
  static let all = [
    TownPage(
      title: "Today", icon: .calendar, columns: 1,
      tiles: [
        Tile(
          title: "Lantern walk", note: "From the chapel, 19:30",
          picture: .city(seed: 3, named: "lanterns")),
        Tile(
          title: "Market on the green", note: "Until 13:00",
          picture: .stillLife(.bowl, .blue, seed: 4, named: "market")),
        Tile(
          title: "Low water at the bay", note: "9:12, and again at 21:40",
          picture: .landscape(.dawn, seed: 2, named: "bay")),
      ]),
    TownPage(
      title: "Places", icon: .pin, columns: 2,
      tiles: [
        Tile(
          title: "Harbour", note: "4 min",
          picture: .landscape(.evening, seed: 31, named: "harbour")),
        Tile(title: "Old town", note: "7 min", picture: .city(seed: 8, named: "old town")),
        Tile(
          title: "Orchard", note: "12 min",
          picture: .landscape(.autumn, seed: 33, named: "orchard")),
        Tile(
          title: "Pottery", note: "15 min",
          picture: .stillLife(.jug, .moss, seed: 5, named: "pottery")),
        Tile(
          title: "Tarn", note: "20 min", picture: .landscape(.mist, seed: 35, named: "tarn")),
        Tile(
          title: "Lookout", note: "35 min",
          picture: .landscape(.noon, seed: 36, named: "lookout")),
      ]),
    TownPage(
      title: "People", icon: .people, columns: 3,
      tiles: zip(
        [
          "Aiko", "Samuel", "Marguerite", "Chidi", "Ragnhild", "Tomasz", "Ines", "Kofi", "Hana",
        ],
        [
          "Baker", "Ferry", "Choir", "Running", "Bread", "Repairs", "Library", "Garden", "School",
        ]
      ).enumerated().map { number, words in
        Tile(
          title: words.0, note: words.1,
          picture: .portrait(seed: number, named: "portrait of \(words.0)"))
      }),
  ]
  /// The tabs of a shop in the town, in order.
  static let shop = [
    TownPage(
      title: "Shelves", icon: .home, columns: 2,
      tiles: [
        Tile(
          title: "Blue vase", note: "48 €",
          picture: .stillLife(.moonVase, .blue, seed: 10, named: "blue vase")),
        Tile(
          title: "Ash branch", note: "12 €",
          picture: .stillLife(.branchHolder, .ink, seed: 13, named: "branch")),
        Tile(
          title: "Print: first frost", note: "30 €",
          picture: .landscape(.mist, seed: 41, named: "print of frost")),
        Tile(
          title: "Print: harvest", note: "30 €",
          picture: .landscape(.autumn, seed: 42, named: "print of harvest")),
      ]),
    TownPage(
      title: "Makers", icon: .people, columns: 1,
      tiles: [
        Tile(
          title: "Marguerite Lefebvre-Okonkwo", note: "Pots and bowls, since 1998",
          picture: .portrait(seed: 2, named: "portrait of Marguerite")),
        Tile(
          title: "Tomasz", note: "Prints from lino and zinc",
          picture: .portrait(seed: 5, named: "portrait of Tomasz")),
      ]),
    TownPage(
      title: "Orders", icon: .cart, columns: 1,
      tiles: [
        Tile(
          title: "On its way", note: "A bowl, two prints",
          picture: .landscape(.dawn, seed: 43, named: "parcel"))
      ]),
  ]
}
