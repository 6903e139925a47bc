import Foundation
import HeadlessStage
import TransitionCurves

/// The time scale of a Lottie file: frames from 0, not necessarily whole numbers.
struct LottieTime {
  /// The sampled instants, in seconds of the stage's clock.
  let instants: [TimeInterval]

  /// The start of the run, in seconds of the stage's clock.
  let start: TimeInterval

  /// The frame rate, in frames a second.
  let frameRate: Double

  /// The timings that may explain a movement.
  let timings: [ClockTiming]

  /// The frame number of an instant.
  func frame(_ time: TimeInterval) -> Double { (time - start) * frameRate }
}

/// Builds the animated properties of a layer over the period in which the layer is present.
struct LottieTrack {
  private let times: [TimeInterval]
  private let time: LottieTime

  /// - Parameter range: The instants at which the layer is present.
  init(_ range: Range<Int>, in time: LottieTime) {
    times = Array(time.instants[range])
    self.time = time
  }

  /// A property of numbers; one row an instant, all rows of equal length.
  ///
  /// A movement with a known timing curve keeps the curve. Any other movement becomes a polyline
  /// with an error of at most `slack`.
  func property(_ rows: [[Double]], slack: Double = 0.02) -> JSONValue {
    animated(rows, slack: slack) { row in
      row.count == 1 ? .number(row[0]) : .numbers(row)
    } keyframe: {
      .numbers($0)
    }
  }

  /// A path property, one path an instant.
  func property(_ paths: [CubicPath]) -> JSONValue {
    let points = paths.map(LottiePath.init)
    guard points.allSatisfy({ $0.form == points[0].form }) else { return jumps(points.map(\.json)) }
    return animated(points.map(\.numbers), slack: 0.02) { numbers in
      points[0].json(numbers)
    } keyframe: {
      .list([points[0].json($0)])
    }
  }

  private func animated(
    _ rows: [[Double]], slack: Double, still: ([Double]) -> JSONValue,
    keyframe: ([Double]) -> JSONValue
  ) -> JSONValue {
    let motion = Motion(times: times, rows: rows)
    if motion.isStill { return ["a": 0, "k": still(rows[0])] }
    var keyframes: [JSONValue] = []
    func add(_ instant: TimeInterval, _ row: [Double], _ curve: CubicBezier?) {
      var entries: [JSONValue.Entry] = [
        .init(key: "t", value: .number(time.frame(instant))), .init(key: "s", value: keyframe(row)),
      ]
      if let curve {
        entries.append(.init(key: "o", value: Self.handle(curve.x1, curve.y1)))
        entries.append(.init(key: "i", value: Self.handle(curve.x2, curve.y2)))
      } else {
        entries.append(.init(key: "h", value: 1))
      }
      keyframes.append(.object(entries))
    }
    if let stretches = motion.stretches(time.timings),
      stretches.allSatisfy({ $0.timing.cubicBezier != nil && $0.timing.begin > time.start - 1e-9 })
    {
      if let first = stretches.first, first.timing.begin > times[0] + 1e-9 {
        add(times[0], first.from, nil)
      }
      for (index, stretch) in stretches.enumerated() {
        add(stretch.timing.begin, stretch.from, stretch.timing.cubicBezier)
        let isFollowed =
          index + 1 < stretches.count
          && stretches[index + 1].timing.begin < stretch.timing.end + 1e-9
        if !isFollowed { add(stretch.timing.end, stretch.to, nil) }
      }
    } else {
      let kept = Polyline.kept(
        times, rows, slack: Array(repeating: slack, count: rows[0].count))
      for place in kept { add(times[place], rows[place], place == kept.last ? nil : .straight) }
    }
    return ["a": 1, "k": .list(keyframes)]
  }

  /// Values that cannot be interpolated; each holds from its instant on.
  private func jumps(_ values: [JSONValue]) -> JSONValue {
    var keyframes: [JSONValue] = []
    for (index, value) in values.enumerated() where index == 0 || value != values[index - 1] {
      keyframes.append(["t": .number(time.frame(times[index])), "s": [value], "h": 1])
    }
    guard keyframes.count > 1 else { return ["a": 0, "k": values[0]] }
    return ["a": 1, "k": .list(keyframes)]
  }

  private static func handle(_ x: Double, _ y: Double) -> JSONValue {
    ["x": .numbers([x]), "y": .numbers([y])]
  }
}

extension CubicBezier {
  /// A linear timing curve.
  fileprivate static let straight = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
}

/// One part of a path in Lottie's form: points, and handles relative to them.
struct LottiePath {
  /// The number of points, and whether the path is closed; paths of the same form can be
  /// interpolated.
  struct Form: Hashable {
    let count: Int
    let isClosed: Bool
  }

  let form: Form

  /// For each point: the point, its incoming handle and its outgoing handle.
  let numbers: [Double]

  /// Creates the first part of a path; other parts need shapes of their own.
  init(_ path: CubicPath) {
    guard let part = path.parts.first else {
      // Some players fail on a path without points.
      (form, numbers) = (Form(count: 1, isClosed: true), [0, 0, 0, 0, 0, 0])
      return
    }
    var points = [part.start] + part.pieces.map(\.end)
    var reached = [part.start], left: [CGPoint] = []
    for (index, piece) in part.pieces.enumerated() {
      left.append(piece.controls?.first ?? points[index])
      reached.append(piece.controls?.second ?? piece.end)
    }
    left.append(points[points.count - 1])
    if part.isClosed, points.count > 1 {
      // The last point of a closed part repeats the first.
      reached[0] = reached[reached.count - 1]
      points.removeLast()
    }
    form = Form(count: points.count, isClosed: part.isClosed)
    numbers = points.indices.flatMap { index -> [Double] in
      let point = points[index]
      return [point, reached[index] - point, left[index] - point].flatMap {
        [Double($0.x), Double($0.y)]
      }
    }
  }

  var json: JSONValue { json(numbers) }

  /// The path with other numbers, in the same order.
  func json(_ numbers: [Double]) -> JSONValue {
    func pairs(_ offset: Int) -> JSONValue {
      .list(
        (0..<form.count).map { .numbers([numbers[6 * $0 + offset], numbers[6 * $0 + offset + 1]]) })
    }
    return [
      "c": form.isClosed ? .flag(true) : .flag(false), "v": pairs(0), "i": pairs(2), "o": pairs(4),
    ]
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
