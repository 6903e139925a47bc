package import Foundation

/// The progress of a transition that a drag drives, from the finger's translation.
///
/// It has no state but where the drag took hold, so that each value can be computed anew.
package struct PanDrag {
  /// The finger's translation at the beginning of the drag, in points along the drag.
  private let translation: CGFloat

  /// The progress of the transition then, in `0...1`.
  private let percent: CGFloat

  /// -1 if the drag drives the transition backward; otherwise 1.
  private let sense: CGFloat

  /// The distance for the whole transition, in points; positive.
  private let distance: CGFloat

  private let resisted: ResistedDrag?

  /// - Parameters:
  ///   - translation: The finger's translation at the beginning of the drag, in points along the
  ///     drag.
  ///   - percent: The progress of the transition then, in `0...1`.
  ///   - isForth: False if the drag drives the transition backward.
  ///   - distance: The distance for the whole transition, in points; positive.
  ///   - resistance: The resistance to the finger beyond the beginning and beyond `free`.
  ///   - free: The distance without resistance, in points; nil for the whole distance.
  package init(
    from translation: CGFloat, at percent: CGFloat, isForth: Bool = true,
    over distance: CGFloat, resistance: RubberBand? = nil, free: CGFloat? = nil
  ) {
    (self.translation, self.percent, self.distance) = (translation, percent, distance)
    sense = isForth ? 1 : -1
    resisted = resistance.map {
      ResistedDrag($0, free: free ?? distance, from: (isForth ? percent : 1 - percent) * distance)
    }
  }

  /// The progress of the transition at a translation of the finger; may exceed `0...1`.
  package func progress(at translation: CGFloat) -> CGFloat {
    guard let shown = shown(at: translation) else {
      return percent + sense * (translation - self.translation) / distance
    }
    return sense > 0 ? shown / distance : 1 - shown / distance
  }

  /// The distance that the resistance leaves beyond the beginning, in points: 0 or negative.
  package func overdrag(at translation: CGFloat) -> CGFloat {
    min(shown(at: translation) ?? 0, 0)
  }

  /// The velocity of the transition, in whole distances a second, when the finger has a velocity, in
  /// points per second along the drag.
  package func velocity(of finger: CGFloat, at translation: CGFloat) -> CGFloat {
    let give = resisted?.give(after: translation - self.translation) ?? 1
    return sense * give * finger / distance
  }

  /// The distance that the resistance leaves, in points; nil without resistance.
  private func shown(at translation: CGFloat) -> CGFloat? {
    resisted?.distance(after: translation - self.translation)
  }
}
