package import Foundation

/// The sharing of a finger's movement between a sheet and the content that scrolls in it.
package struct ScrollSharing {
  /// The behaviour of the content under the finger.
  package enum Content {
    /// The finger scrolls the content.
    case scrolls
    /// The finger is on the content, but has not dragged far enough yet.
    case waits
    /// The finger does not scroll any content.
    case rests
  }

  /// True if the last movement scrolled the content, so that the sheet has no velocity.
  package private(set) var isScrolling = false

  /// The offset of the content after the last movement, in points.
  package var offset: CGFloat = 0

  /// Creates a sharing without content.
  package init() {}

  /// Begins to share a drag.
  ///
  /// - Parameter offset: The offset of the content, in points.
  package mutating func begin(at offset: CGFloat) {
    isScrolling = false
    self.offset = offset
  }

  /// Returns the part of a movement that moves the sheet, in points, and the offset to which the
  /// content must be set; nil if the content is there already.
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger since the last call, in points; positive downwards.
  ///   - roomAbove: The distance that the sheet can move up before the content scrolls, in points.
  ///   - edge: The offset of the content at its upper edge, in points.
  package mutating func share(
    of movement: CGFloat, roomAbove: CGFloat, edge: CGFloat, _ content: Content
  ) -> (share: CGFloat, offset: CGFloat?) {
    guard content == .scrolls || content == .waits && offset > edge else {
      isScrolling = false
      return (movement, nil)
    }
    let share: CGFloat
    if movement < 0 {
      share = offset > edge ? 0 : max(movement, -max(roomAbove, 0))
    } else {
      share = max(0, movement - max(0, offset - edge))
    }
    isScrolling = share == 0
    guard share != 0 else { return (0, nil) }
    // The content has already moved with the finger.
    return (share, share == movement ? edge : edge - min(movement - share, 0))
  }
}
