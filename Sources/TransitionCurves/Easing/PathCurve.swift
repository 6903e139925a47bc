/// A timing curve of several cubic Béziers in a row.
///
/// Android's path interpolator and Material's *emphasized* easing have this form.
///
/// ```swift
/// let emphasized = PathCurve([
///   .init(0.05, 0, 0.133333, 0.06, to: 0.166666, 0.4),
///   .init(0.208333, 0.82, 0.25, 1, to: 1, 1),
/// ])
/// ```
///
/// The path runs from `(0, 0)` to `(1, 1)`, elapsed time along x and progress along y. Its x never
/// decreases. At a corner the velocity is that of the segment that begins there.
public struct PathCurve: Hashable, Sendable {
  /// One cubic of a path, in the coordinates of the whole path.
  ///
  /// A segment begins where the previous segment ends.
  public struct Segment: Hashable, Sendable {
    /// The abscissa of the first control point, within the segment's own stretch of time.
    public let x1: Double
    /// The ordinate of the first control point.
    public let y1: Double
    /// The abscissa of the second control point, within the segment's own stretch of time.
    public let x2: Double
    /// The ordinate of the second control point.
    public let y2: Double
    /// The abscissa of the end, later than that of the previous segment.
    public let endX: Double
    /// The ordinate of the end.
    public let endY: Double

    /// A cubic with two control points and an end, in the order of SVG's `C` command.
    public init(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to endX: Double, _ endY: Double
    ) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
      self.endX = endX
      self.endY = endY
    }
  }

  /// The cubics, in order of time; the last ends at `(1, 1)`.
  public let segments: [Segment]

  private let parameters: [BezierParameter]

  /// The path through `segments`, beginning at `(0, 0)`.
  ///
  /// - Precondition: there is a segment; all ordinates lie in `-1e100...1e100`; each segment ends
  ///   later than it begins, with the abscissae of its control points in between; the last ends at
  ///   `(1, 1)`.
  public init(_ segments: [Segment]) {
    precondition(!segments.isEmpty, "PathCurve needs at least one segment, not 0")
    var start = 0.0
    parameters = segments.map { segment in
      let span = segment.endX - start
      precondition(span > 0, "PathCurve segment must end after \(start), not at \(segment.endX)")
      let stretch = start...segment.endX
      for x in [segment.x1, segment.x2] {
        precondition(stretch.contains(x), "PathCurve control x must lie in \(stretch), not \(x)")
      }
      for y in [segment.y1, segment.y2, segment.endY] {
        precondition(
          CurveShape.outputs.contains(y), "PathCurve y must lie in \(CurveShape.outputs), not \(y)")
      }
      let parameter = BezierParameter(
        min((segment.x1 - start) / span, 1), min((segment.x2 - start) / span, 1))
      start = segment.endX
      return parameter
    }
    let endY = segments[segments.count - 1].endY
    precondition(start == 1 && endY == 1, "PathCurve must end at (1, 1), not (\(start), \(endY))")
    self.segments = segments
  }
}

extension PathCurve {
  /// A path in steps, each of which begins and ends slowly, as CSS's *ease-in-out*.
  ///
  /// ```swift
  /// let peek = PathCurve(easingTo: [(0.3, 0.15), (0.5, 0.15), (1, 1)])
  /// ```
  ///
  /// A step without progress is a rest.
  ///
  /// - Parameter ends: The end of each step, in order of time; the last is `(1, 1)`.
  /// - Precondition: as that of ``init(_:)``, for the ends.
  public init(easingTo ends: [(time: Double, progress: Double)]) {
    var start = (time: 0.0, progress: 0.0)
    self.init(
      ends.map { end in
        defer { start = end }
        let lead = 0.42 * (end.time - start.time)
        return Segment(
          start.time + lead, start.progress, end.time - lead, end.progress, to: end.time,
          end.progress)
      })
  }
}

extension PathCurve: TimingCurve {
  /// Progress once `fraction` of the time has passed; `0` before and `1` after.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let (index, start, span) = place(of: fraction)
    let segment = segments[index]
    let y0 = index > 0 ? segments[index - 1].endY : 0
    let solution = parameters[index].solution(at: min((fraction - start) / span, 1))
    let s = solution.s
    let u = solution.rest
    return ((y0 * u + 3 * segment.y1 * s) * u + 3 * segment.y2 * s * s) * u
      + segment.endY * s * s * s
  }

  /// The rate of progress at `fraction` of the time, in progress per whole time; `0` outside
  /// `0...1`.
  ///
  /// A vertical tangent yields a large finite number.
  public func velocity(at fraction: Double) -> Double {
    let x = fraction.isNaN ? 0 : fraction
    guard x >= 0, x <= 1 else { return 0 }
    let (index, start, span) = place(of: x)
    let segment = segments[index]
    let y0 = index > 0 ? segments[index - 1].endY : 0
    let parameter = parameters[index]
    // Where a control point coincides with its end, the tangent there is 0 / 0. A little inside,
    // the tangent is defined.
    let inside = min(max((x - start) / span, Self.velocityInset), 1 - Self.velocityInset)
    let solution = parameter.solution(at: inside)
    let s = solution.s
    let u = solution.rest
    let rise =
      (segment.y1 - y0) * u * u + 2 * (segment.y2 - segment.y1) * s * u
      + (segment.endY - segment.y2) * s * s
    return 3 * rise / max(parameter.slope(at: solution), Self.steepest) / span
  }

  private func place(of x: Double) -> (index: Int, start: Double, span: Double) {
    var start = 0.0
    for index in segments.indices.dropLast() {
      let end = segments[index].endX
      if x < end { return (index, start, end - start) }
      start = end
    }
    return (segments.count - 1, start, 1 - start)
  }

  /// The distance from a segment's end at which its velocity there is measured.
  ///
  /// A fraction of the segment's stretch of time.
  private static let velocityInset = 1e-12

  /// The least dx/ds that a velocity is divided by, so that the velocity stays finite.
  private static let steepest = 1e-9
}
