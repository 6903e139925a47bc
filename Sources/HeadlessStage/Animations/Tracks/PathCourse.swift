import Foundation
import HeadlessViews
import MotionCurves

/// A course along a path: the points on it, or the turns that point along it.
final class PathCourse {
  /// What of the path is shown.
  enum Aspect {
    /// The points, and with each cycle this much more.
    case point(sum: CGPoint?)

    /// The way it goes there, turned further by an angle, as a turn of what lies below.
    case turn(by: Double)
  }

  /// How the path is divided among the time.
  private enum Division {
    /// Segment after segment, each in a time of its own.
    case keyed(KeyframeTrack<Double>)

    /// At one pace throughout: where each segment begins, and the paces within.
    case paced(starts: [Double], paces: [SpanPace], length: Double)
  }

  /// A segment of the path, a place on it, and a straight way beyond that.
  private struct Place {
    let segment: Int
    let parameter: Double
    var excess = 0.0
  }

  /// What the course was made from.
  let path: Path

  private let segments: [Path.Segment]
  private let division: Division
  private let aspect: Aspect

  /// - Precondition: the path has a segment.
  init(
    _ path: Path, keyTimes: [Double]?, timingFunctions: [MediaTimingFunction],
    calculationMode: CalculationMode, aspect: Aspect
  ) {
    self.path = path
    segments = path.segments
    self.aspect = aspect
    let marks = (0...segments.count).map(Double.init)
    if calculationMode == .discrete {
      division = .keyed(KeyframeTrack(discrete: marks, keyTimes: keyTimes))
    } else if calculationMode.isPaced {
      division = Self.paced(segments) ?? .keyed(KeyframeTrack(values: marks))
    } else {
      division = .keyed(
        KeyframeTrack(values: marks, keyTimes: keyTimes, timingFunctions: timingFunctions))
    }
  }

  /// The division at one pace; nil when the path has no length, or more than there are numbers.
  private static func paced(_ segments: [Path.Segment]) -> Division? {
    var length = 0.0
    var (starts, paces): ([Double], [SpanPace]) = ([], [])
    for segment in segments {
      let pace = SpanPace {
        let velocity = segment.velocity(at: $0)
        return hypot(Double(velocity.width), Double(velocity.height))
      }
      starts.append(length)
      paces.append(pace)
      length += pace.length
    }
    guard length > 0, length.isFinite else { return nil }
    return .paced(starts: starts, paces: paces, length: length)
  }

  /// The value on the way, where `below` is what the layer shows without the animation; nil where
  /// a path that goes nowhere has no direction.
  @MainActor
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue? {
    let place = place(at: progress.value)
    let segment = segments[place.segment]
    switch aspect {
    case .point(let sum):
      var point = segment.point(at: place.parameter)
      if place.excess != 0, let direction = segment.direction(at: place.parameter) {
        point.x += CGFloat(direction.x * place.excess)
        point.y += CGFloat(direction.y * place.excess)
      }
      let value = LayerValue.point(point)
      return sum.map { value.adding(.point($0), times: progress.iteration) } ?? value
    case .turn(let extra):
      guard let angle = segment.angle(at: place.parameter), case .transform(let transform) = below
      else { return nil }
      let turn = Transform3D(rotationAngle: CGFloat(angle + extra), x: 0, y: 0, z: 1)
      return .transform(transform.concatenating(turn))
    }
  }

  private func place(at progress: Double) -> Place {
    let last = segments.count - 1
    switch division {
    case .keyed(let track):
      let mark = track.extendedValue(at: progress)
      let segment = min(max(Int(exactly: mark.rounded(.down)) ?? 0, 0), last)
      return Place(segment: segment, parameter: mark - Double(segment))
    case .paced(let starts, let paces, let length):
      let distance = progress * length
      if distance < 0 { return Place(segment: 0, parameter: 0, excess: distance) }
      if distance >= length {
        return Place(segment: last, parameter: 1, excess: distance - length)
      }
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= distance { low = middle } else { high = middle }
      }
      let part = (distance - starts[low]) / paces[low].length
      return Place(segment: low, parameter: paces[low].parameter(at: part).value)
    }
  }
}
