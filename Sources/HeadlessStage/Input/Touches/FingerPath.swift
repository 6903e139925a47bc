public import Foundation
import HeadlessViews
public import TransitionCurves

/// The location of a finger at each time between coming down and being lifted.
///
/// ```swift
/// let path = FingerPath(from: CGPoint(x: 0, y: 400))
///   .moving(to: CGPoint(x: 200, y: 400), over: 0.25)
///   .holding(for: 0.2)
/// stage.touch(along: path)
/// ```
///
/// The location is a pure function of the elapsed time, so a stage with half the frame rate sees
/// the same finger.
public struct FingerPath: Hashable, Sendable {
  private struct Segment: Hashable, Sendable {
    let start: TimeInterval
    let duration: TimeInterval
    let from: CGPoint
    let to: CGPoint
    let timing: MediaTimingFunction
    var arc: Arc?

    func hash(into hasher: inout Hasher) {
      hasher.combine(duration)
      hasher.combine(from)
      hasher.combine(to)
    }

    func point(at progress: Double) -> CGPoint {
      if let arc { return arc.point(from: from, at: progress) }
      return CGPoint(
        x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }
  }

  private struct Arc: Hashable, Sendable {
    let center: CGPoint
    let angle: CGFloat

    func hash(into hasher: inout Hasher) {
      hasher.combine(center)
      hasher.combine(angle)
    }

    func point(from start: CGPoint, at progress: Double) -> CGPoint {
      let (x, y) = (start.x - center.x, start.y - center.y)
      let (sine, cosine) = (sin(angle * progress), cos(angle * progress))
      return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  /// Where the finger comes down, in points of the screen.
  public let start: CGPoint

  /// Where the finger is lifted, in points of the screen.
  public var end: CGPoint { segments.last?.to ?? start }

  /// How long the finger is down, in seconds.
  public var duration: TimeInterval { segments.last.map { $0.start + $0.duration } ?? 0 }

  private var segments: [Segment] = []

  /// Creates a path of a finger that comes down and is lifted at once.
  public init(from start: CGPoint) {
    self.start = start
  }

  /// Hashes the start and the segments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(segments)
  }

  /// Returns the path with one more segment, which ends at `point` after another `duration`
  /// seconds.
  public func moving(
    to point: CGPoint, over duration: TimeInterval, timing: MediaTimingFunction = .linear
  ) -> FingerPath {
    var path = self
    path.segments.append(
      Segment(start: self.duration, duration: duration, from: end, to: point, timing: timing))
    return path
  }

  /// Returns the path with one more segment, which goes around `center` by `angle` radians in
  /// `duration` seconds; a positive angle turns x toward y, clockwise on the screen.
  public func turning(
    about center: CGPoint, by angle: CGFloat, over duration: TimeInterval,
    timing: MediaTimingFunction = .linear
  ) -> FingerPath {
    let arc = Arc(center: center, angle: angle)
    var path = self
    path.segments.append(
      Segment(
        start: self.duration, duration: duration, from: end, to: arc.point(from: end, at: 1),
        timing: timing, arc: arc))
    return path
  }

  /// Returns the path with a rest of another `duration` seconds at its end.
  public func holding(for duration: TimeInterval) -> FingerPath {
    moving(to: end, over: duration)
  }

  /// Returns the location of the finger `time` seconds after it came down; before and after the
  /// path, the location at its start or end.
  ///
  /// The result is always finite: coordinates beyond the range of numbers are clamped to the range.
  public func point(at time: TimeInterval) -> CGPoint {
    guard let segment = segments.last(where: { $0.start <= time }) else { return start }
    guard time < segment.start + segment.duration else { return segment.to }
    return segment.point(at: segment.timing.value(at: (time - segment.start) / segment.duration))
      .within(numbersOr: segment.to)
  }

  /// The reason why a finger cannot follow the path; nil if it can.
  var issue: TouchIssue? {
    for point in [start] + segments.map(\.to) where !point.isFinite {
      return .impossible(point)
    }
    for segment in segments where !(segment.duration >= 0 && segment.duration.isFinite) {
      return .impossibleTime(value: "duration of \(segment.duration) s")
    }
    return duration <= Self.longest ? nil : .impossibleTime(value: "duration of \(duration) s")
  }

  /// The greatest duration of a path, in seconds, because a finger has an event at every frame.
  private static let longest: TimeInterval = 1_000_000
}

extension CGPoint {
  /// The point with its coordinates clamped to finite numbers; `other` if a coordinate is not a
  /// number.
  fileprivate func within(numbersOr other: CGPoint) -> CGPoint {
    guard !isFinite else { return self }
    guard !x.isNaN, !y.isNaN else { return other }
    let limit = CGFloat.greatestFiniteMagnitude
    return CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
