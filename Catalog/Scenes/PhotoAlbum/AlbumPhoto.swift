/// A photo of the album.
struct AlbumPhoto: Hashable {
  let title: String
  let picture: Artwork

  private init(_ number: Int, _ title: String, _ make: (String) -> Artwork) {
    self.title = title
    picture = make("photo \(number)")
  }

  /// All photos, in the order of the album.
  static let all = [
    AlbumPhoto(1, "Silsersee") { .landscape(.noon, seed: 3, named: $0) },
    AlbumPhoto(2, "Sunday at home") { .stillLife(.teapot, .blue, seed: 1, named: $0) },
    AlbumPhoto(3, "Val Fex") { .landscape(.dawn, seed: 8, named: $0) },
    AlbumPhoto(4, "St. Moritz") { .city(seed: 1, named: $0) },
    AlbumPhoto(5, "Last light") { .landscape(.evening, seed: 5, named: $0) },
    AlbumPhoto(6, "Chidi") { .portrait(seed: 3, named: $0) },
    AlbumPhoto(7, "Fog at nine") { .landscape(.mist, seed: 13, named: $0) },
    AlbumPhoto(8, "Larches") { .landscape(.autumn, seed: 6, named: $0) },
    AlbumPhoto(9, "Kitchen table") { .stillLife(.bowl, .chalk, seed: 2, named: $0) },
    AlbumPhoto(10, "Aiko") { .portrait(seed: 0, named: $0) },
    AlbumPhoto(11, "Moonrise") { .landscape(.night, seed: 9, named: $0) },
    AlbumPhoto(12, "The jetty") { .landscape(.noon, seed: 17, named: $0) },
    AlbumPhoto(13, "Bernina") { .landscape(.autumn, seed: 19, named: $0) },
    AlbumPhoto(14, "Way home") { .city(seed: 14, named: $0) },
    AlbumPhoto(15, "Half past six") { .landscape(.dawn, seed: 22, named: $0) },
    AlbumPhoto(16, "Marguerite") { .portrait(seed: 2, named: $0) },
    AlbumPhoto(17, "Isola") { .landscape(.evening, seed: 25, named: $0) },
    AlbumPhoto(18, "Rain again") { .landscape(.mist, seed: 27, named: $0) },
  ]
}
