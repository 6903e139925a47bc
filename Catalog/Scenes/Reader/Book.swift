import Transitioning

/// A book of the library.
struct Book: Hashable {
  /// A chapter with its picture.
  struct Chapter: Hashable {
    let title: String
    let page: Int
    let words: String
    let picture: Artwork
  }

  let title: String
  let author: String
  let cover: Artwork
  let chapters: [Chapter]

  /// The book that is read.
  static let ferry = Book(
    title: "The Last Ferry", author: "Solveig Brandsdóttir",
    cover: .landscape(.evening, seed: 31, named: "cover of The Last Ferry"),
    chapters: [
      Chapter(
        title: "The harbour", page: 7,
        words: """
          In Havn they could not say when the boat had first been late. It came with the light, or \
          a little after it, and the women on the quay had learned to wait with their hands in their \
          sleeves.
          """,
        picture: .landscape(.dawn, seed: 18, named: "the harbour")),
      Chapter(
        title: "What the pilot saw", page: 23,
        words: """
          From the bridge the town was a row of lamps, and one of them moved. Aksel took it for a \
          cart on the upper road. Then it stopped where there had never been a road at all.
          """,
        picture: .city(seed: 12, named: "the town")),
      Chapter(
        title: "Fruit from the south", page: 41,
        words: """
          The crates were warm. Under the straw lay oranges, each in its own paper, and between \
          them a letter that had been opened with great care and closed again with less.
          """,
        picture: .stillLife(.bowl, .ochre, seed: 4, named: "the fruit")),
      Chapter(
        title: "Across", page: 58,
        words: "The ice began to sing before noon.",
        picture: .landscape(.mist, seed: 3, named: "the ice")),
    ])
}
