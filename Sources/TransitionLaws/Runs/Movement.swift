import Foundation
import Transitioning

/// An item that moved.
///
/// Fading and changes of colour are not movement.
struct Movement: Hashable, Sendable {
  /// The greatest ignored distance, in points.
  private static var hair: CGFloat { 0.5 }

  /// The index of the first picture in which the item has moved, from 0.
  let index: Int

  /// The name of the item.
  let subject: String

  /// The greatest distance of a corner from its first place, in points.
  let amount: CGFloat

  /// Finds the first movement in the pictures of a run, in their order; nil if all items stay in
  /// place.
  init?(in pictures: [DisplayList]) {
    var places: [DisplayItem.ID: DisplayItem] = [:]
    for (index, picture) in pictures.enumerated() {
      for item in picture.items {
        guard let first = places[item.id] else {
          places[item.id] = item
          continue
        }
        let distance = item.distance(to: first)
        guard distance > Self.hair else { continue }
        (self.index, subject, amount) = (index, item.name, distance)
        return
      }
    }
    return nil
  }
}
