import TransitionCurves
import TestFormulas
import Expectations

@Suite("A path curve")
struct PathCurveTests {
  static let emphasized = PathCurve([
    .init(0.05, 0, 0.133333, 0.06, to: 0.166666, 0.4),
    .init(0.208333, 0.82, 0.25, 1, to: 1, 1),
  ])

  @Test("of one segment is the cubic Bézier with its control points")
  func single() {
    let path = PathCurve([.init(0.3, -0.2, 0.6, 1.4, to: 1, 1)])
    let bezier = CubicBezier(0.3, -0.2, 0.6, 1.4)
    for index in 0...100 {
      let x = Double(index) / 100
      expectNear(path.value(at: x), bezier.value(at: x), within: 1e-15)
      expectNear(path.velocity(at: x), bezier.velocity(at: x), within: 1e-9)
    }
  }

  @Test("in steps has CSS's ease-in-out from end to end, and rests in a step without progress")
  func eased() {
    let ends: [(time: Double, progress: Double)] = [(0.3, 0.4), (0.5, 0.4), (0.8, 1.2), (1, 1)]
    let path = PathCurve(easingTo: ends)
    let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
    for (start, end) in zip([(0, 0)] + ends, ends) {
      for index in 0...20 {
        let part = Double(index) / 20
        let value = path.value(at: start.time + (end.time - start.time) * part)
        let progress = start.progress + (end.progress - start.progress) * easeInOut.value(at: part)
        expectNear(value, progress, within: 1e-9)
      }
    }
  }

  @Test("passes through the ends of its segments, with the later one's velocity at a corner")
  func joints() {
    let values = [0.166666, 0.166666.nextDown, 0, 1].map { Self.emphasized.value(at: $0) }
    expectNear(values, [0.4, 0.4, 0, 1], within: 1e-12)
    let path = PathCurve([
      .init(0.1, 0.1, 0.4, 0.4, to: 0.5, 0.5), .init(0.5, 0.6, 0.9, 1, to: 1, 1),
    ])
    let velocities = [1, 0.5.nextDown].map { path.velocity(at: $0) }
    expectNear(velocities, [0, 1], within: 1e-6)
    expectLess(1000, path.velocity(at: 0.5))
  }

  @Test("has on each segment the cubic that bisection finds, within 1e-9")
  func bisection() {
    let segments = Self.emphasized.segments
    for index in 1..<400 {
      let x = Double(index) / 400
      let isFirst = x < segments[0].endX
      let segment = segments[isFirst ? 0 : 1]
      let start = isFirst ? (0.0, 0.0) : (segments[0].endX, segments[0].endY)
      func ordinate(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at s: Double) -> Double
      {
        let u = 1 - s
        return u * u * u * p0 + 3 * u * u * s * p1 + 3 * u * s * s * p2 + s * s * s * p3
      }
      var low = 0.0
      var high = 1.0
      for _ in 0..<80 {
        let s = (low + high) / 2
        if ordinate(start.0, segment.x1, segment.x2, segment.endX, at: s) < x {
          low = s
        } else {
          high = s
        }
      }
      let expected = ordinate(start.1, segment.y1, segment.y2, segment.endY, at: low)
      expectNear(Self.emphasized.value(at: x), expected, within: 1e-9)
    }
  }

  @Test("refuses paths that turn back, end early or are empty")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = PathCurve([]) }
    await #expect(processExitsWith: .failure) {
      _ = PathCurve([.init(0, 0, 0.5, 0.5, to: 0.5, 0.5)])
    }
    await #expect(processExitsWith: .failure) {
      _ = PathCurve([.init(0.2, 0, 1.2, 1, to: 1, 1)])
    }
  }
}
