import Foundation

/// A place in a town.
struct NearbyPlace: Hashable {
  let name: String

  /// The walking time, in minutes.
  let minutes: Int

  /// The position on the map, as fractions of its width and height.
  let spot: CGPoint

  private init(_ name: String, _ minutes: Int, _ x: CGFloat, _ y: CGFloat) {
    self.name = name
    self.minutes = minutes
    spot = CGPoint(x: x, y: y)
  }

  /// All places, the nearest first.
  static let all = [
    NearbyPlace("Mill Bakery", 1, 0.4, 0.27), NearbyPlace("Harbour Café", 2, 0.61, 0.36),
    NearbyPlace("Old Bridge", 3, 0.75, 0.3), NearbyPlace("Bookshop", 3, 0.3, 0.4),
    NearbyPlace("Market Square", 4, 0.45, 0.46), NearbyPlace("Lido", 5, 0.88, 0.21),
    NearbyPlace("Botanic Garden", 6, 0.12, 0.19), NearbyPlace("Station", 7, 0.14, 0.44),
    NearbyPlace("Town Museum", 8, 0.56, 0.17), NearbyPlace("Boat Hire", 9, 0.66, 0.55),
    NearbyPlace("Library", 10, 0.36, 0.58), NearbyPlace("Observatory", 12, 0.08, 0.68),
    NearbyPlace("Playground", 12, 0.55, 0.7), NearbyPlace("Vineyard", 14, 0.92, 0.6),
    NearbyPlace("Chapel", 15, 0.33, 0.78), NearbyPlace("Swan Inn", 17, 0.6, 0.83),
    NearbyPlace("Campsite", 20, 0.9, 0.86), NearbyPlace("Viewpoint", 24, 0.15, 0.92),
  ]
}
