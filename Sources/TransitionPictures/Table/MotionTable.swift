public import Foundation
public import HeadlessStage
import HeadlessViews
import TransitionCurves
import TransitionRecording

/// What moves in a run, where it is and how fast it changes, at chosen instants: as values, as a
/// table for people, and as JSON.
///
/// ```swift
/// let table = MotionTable(stage, at: [0, 0.1, 0.25]) { wall.present(composer, animated: true) }
/// print(table.text())
/// let opacity = table.rows.first { $0.property == "opacity" }
/// ```
///
/// A review or a text comparison shows from it what a change does to a motion, without pictures.
/// All values are exact, also between two frames. A value is that just before the events of its
/// instant, so the last instant of a run shows the end of the motion. Listed is what animations
/// move: a value that the app sets by itself frame by frame is not.
public struct MotionTable: Hashable, Sendable {
  /// The values of one number of an animated property.
  public struct Row: Hashable, Sendable {
    /// The layer's name, for people, as in `AnimationRecord.name`.
    public let name: String

    /// The number of the layer among all that are animated, from 1 in the order of their first
    /// animations; it tells layers of one name apart.
    public let layer: Int

    /// The key path of the number, such as `opacity`, `position.y`, `bounds.size.width`,
    /// `backgroundColor.red` or `transform.rotation.z`.
    public let property: String

    /// The values, one element an instant; nil before the first animation of the property.
    ///
    /// Lengths are in points in the superlayer's coordinates, and rotations in degrees.
    public let values: [Double?]

    /// The rates of change, in the unit of the value per second, one element an instant.
    ///
    /// A rate is that of the motion that leads to the instant, or of the one that begins there.
    /// Under a finger, which moves a value in jumps, it is the last jump divided by its time.
    public let velocities: [Double?]
  }

  /// The instants, in seconds since the run began, ascending.
  public let times: [TimeInterval]

  /// The numbers of the animated properties, layer by layer in the order of the first animations.
  ///
  /// Of a property with several numbers, those that stay as they are are left out.
  public private(set) var rows: [Row]

  /// Runs an action until the stage has settled, and reads everything that it animates.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - times: The instants, in seconds since the run began; finite and not negative. After the
  ///     run everything rests.
  ///   - limit: The maximum duration, in seconds; finite and not negative.
  ///   - action: Starts the run.
  @preconcurrency @MainActor
  public init(
    _ stage: Stage, at times: [TimeInterval], within limit: TimeInterval = 10,
    _ action: () -> Void
  ) {
    precondition(
      times.allSatisfy { $0.isFinite && $0 >= 0 },
      "MotionTable times must be finite and not negative, not \(times)")
    precondition(
      limit.isFinite && limit >= 0,
      "MotionTable limit must be finite and not negative, not \(limit)")
    self.times = Set(times).sorted()
    let rows = Recorder(stage).readings(at: self.times, within: limit, action).flatMap(\.rows)
    self.rows = Set(rows.map(\.layer)).sorted().flatMap { layer in
      rows.filter { $0.layer == layer }
    }
  }

  /// The table with some properties only.
  ///
  /// - Parameter properties: Key paths, such as `position` for both of its numbers, or `position.y`.
  public func only(_ properties: [String]) -> MotionTable {
    var table = self
    table.rows = rows.filter { row in
      properties.contains { row.property == $0 || row.property.hasPrefix("\($0).") }
    }
    return table
  }
}

extension PropertyReadings {
  /// A row for each number of the property that changes, or is alone.
  fileprivate var rows: [MotionTable.Row] {
    guard let sample = readings.lazy.compactMap(\.self).first?.value else { return [] }
    let names = sample.numbers(of: target).map { [target.key, $0.part, $0.label] }
    let columns = readings.map { $0.map { Numbers($0, of: target) } }
    let rows = names.indices.map { index in
      MotionTable.Row(
        name: name, layer: layer,
        property: names[index].filter { !$0.isEmpty }.joined(separator: "."),
        values: columns.map { $0?.values[index] }, velocities: columns.map { $0?.velocities[index] }
      )
    }
    let changing = rows.filter(\.isChanging)
    return changing.isEmpty ? Array(rows.prefix(1)) : changing
  }

  /// The numbers of a reading, and their rates of change.
  private struct Numbers {
    let values: [Double]
    let velocities: [Double]

    init(_ reading: Reading, of target: AnimationTarget) {
      let numbers = reading.value.numbers(of: target)
      values = numbers.map { $0.value.isFinite ? $0.value : 0 }
      /// The differences of the numbers of a value from those at the instant.
      func differences(_ value: LayerValue) -> [Double] {
        zip(value.numbers(of: target), numbers).map { other, number in
          let difference = other.value - number.value
          // A whole turn more is the same angle.
          return number.isAngle ? difference.remainder(dividingBy: 360) : difference
        }
      }
      switch reading.motion {
      case .smooth(let near, let step):
        let (one, two, three) = (
          differences(near[0]), differences(near[1]), differences(near[2])
        )
        // The slope, at the instant, of the parabola through the three points near it.
        velocities = numbers.indices.map {
          (8 * two[$0] - 5 * one[$0] - 3 * three[$0]) / (2 * step)
        }
      case .jumping(let origin, let duration):
        velocities = differences(origin).map { -$0 / duration }
      case .none:
        velocities = numbers.map { _ in 0 }
      }
    }
  }
}

extension MotionTable.Row {
  /// True if a value differs from another one by more than what a table shows, or is changing.
  fileprivate var isChanging: Bool {
    let known = values.compactMap(\.self)
    let spread = (known.max() ?? 0) - (known.min() ?? 0)
    return spread > 1e-6 || velocities.contains { abs($0 ?? 0) > 1e-3 }
  }
}
