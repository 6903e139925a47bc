import Foundation
import HeadlessViews
import TransitionCurves

/// A track along a path: its points, or rotations in its direction.
final class PathTrack: OtherTrack {
  /// The values that the track takes from the path.
  enum Aspect {
    /// The points; `sum` is the value that every cycle adds to the cycles after it.
    case point(sum: CGPoint?)

    /// The rotation in the direction of the path, plus an angle in radians, applied after the
    /// transform below.
    case turn(by: Double)
  }

  /// The division of the time among the path's segments.
  private enum Division {
    /// Each segment takes a time of its own.
    case keyed(KeyframeCurve<Double>)

    /// Constant speed: the length before each segment, and the arc-length map of each segment.
    case paced(starts: [Double], arcLengthMaps: [ArcLengthMap], length: Double)
  }

  /// A segment of the path, a parameter in it, and a distance straight beyond the end, in points.
  private struct PathPosition {
    let segment: Int
    let parameter: Double
    var excess = 0.0
  }

  /// The path that the track was made from.
  private let path: CGPath

  private let segments: [CGPath.Segment]
  private let division: Division
  private let aspect: Aspect

  /// - Precondition: the path has a segment.
  init(
    _ path: CGPath, keyTimes: [Double]?, timingFunctions: [MediaTimingFunction],
    calculationMode: CalculationMode, aspect: Aspect
  ) {
    self.path = path
    segments = path.segments
    self.aspect = aspect
    let marks = (0...segments.count).map(Double.init)
    if calculationMode == .discrete {
      division = .keyed(KeyframeCurve(discrete: marks, keyTimes: keyTimes))
    } else if calculationMode.isPaced {
      division = Self.paced(segments) ?? .keyed(KeyframeCurve(values: marks))
    } else {
      division = .keyed(
        KeyframeCurve(values: marks, keyTimes: keyTimes, timingFunctions: timingFunctions))
    }
  }

  /// The division at constant speed; nil when the path's length is zero or not finite.
  private static func paced(_ segments: [CGPath.Segment]) -> Division? {
    var length = 0.0
    var (starts, arcLengthMaps): ([Double], [ArcLengthMap]) = ([], [])
    for segment in segments {
      let map = ArcLengthMap {
        let velocity = segment.velocity(at: $0)
        return hypot(Double(velocity.width), Double(velocity.height))
      }
      starts.append(length)
      arcLengthMaps.append(map)
      length += map.length
    }
    guard length > 0, length.isFinite else { return nil }
    return .paced(starts: starts, arcLengthMaps: arcLengthMaps, length: length)
  }

  /// The value at `progress`, where `below` is the layer's value without the animation.
  ///
  /// Nil for a rotation where the path has no direction.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    let position = position(at: progress.value)
    let segment = segments[position.segment]
    switch aspect {
    case .point(let sum):
      var point = segment.point(at: position.parameter)
      if position.excess != 0, let direction = segment.direction(at: position.parameter) {
        point.x += CGFloat(direction.x * position.excess)
        point.y += CGFloat(direction.y * position.excess)
      }
      let value = LayerValue.point(point)
      return sum.map { value.adding(.point($0), times: progress.iteration) } ?? value
    case .turn(let extra):
      guard let angle = segment.angle(at: position.parameter),
        case .transform(let transform) = below
      else { return nil }
      let turn = CATransform3D(rotationAngle: CGFloat(angle + extra), x: 0, y: 0, z: 1)
      return .transform(transform.concatenating(turn))
    }
  }

  var way: AnimationRecord.Way { .path(path) }

  private func position(at progress: Double) -> PathPosition {
    let last = segments.count - 1
    switch division {
    case .keyed(let track):
      let mark = track.extendedValue(at: progress)
      let segment = min(max(Int(exactly: mark.rounded(.down)) ?? 0, 0), last)
      return PathPosition(segment: segment, parameter: mark - Double(segment))
    case .paced(let starts, let arcLengthMaps, let length):
      let distance = progress * length
      if distance < 0 { return PathPosition(segment: 0, parameter: 0, excess: distance) }
      if distance >= length {
        return PathPosition(segment: last, parameter: 1, excess: distance - length)
      }
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= distance { low = middle } else { high = middle }
      }
      let part = (distance - starts[low]) / arcLengthMaps[low].length
      return PathPosition(segment: low, parameter: arcLengthMaps[low].parameter(at: part).value)
    }
  }
}
