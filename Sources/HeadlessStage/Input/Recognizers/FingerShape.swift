import Foundation
import HeadlessViews

/// Several fingers seen from their middle: how far they have spread, and turned, since a moment.
///
/// Fingers that come or go are not fingers that move: measure up to then, and from then on afresh.
@MainActor
struct FingerShape {
  /// How far fingers go before it is a gesture, in points; our choice, the facts are silent.
  static let hysteresis: CGFloat = 8

  /// The fingers, in the order of coming down.
  private(set) var touches: [Touch] = []

  /// Where they were, in points of the screen.
  private var reference: [CGPoint] = []

  /// True when there are enough to have a shape.
  var isComplete: Bool { touches.count > 1 }

  /// Takes fingers in, and measures from where all of them are now.
  mutating func add(_ new: [Touch]) {
    touches += new
    measureAfresh()
  }

  /// Leaves fingers out, and measures from where the others are now.
  mutating func remove(_ gone: Set<Touch>) {
    touches.removeAll { gone.contains($0) }
    measureAfresh()
  }

  /// Measures from where the fingers are now.
  mutating func measureAfresh() {
    reference = touches.map(\.point)
  }

  /// How far two fingers are apart, in points; of more, twice the mean distance from their middle.
  var spread: CGFloat { Self.spread(of: touches.map(\.point)) }

  /// How far apart they were then.
  var referenceSpread: CGFloat { Self.spread(of: reference) }

  /// How far the fingers have turned about their middle, in radians, in `-π...π`: the turn that brings
  /// where they were nearest to where they are.
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

  /// How far apart points are; a point at least, so that nothing is ever a multiple of nothing.
  private static func spread(of points: [CGPoint]) -> CGFloat {
    guard let middle = points.middle else { return 1 }
    let sum = points.reduce(CGFloat(0)) { $0 + distance($1, middle) }
    return max(1, 2 * sum / CGFloat(points.count))
  }
}
