import Foundation

/// A stop of a tram, with its next departures.
struct TramStop: Equatable {
  /// A departure: the line, where it goes, and when, in minutes.
  struct Departure: Equatable {
    let line: String
    let destination: String
    let minutes: Int
  }

  let name: String
  let note: String

  /// The position on the map, as fractions of its width and height.
  let spot: CGPoint

  /// The next departures, the first one first.
  let departures: [Departure]

  /// - Parameter first: The minutes until the first departure.
  private init(_ name: String, _ note: String, _ x: CGFloat, _ y: CGFloat, first: Int) {
    self.name = name
    self.note = note
    spot = CGPoint(x: x, y: y)
    let ways = [
      ("4", "University"), ("4", "Quayside"), ("7", "Central Station"), ("4", "University"),
      ("12", "Botanic Garden"), ("7", "North Harbour"), ("4", "Quayside"), ("12", "Hospital"),
      ("4", "University"),
    ].filter { $0.1 != name }
    departures = ways.enumerated().map { number, way in
      Departure(line: way.0, destination: way.1, minutes: first + number * (3 + number / 3))
    }
  }

  /// The stops of line 4, in order.
  static let all = [
    TramStop("Quayside", "Platform 2 · 4 min on foot", 0.16, 0.6, first: 2),
    TramStop("Market Hall", "Platform 1 · 2 min on foot", 0.42, 0.567, first: 1),
    TramStop("Old Bridge", "Platform 1 · 5 min on foot", 0.716, 0.53, first: 4),
    TramStop("Town Hall", "Platform 3 · 6 min on foot", 0.6, 0.38, first: 3),
    TramStop("University", "Platform 1 · 9 min on foot", 0.673, 0.22, first: 5),
  ]

  /// The way of line 4, as fractions of the map's width and height.
  static let way: [(x: CGFloat, y: CGFloat)] = [
    (0, 0.62), (0.16, 0.6), (0.42, 0.567), (0.716, 0.53), (0.6, 0.38), (0.673, 0.22), (1, 0.19),
  ]
}
