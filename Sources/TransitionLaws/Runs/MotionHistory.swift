import Foundation
import Transitioning

/// The last pictures of a run, which tell whether a motion goes on as it went before.
///
/// A motion that goes on is at most a tolerance from where three pictures lead it (quadratic
/// extrapolation or interpolation). A jump by more than the tolerance is never one that goes on.
struct MotionHistory {
  private var pictures: [(time: TimeInterval, list: DisplayList)] = []

  /// Forgets all pictures.
  mutating func forget() { pictures = [] }

  /// Adds the picture of a later time.
  mutating func add(_ list: DisplayList, at time: TimeInterval) {
    pictures.append((time, list))
    if pictures.count > 3 { pictures.removeFirst() }
  }

  /// True if everything in a picture is where the last three pictures lead it.
  func goesOn(to list: DisplayList, at time: TimeInterval, _ tolerance: AuditTolerance) -> Bool {
    guard pictures.count == 3 else { return false }
    let times = pictures.map(\.time) + [time]
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard steps.allSatisfy({ abs($0 - steps[0]) < 1e-9 }) else { return false }
    return MotionLead(on: pictures.map(\.list)).leads(to: list, tolerance)
  }

  /// True if everything at the middle of a step is where the pictures at both ends of the step, and
  /// the one before, lead it, and nothing but that changes within the step.
  ///
  /// Where the middle is not, its halves are looked at in the same way.
  ///
  /// - Parameters:
  ///   - list: The picture at the end of the step.
  ///   - time: The time of the end, in seconds.
  ///   - halvings: How many times the step may be halved.
  ///   - look: Makes the picture at a time.
  func goesOn(
    to list: DisplayList, at time: TimeInterval, _ tolerance: AuditTolerance, halvings: Int,
    through look: (TimeInterval) -> DisplayList
  ) -> Bool {
    guard halvings > 0, let last = pictures.last else { return false }
    let (weights, before) = weights(of: time)
    // A jump takes the middle off its way by this share of its own size, or by the rest.
    let share = min(weights[2], 1 - weights[2])
    var sharp = tolerance
    (sharp.points, sharp.opacity) = (tolerance.points * share, tolerance.opacity * share)
    let middle = (last.time + time) / 2
    let picture = look(middle)
    if MotionLead(within: [before, last.list, list], weights).leads(to: picture, sharp) {
      return true
    }
    guard
      goesOn(to: picture, at: middle, tolerance, halvings: halvings - 1, through: look)
    else { return false }
    var later = self
    later.add(picture, at: middle)
    return later.goesOn(to: list, at: time, tolerance, halvings: halvings - 1, through: look)
  }

  /// The weights, at the middle of a step to a time, of a picture before the step, of the last
  /// picture and of the picture at the end of the step; and the picture before.
  private func weights(of time: TimeInterval) -> (SIMD3<Double>, DisplayList) {
    let last = pictures[pictures.count - 1]
    let before = pictures[max(pictures.count - 2, 0)]
    // The length of the step before, in lengths of this step.
    let length = (last.time - before.time) / (time - last.time)
    // Without a step of similar length before, the motion is straight.
    guard (0.2...5).contains(length) else { return (SIMD3(0, 0.5, 0.5), last.list) }
    // Lagrange's weights at 1/2, of values at -length, 0 and 1.
    return (
      SIMD3(
        -0.25 / (length * (length + 1)), 0.5 * (0.5 + length) / length,
        0.5 * (0.5 + length) / (1 + length)), before.list
    )
  }
}
