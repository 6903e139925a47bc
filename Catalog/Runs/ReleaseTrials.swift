import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// Trials of how far a finger must drag a sample along a way for the way's end to be reached.
///
/// The sample decides by its own rule; the trials only ask it.
@MainActor
struct ReleaseTrials {
  /// The velocities of the trials, in whole distances a second, ascending.
  ///
  /// Most rules change at one distance a second, or evenly with the velocity.
  private static let velocities: [CGFloat] = [-2, -1.05, -0.9, 0, 0.9, 1.05, 2]

  /// The exactness of the distances, in points.
  private static let exactness: CGFloat = 4

  let scene: DraggedScene
  let way: DragWay

  /// The thresholds, ascending in the velocity.
  func thresholds() -> [PlayerDrag.Threshold] {
    let rest = threshold(at: 0, among: way.shortest(at: 0)...way.length)
    var distances: [CGFloat: CGFloat] = [0: rest]
    var last = rest
    // A faster finger never has to drag further.
    for velocity in Self.velocities where velocity > 0 {
      let high = min(last, way.length)
      let low = min(way.shortest(at: velocity * way.distance), high)
      last = next(last, at: velocity, among: low...high)
      distances[velocity] = last
    }
    last = rest
    for velocity in Self.velocities.reversed() where velocity < 0 {
      last = next(last, at: velocity, among: min(last, way.length)...way.length)
      distances[velocity] = last
    }
    return Self.velocities.map {
      PlayerDrag.Threshold(
        velocity: Double($0 * way.distance), distance: Double(distances[$0] ?? rest))
    }
  }

  /// The threshold at a velocity, which mostly is that of another one.
  private func next(
    _ known: CGFloat, at velocity: CGFloat, among distances: ClosedRange<CGFloat>
  ) -> CGFloat {
    let step = Self.exactness
    if known == (velocity > 0 ? 0 : .infinity) { return known }
    let isSame =
      velocity > 0
      ? known.isFinite && !finishes(at: known - step, velocity)
      : known > 0 && finishes(at: known + step, velocity)
    return isSame ? known : threshold(at: velocity, among: distances)
  }

  private func threshold(
    at velocity: CGFloat, among distances: ClosedRange<CGFloat>
  ) -> CGFloat {
    var (low, high) = (distances.lowerBound, distances.upperBound)
    guard finishes(at: high, velocity) else { return .infinity }
    if velocity >= 0, finishes(at: low, velocity) { return 0 }
    while high - low > Self.exactness {
      let middle = (low + high) / 2
      if finishes(at: middle, velocity) { high = middle } else { low = middle }
    }
    return high
  }

  /// True if the end is reached after a release at a distance and a velocity, in distances a second.
  private func finishes(at distance: CGFloat, _ velocity: CGFloat) -> Bool {
    scene.reset()
    // A sample without a gesture of its own gets one with its way.
    guard scene.wayBack() != nil else { return false }
    scene.play.stage.touch(
      along: way.path(releasedAt: distance, velocity: velocity * way.distance))
    scene.settle()
    return scene.hasEnded(way)
  }
}
