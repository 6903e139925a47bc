public import Foundation
public import Transitioning

/// Something that is elsewhere than where it was first seen.
///
/// Fading and changes of colour do not count as movement.
public struct Movement: Hashable, Sendable {
  /// The greatest distance that does not count, in points.
  private static var hair: CGFloat { 0.5 }

  /// The position of the picture in which it is elsewhere, from 0.
  public let index: Int

  /// The name of what moves.
  public let subject: String

  /// The greatest distance of a corner from its first place, in points.
  public let amount: CGFloat

  /// Finds the first movement in the pictures of a run, in their order; nil if nothing moves.
  public init?(in pictures: [DisplayList]) {
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
