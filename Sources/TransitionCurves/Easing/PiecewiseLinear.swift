/// Straight lines between given points: CSS `linear()`.
///
/// ```swift
/// PiecewiseLinear([.init(0), .init(0.5, at: 0.2), .init(1)]).value(at: 0.1)  // 0.25
/// ```
///
/// Source: CSS Easing Functions Level 2, §2.1. Where several points share an instant, the last
/// point holds from that instant on. Outside the points, the first and the last line continue.
public struct PiecewiseLinear: Hashable, Sendable {
  /// One argument of CSS `linear()`.
  public struct Stop: Hashable, Sendable {
    /// Progress at this stop, in `-1e100...1e100`.
    public var output: Double

    /// The instant, as a fraction of the time; nil places the stop evenly between its neighbours.
    public var input: Double?

    /// A stop, with or without an instant.
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// A stop with its resolved instant.
  public struct Point: Hashable, Sendable {
    /// The instant, as a fraction of the time; never less than that of the previous point.
    public let input: Double

    /// Progress at that instant.
    public let output: Double
  }

  /// The corners, one element a stop, ascending in time.
  public let points: [Point]

  /// The curve through `stops`, with missing and descending inputs corrected as CSS prescribes.
  ///
  /// The first stop defaults to `0` and the last to `1`. An input below an earlier input is raised
  /// to it. Missing inputs are spread evenly.
  ///
  /// - Precondition: there is a stop, all outputs lie in `-1e100...1e100`, all inputs are finite.
  public init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "PiecewiseLinear needs at least one stop, not 0")
    for stop in stops {
      precondition(
        CurveShape.outputs.contains(stop.output),
        "PiecewiseLinear output must lie in \(CurveShape.outputs), not \(stop.output)")
      precondition(
        stop.input?.isFinite ?? true,
        "PiecewiseLinear input must be finite, not \(stop.input ?? 0)")
    }
    points = Self.placed(stops)
  }

  /// The curve through `outputs`, spread evenly over the time.
  ///
  /// - Precondition: there is an output, and all lie in `-1e100...1e100`.
  public init(outputs: [Double]) {
    self.init(outputs.map { Stop($0) })
  }

  private static func placed(_ stops: [Stop]) -> [Point] {
    var inputs = stops.map(\.input)
    inputs[0] = inputs[0] ?? 0
    if inputs.count > 1 { inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1 }
    var known = 0
    var points = [Point(input: inputs[0] ?? 0, output: stops[0].output)]
    for index in inputs.indices.dropFirst() {
      guard let input = inputs[index] else { continue }
      let start = points[known].input
      let end = max(input, start)
      for step in stride(from: known + 1, through: index, by: 1) {
        let part = Double(step - known) / Double(index - known)
        let place = step == index ? end : start + (end - start) * part
        points.append(Point(input: place, output: stops[step].output))
      }
      known = index
    }
    return points
  }
}

extension PiecewiseLinear: TimingCurve {
  /// Progress once `fraction` of the time has passed; the ends hold outside `0...1`.
  public func value(at fraction: Double) -> Double {
    extendedValue(at: fraction > 0 ? min(fraction, 1) : 0)
  }

  /// The slope of the line that begins at `fraction` or contains it; `0` outside `0...1`.
  public func velocity(at fraction: Double) -> Double {
    let x = fraction.isNaN ? 0 : fraction
    guard x >= 0, x <= 1, points.count > 1 else { return 0 }
    let (start, end) = line(at: x)
    let run = end.input - start.input
    return run > 0 ? (end.output - start.output) / run : 0
  }
}

extension PiecewiseLinear {
  /// Progress at `fraction`, with the first and the last line continued, as CSS does.
  public func extendedValue(at fraction: Double) -> Double {
    let x = fraction.isNaN ? 0 : min(max(fraction, -Self.reach), Self.reach)
    guard points.count > 1 else { return points[0].output }
    let (start, end) = line(at: x)
    let run = end.input - start.input
    guard run > 0 else { return x < start.input ? start.output : end.output }
    // Division by a tiny number could yield infinity.
    let part = min(max((x - start.input) / run, -Self.reach), Self.reach)
    return part == 1 ? end.output : start.output + (end.output - start.output) * part
  }

  private func line(at x: Double) -> (Point, Point) {
    // The line ends at the first point after x. Past the last point, the last line continues.
    var low = 1
    var high = points.count - 1
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input > x { high = middle } else { low = middle + 1 }
    }
    return (points[low - 1], points[low])
  }

  /// Fractions beyond this count as this one, so that lines stay finite.
  private static let reach = 1e15
}
