import Foundation
import HeadlessViews

/// The shape of several fingers: their spread and their turn since a reference moment.
///
/// A finger that is added or removed does not count as movement: measure before the change, and
/// then measure afresh.
@MainActor
struct FingerShape {
  /// The fingers, in the order in which they came down.
  private(set) var touches: [UITouch] = []

  /// The fingers' locations at the reference moment, in points of the screen.
  private var reference: [CGPoint] = []

  /// True if there are enough fingers to have a shape.
  var isComplete: Bool { touches.count > 1 }

  /// Adds fingers, and measures from the present locations of all fingers.
  mutating func add(_ new: [UITouch]) {
    touches += new
    measureAfresh()
  }

  /// Removes fingers, and measures from the present locations of the others.
  mutating func remove(_ gone: Set<UITouch>) {
    touches.removeAll { gone.contains($0) }
    measureAfresh()
  }

  /// Measures from the present locations of the fingers.
  mutating func measureAfresh() {
    reference = touches.map(\.point)
  }

  /// The distance between two fingers, in points; of more fingers, twice their mean distance from
  /// the middle.
  var spread: CGFloat { Self.spread(of: touches.map(\.point)) }

  /// The spread at the reference moment, in points.
  var referenceSpread: CGFloat { Self.spread(of: reference) }

  /// The turn of the fingers about their middle since the reference moment, in radians, in
  /// `-π...π`: the turn that brings the reference locations nearest to the present ones.
  var turn: CGFloat {
    let now = touches.map(\.point)
    guard let middle = now.middle, let formerMiddle = reference.middle else { return 0 }
    var (sine, cosine) = (CGFloat(0), CGFloat(0))
    for (new, old) in zip(now, reference) {
      let (x, y) = (new.x - middle.x, new.y - middle.y)
      let (formerX, formerY) = (old.x - formerMiddle.x, old.y - formerMiddle.y)
      sine += formerX * y - formerY * x
      cosine += formerX * x + formerY * y
    }
    return sine == 0 && cosine == 0 ? 0 : atan2(sine, cosine)
  }

  /// Returns the spread of points; one point at least, so that a ratio of spreads is always
  /// defined.
  private static func spread(of points: [CGPoint]) -> CGFloat {
    guard let middle = points.middle else { return 1 }
    let sum = points.reduce(CGFloat(0)) { $0 + distance($1, middle) }
    return max(1, 2 * sum / CGFloat(points.count))
  }
}
