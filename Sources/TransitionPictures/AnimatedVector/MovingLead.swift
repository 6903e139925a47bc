import Foundation
import HeadlessStage
import HeadlessViews

/// The movement of one item, which other items may share.
struct MovingLead {
  /// The states of the item, one an instant; nil where it is not visible.
  let items: [DisplayItem?]

  private let places: [CGAffineTransform?]

  /// The instant at which the item is largest.
  private let best: [Int]

  /// The largest distance, in points, of an item from its place by the lead's movement.
  private static let slack: CGFloat = 0.01

  /// Creates the movement of an item; nil for an item that stands still or is under a perspective.
  init?(_ items: [DisplayItem?]) {
    self.items = items
    var places: [CGAffineTransform?] = []
    for item in items {
      guard let item else {
        places.append(nil)
        continue
      }
      guard let plane = ScreenPlane(item.transform, size: item.size), plane.isFlat else {
        return nil
      }
      places.append(plane.affine)
    }
    self.places = places
    guard let first = places.lazy.compactMap({ $0 }).first,
      places.contains(where: { $0.map { $0 != first } ?? false })
    else { return nil }
    func area(_ place: Int) -> CGFloat {
      places[place].map { abs($0.a * $0.d - $0.b * $0.c) } ?? 0
    }
    best = places.indices.filter { places[$0] != nil }.sorted { area($0) > area($1) }
  }

  /// The constant map of another item into the space of the lead; nil if the item has another
  /// movement.
  func residue(of others: [DisplayItem?]) -> CGAffineTransform? {
    guard let start = best.first(where: { others[$0] != nil }), let lead = places[start],
      let other = others[start].flatMap({ Self.place(of: $0) })
    else { return nil }
    let residue = other.concatenating(lead.inverted())
    for (lead, other) in zip(places, others) {
      guard let other else { continue }
      guard let lead, let place = Self.place(of: other) else { return nil }
      let led = residue.concatenating(lead)
      let corners = [
        CGPoint.zero, CGPoint(x: other.size.width, y: 0), CGPoint(x: 0, y: other.size.height),
      ]
      for corner in corners {
        let (one, two) = (corner.applying(led), corner.applying(place))
        guard abs(one.x - two.x) < Self.slack, abs(one.y - two.y) < Self.slack else { return nil }
      }
    }
    return residue
  }

  private static func place(of item: DisplayItem) -> CGAffineTransform? {
    guard let plane = ScreenPlane(item.transform, size: item.size), plane.isFlat else { return nil }
    return plane.affine
  }
}
