import Foundation

/// The state of a drag of content.
struct ScrollDrag {
  /// The offset at a translation of zero if the content had no edges, in points.
  var anchor: CGPoint

  /// The translation of the fingers at their last move, in points of the view's space.
  var translation: CGPoint

  /// The offset that the drag has set.
  var offset: CGPoint

  /// The offset before the last move of the drag.
  var former: CGPoint

  /// The axes along which the app has set the content back to the offset before the last move.
  private(set) var heldAxes: [ScrollAxis] = []

  /// The axis along which the drag does not move the content; nil if it moves along both.
  let lockedAxis: ScrollAxis?

  /// The number of the drag among the drags of its view.
  let number: Int

  /// Creates a drag of content at `offset`; `pulled` is the offset without the rubber band.
  init(
    of offset: CGPoint, pulled: CGPoint, translation: CGPoint, lockedAxis: ScrollAxis?, number: Int
  ) {
    (former, self.offset, self.translation) = (offset, offset, translation)
    (self.lockedAxis, self.number) = (lockedAxis, number)
    anchor = CGPoint { pulled[$0] + translation[$0] }
  }

  /// Sets a new offset.
  mutating func move(to offset: CGPoint) {
    (former, self.offset) = (self.offset, offset)
    heldAxes = []
  }

  /// Continues from an offset that the drag has not set, as if the fingers had dragged the content
  /// there.
  mutating func restart(at offset: CGPoint, _ pulled: CGPoint) {
    heldAxes = ScrollAxis.allCases.filter {
      offset[$0] != self.offset[$0] && offset[$0] == former[$0]
    }
    anchor = CGPoint { pulled[$0] + translation[$0] }
    self.offset = offset
  }
}
