import Transitioning

/// A record on the shelf.
struct Record: Hashable {
  let title: String
  let artist: String

  /// The song of the record that plays.
  let song: String

  /// The picture on the sleeve.
  let cover: Artwork

  private init(_ number: Int, _ title: String, _ artist: String, song: String) {
    self.title = title
    self.artist = artist
    self.song = song
    cover = .cover(number, named: "cover of \(title)")
  }

  /// All records, the one heard last first.
  static let all = [
    Record(2, "Night Ferry", "Ines Moreau", song: "The Pilot’s Lamp"),
    Record(0, "Low Sun", "The Almanacs", song: "Stubble"),
    Record(4, "Greenhouse", "Kofi & Lind", song: "Cold Frame"),
    Record(1, "Tidewater", "Saoirse Ó Domhnaill Trio", song: "Slack Water"),
    Record(3, "Stairwell Songs", "Paulo Reis", song: "Banister"),
    Record(5, "Long Shadows", "Hana Ito", song: "Six in the Evening"),
    Record(6, "Second Summer", "The Almanacs", song: "Wasps"),
    Record(7, "Harbour", "Ines Moreau", song: "Cranes"),
  ]
}
