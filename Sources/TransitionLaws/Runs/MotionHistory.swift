import Foundation
import Transitioning

/// The last pictures of a run, from which a continuous motion can be predicted.
///
/// A motion is continuous if it is within a tolerance of the prediction from three pictures
/// (quadratic extrapolation or interpolation). A jump by more than the tolerance is never
/// continuous.
struct MotionHistory {
  private var pictures: [(time: TimeInterval, list: DisplayList)] = []

  /// Removes all pictures.
  mutating func forget() { pictures = [] }

  /// Adds the picture of a later time.
  mutating func add(_ list: DisplayList, at time: TimeInterval) {
    pictures.append((time, list))
    if pictures.count > 3 { pictures.removeFirst() }
  }

  /// True if a picture is near the extrapolation of the last three pictures.
  func continues(to list: DisplayList, at time: TimeInterval, _ tolerance: AuditTolerance) -> Bool {
    guard pictures.count == 3 else { return false }
    let times = pictures.map(\.time) + [time]
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard steps.allSatisfy({ abs($0 - steps[0]) < 1e-9 }) else { return false }
    return MotionPrediction(after: pictures.map(\.list)).matches(list, tolerance)
  }

  /// True if the middle of a step is near the interpolation of both ends of the step and the
  /// picture before.
  ///
  /// Otherwise both halves of the step are checked in the same way.
  ///
  /// - Parameters:
  ///   - list: The picture at the end of the step.
  ///   - time: The time of the end, in seconds.
  ///   - halvings: The number of times that the step may be halved.
  ///   - look: Makes the picture at a time.
  func continues(
    to list: DisplayList, at time: TimeInterval, _ tolerance: AuditTolerance, halvings: Int,
    through look: (TimeInterval) -> DisplayList
  ) -> Bool {
    guard halvings > 0, let last = pictures.last else { return false }
    let (weights, before) = weights(of: time)
    // A jump moves the middle from the prediction by this share of its size, or by the rest.
    let share = min(weights[2], 1 - weights[2])
    var sharp = tolerance
    (sharp.points, sharp.opacity) = (tolerance.points * share, tolerance.opacity * share)
    let middle = (last.time + time) / 2
    let picture = look(middle)
    if MotionPrediction(within: [before, last.list, list], weights).matches(picture, sharp) {
      return true
    }
    guard
      continues(to: picture, at: middle, tolerance, halvings: halvings - 1, through: look)
    else { return false }
    var later = self
    later.add(picture, at: middle)
    return later.continues(to: list, at: time, tolerance, halvings: halvings - 1, through: look)
  }

  /// The weights for the middle of a step to a time: those of a picture before the step, of the
  /// last picture and of the picture at the end; and the picture before.
  private func weights(of time: TimeInterval) -> (SIMD3<Double>, DisplayList) {
    let last = pictures[pictures.count - 1]
    let before = pictures[max(pictures.count - 2, 0)]
    // The length of the step before, in lengths of this step.
    let length = (last.time - before.time) / (time - last.time)
    // Without an earlier step of similar length, the interpolation is linear.
    guard (0.2...5).contains(length) else { return (SIMD3(0, 0.5, 0.5), last.list) }
    // Lagrange's weights at 1/2, of values at -length, 0 and 1.
    return (
      SIMD3(
        -0.25 / (length * (length + 1)), 0.5 * (0.5 + length) / length,
        0.5 * (0.5 + length) / (1 + length)), before.list
    )
  }
}
