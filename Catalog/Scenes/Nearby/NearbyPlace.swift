import Foundation

/// A place in a town.
struct NearbyPlace: Equatable {
  /// A kind of place, with its name, its icon and its accent.
  enum Kind: String {
    case food, sight, water, travel, book, green

    var name: String {
      switch self {
      case .food: "Food"
      case .sight: "Sight"
      case .water: "Water"
      case .travel: "Travel"
      case .book: "Books"
      case .green: "Outdoors"
      }
    }

    var icon: Icon {
      switch self {
      case .food: .cup
      case .sight: .camera
      case .water: .water
      case .travel: .bus
      case .book: .book
      case .green: .tree
      }
    }

    var accent: KeyPath<Palette, Palette.Accent> {
      switch self {
      case .food: \.coral
      case .sight: \.violet
      case .water, .travel: \.ocean
      case .book: \.amber
      case .green: \.pine
      }
    }
  }

  let name: String
  let kind: Kind

  /// The walking time, in minutes.
  let minutes: Int

  /// The position on the map, as fractions of its width and height.
  let spot: CGPoint

  private init(_ name: String, _ kind: Kind, _ minutes: Int, _ x: CGFloat, _ y: CGFloat) {
    self.name = name
    self.kind = kind
    self.minutes = minutes
    spot = CGPoint(x: x, y: y)
  }

  /// All places, the nearest first.
  static let all = [
    NearbyPlace("Mill Bakery", .food, 1, 0.4, 0.27),
    NearbyPlace("Harbour Café", .food, 2, 0.61, 0.36),
    NearbyPlace("Old Bridge", .sight, 3, 0.75, 0.3),
    NearbyPlace("Bookshop", .book, 3, 0.3, 0.4),
    NearbyPlace("Market Square", .food, 4, 0.45, 0.46),
    NearbyPlace("Lido", .water, 5, 0.88, 0.21),
    NearbyPlace("Botanic Garden", .green, 6, 0.12, 0.19),
    NearbyPlace("Station", .travel, 7, 0.14, 0.44),
    NearbyPlace("Town Museum", .sight, 8, 0.56, 0.17),
    NearbyPlace("Boat Hire", .water, 9, 0.66, 0.55),
    NearbyPlace("Library", .book, 10, 0.36, 0.58),
    NearbyPlace("Observatory", .sight, 12, 0.08, 0.68),
    NearbyPlace("Playground", .green, 12, 0.55, 0.7),
    NearbyPlace("Vineyard", .green, 14, 0.92, 0.6),
    NearbyPlace("Chapel", .sight, 15, 0.33, 0.78),
    NearbyPlace("Swan Inn", .food, 17, 0.6, 0.83),
    NearbyPlace("Campsite", .green, 20, 0.9, 0.86),
    NearbyPlace("Viewpoint", .sight, 24, 0.15, 0.92),
  ]
}
