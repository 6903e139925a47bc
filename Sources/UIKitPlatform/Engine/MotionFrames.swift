/// The keyframes of a motion along a curve during a part of the duration; before and after it, the
/// value is constant.
struct MotionFrames {
  /// The number of straight lines that approximate a curve without an exact form in cubics.
  private static let lines = 240

  private static let straight = CubicBezier(0, 0, 1, 1)

  /// The times, in `0...1` of the duration.
  private(set) var times: [Double]

  /// The value at each time.
  private(set) var values: [MotionValue]

  /// The curve between each two times.
  private(set) var curves: [CubicBezier] = []

  init(
    from start: MotionValue, to end: MotionValue, along function: MediaTimingFunction,
    during span: ClosedRange<Double>
  ) {
    (times, values) = ([0], [start])
    let length = span.upperBound - span.lowerBound
    if span.lowerBound > 0 { add(start, at: span.lowerBound) }
    func follow(to fraction: Double, _ progress: Double, _ curve: CubicBezier) {
      let value = progress == 1 ? end : start.moved(to: end, by: progress)
      add(value, at: span.lowerBound + length * fraction, curve)
    }
    if let parts = function.cubicParts {
      if let jump = parts.first?.start, jump != 0 { follow(to: 0, jump, Self.straight) }
      for part in parts { follow(to: part.fractions.upperBound, part.end, part.curve) }
    } else {
      // Straight lines approximate a curve without an exact form in cubics, such as a staircase.
      for step in 1...Self.lines {
        let fraction = Double(step) / Double(Self.lines)
        follow(to: fraction, function.value(at: fraction), Self.straight)
      }
    }
    if span.upperBound < 1 { add(end, at: 1) }
  }

  /// The keyframes of a motion on a spring for a duration: cubics that have the spring's velocity at
  /// both ends.
  init(
    from start: MotionValue, to end: MotionValue, on spring: SpringCurve,
    lasting duration: TimeInterval
  ) {
    (times, values) = ([0], [start])
    let length = duration / Double(Self.lines)
    for step in 1...Self.lines {
      let (begin, finish) = (length * Double(step - 1), length * Double(step))
      let (first, last) = (spring.value(at: begin), spring.value(at: finish))
      /// A third of the slope at a time, in units of the cubic's own distance and time; bounded,
      /// because the distance may be as small as the last digit of a number.
      func slope(at time: TimeInterval) -> Double {
        let slope = length / 3 * spring.velocity(at: time) / (last - first)
        return slope.isFinite ? min(max(slope, -100), 100) : 1 / 3
      }
      let curve = CubicBezier(1 / 3, slope(at: begin), 2 / 3, 1 - slope(at: finish))
      let value = step == Self.lines ? end : start.moved(to: end, by: last)
      add(value, at: Double(step) / Double(Self.lines), curve)
    }
  }

  private mutating func add(
    _ value: MotionValue, at time: Double, _ curve: CubicBezier = straight
  ) {
    times.append(time)
    values.append(value)
    curves.append(curve)
  }
}
