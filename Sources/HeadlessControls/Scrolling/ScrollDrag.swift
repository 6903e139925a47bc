import Foundation

/// How fingers drag content.
struct ScrollDrag {
  /// The offset that there would be without any translation, were the edges not there; in points.
  var anchor: CGPoint

  /// How far the fingers had gone when they moved last, in points of the view's space.
  var translation: CGPoint

  /// Where the drag has put the content.
  var offset: CGPoint

  /// Where the content was before the drag moved it last.
  var former: CGPoint

  /// The axes along which somebody else has put the content back to where it was before that.
  private(set) var heldAxes: [ScrollAxis] = []

  /// The axis that the drag stays off; nil when it goes any way.
  let lockedAxis: ScrollAxis?

  /// Which of the drags of its view it is.
  let number: Int

  /// A drag of content that is at an offset.
  init(
    of offset: CGPoint, pulled: CGPoint, translation: CGPoint, lockedAxis: ScrollAxis?, number: Int
  ) {
    (former, self.offset, self.translation) = (offset, offset, translation)
    (self.lockedAxis, self.number) = (lockedAxis, number)
    anchor = CGPoint { pulled[$0] + translation[$0] }
  }

  /// Puts the content elsewhere.
  mutating func move(to offset: CGPoint) {
    (former, self.offset) = (self.offset, offset)
    heldAxes = []
  }

  /// Goes on with an offset that is not the drag's own, as if the fingers had always been about that.
  mutating func restart(at offset: CGPoint, _ pulled: CGPoint) {
    heldAxes = ScrollAxis.allCases.filter {
      offset[$0] != self.offset[$0] && offset[$0] == former[$0]
    }
    anchor = CGPoint { pulled[$0] + translation[$0] }
    self.offset = offset
  }
}
