import Transitioning

/// A record on the shelf.
struct Record: Hashable {
  let title: String
  let artist: String

  /// The picture on the sleeve.
  let cover: Artwork

  private init(_ number: Int, _ title: String, _ artist: String) {
    self.title = title
    self.artist = artist
    cover = .cover(number, named: "cover of \(title)")
  }

  /// All records, the one heard last first.
  static let all = [
    Record(2, "Night Ferry", "Ines Moreau"), Record(0, "Low Sun", "The Almanacs"),
    Record(4, "Greenhouse", "Kofi & Lind"), Record(1, "Tidewater", "Saoirse Ó Domhnaill Trio"),
    Record(3, "Stairwell Songs", "Paulo Reis"), Record(5, "Long Shadows", "Hana Ito"),
    Record(6, "Second Summer", "The Almanacs"), Record(7, "Harbour", "Ines Moreau"),
  ]
}
