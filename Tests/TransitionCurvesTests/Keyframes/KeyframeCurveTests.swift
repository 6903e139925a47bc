import Foundation
import TransitionCurves
import Expectations

@Suite("A keyframe track")
struct KeyframeCurveTests {
  static let values: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 140), CGPoint(x: -10, y: 140),
    CGPoint(x: -10, y: 140), CGPoint(x: 5, y: 90),
  ]

  static func track(_ mode: CalculationMode) -> KeyframeCurve<CGPoint> {
    KeyframeCurve(
      values: values, keyTimes: mode == .discrete ? nil : [0, 0.1, 0.4, 0.5, 0.8, 1],
      timingFunctions: [.easeIn, .linear, .easeOut], calculationMode: mode)
  }

  @Test(
    "hits every value at its key time, and has a velocity that is the derivative of its value",
    arguments: CalculationMode.allCases)
  func derivative(mode: CalculationMode) {
    let track = Self.track(mode)
    // Equal values have no distance between them, so a paced track spends no time there.
    let reached = track.keyTimes.prefix(Self.values.count).map { track.value(at: $0) }
    expectNear(reached, Self.values)
    expectEqual(track.value(at: 1), Self.values.last)
    for index in 0..<100 {
      let time = (Double(index) + 0.37) / 100
      let (after, before) = (track.value(at: time + 1e-6), track.value(at: time - 1e-6))
      let difference = CGPoint(x: (after.x - before.x) / 2e-6, y: (after.y - before.y) / 2e-6)
      expectNear([track.velocity(at: time)], [difference], within: 1.5e-2, "at \(time)")
    }
  }

  @Test(
    """
    is spaced evenly without key times, and with impossible ones, and holds its first and last \
    value outside its key times
    """)
  func evenSpacing() {
    let even = KeyframeCurve(values: [0.0, 10, 0])
    expectEqual(even.keyTimes, [0, 0.5, 1])
    let wrong: [[Double]] = [
      [], [0, 1], [0, 0.7, 0.6], [0, 0.5, 1.5], [-1, 0, 1], [0, .nan, 1],
    ]
    expectTrue(wrong.allSatisfy { KeyframeCurve(values: [0.0, 10, 0], keyTimes: $0) == even })
    expectEqual(KeyframeCurve(discrete: [1.0, 2, 3, 4]).keyTimes, [0, 0.25, 0.5, 0.75, 1])
    let track = KeyframeCurve(values: [5.0, 9], keyTimes: [0.25, 0.75])
    expectEqual([0.1, 0.5, 0.9].map { track.value(at: $0) }, [5, 7, 9])
    expectEqual([-1, 2].map { track.extendedValue(at: $0) }, [5, 9])
    expectEqual([0.1, 0.5].map { track.velocity(at: $0) }, [0, 8])
    // Where its key times reach the ends, it continues its segments when extended.
    let whole = KeyframeCurve(values: [0.0, 1, 3])
    expectEqual([-0.25, 1.25].map { whole.extendedValue(at: $0) }, [-0.5, 4])
    expectEqual([-0.25, 1.25].map { whole.value(at: $0) }, [0, 3])
  }

  // Source: the reference of CAKeyframeAnimation. A discrete track has one key time more than
  // values.
  @Test("holds each value from its key time to the next when discrete")
  func discrete() {
    let track = KeyframeCurve(
      discrete: ["a", "b", "c"].map(Letter.init), keyTimes: [0, 0.2, 0.9, 1])
    let shown = [-1, 0, 0.19, 0.2, 0.89, 0.9, 1, 2].map { track.value(at: $0).text }.joined()
    expectEqual(shown, "aaabbccc")
  }

  @Test("eases each segment by its own function, the others linearly")
  func easing() {
    let track = KeyframeCurve(values: [0.0, 1, 3, 4], timingFunctions: [.easeIn, .easeOut])
    for part in [0.2, 0.5, 0.9] {
      let (first, second) = (
        MediaTimingFunction.easeIn.value(at: part), MediaTimingFunction.easeOut.value(at: part)
      )
      let values = [part, 1 + part, 2 + part].map { track.value(at: $0 / 3) }
      expectNear(values, [first, 1 + 2 * second, 3 + part], within: 1e-12)
    }
  }

  @Test(
    "moves at constant speed when paced", arguments: [CalculationMode.paced, .cubicPaced])
  func pace(mode: CalculationMode) {
    let track = KeyframeCurve(
      values: Self.values.filter { $0.x != -10 } + [CGPoint(x: 200, y: 0)],
      keyTimes: [0, 0.9, 0.91, 0.92, 1], calculationMode: mode)
    let speeds = (0..<400).map { track.velocity(at: (Double($0) + 0.5) / 400).length }
    let mean = speeds.reduce(0, +) / 400
    for (index, speed) in speeds.enumerated() {
      expectLess(abs(speed / mean - 1), (mode == .paced ? 1e-9 : 2e-3), "at \(index)")
    }
  }

  @Test("gives no time to segments of no length when paced, unless all have none")
  func still() {
    let track = KeyframeCurve(values: [0.0, 0, 4, 4, 8], calculationMode: .paced)
    expectEqual(track.keyTimes, [0, 0, 0.5, 0.5, 1])
    expectEqual([0.25, 0.75].map { track.value(at: $0) }, [2, 6])
    let level = KeyframeCurve(values: [3.0, 3, 3], calculationMode: .cubicPaced)
    expectEqual(level.keyTimes, [0, 0.5, 1])
    expectEqual([level.value(at: 0.3), level.velocity(at: 0.3)], [3, 0])
  }

  @Test("is a Catmull–Rom spline when cubic")
  func catmullRom() {
    let track = KeyframeCurve(values: [0.0, 2, 3, 7], calculationMode: .cubic)
    // The middle span: ½·(2p₁ + (p₂ − p₀)s + (2p₀ − 5p₁ + 4p₂ − p₃)s² + (3p₁ − p₀ − 3p₂ + p₃)s³).
    for s in [0.1, 0.5, 0.8] {
      let expected = 0.5 * (4 + 3 * s + (-10 + 12 - 7) * s * s + (6 - 9 + 7) * s * s * s)
      expectLess(abs(track.value(at: (1 + s) / 3) - expected), 1e-12)
    }
    // A straight line stays straight.
    let line = KeyframeCurve(values: [0.0, 1, 2, 3], calculationMode: .cubic)
    let tenths = (0...30).map { Double($0) / 10 }
    expectNear(tenths.map { line.value(at: $0 / 3) }, tenths, within: 1e-12)
    expectEqual(KeyframeCurve(values: [0.0, 4], calculationMode: .cubic).value(at: 0.3), 1.2)
  }

  @Test("has the tangents of Kochanek and Bartels")
  func splineShapes() {
    let values = [0.0, 1, 4]
    for (t, c, b) in [(0.5, 0, 0), (0, 0.4, 0), (0, 0, -0.7), (1, 0, 0), (-0.2, 0.3, 0.6)] {
      let shapes = SplineShape.shapes(
        count: 3, tensions: [0, t], continuities: [0, c], biases: [0, b])
      let track = KeyframeCurve(values: values, calculationMode: .cubic, shapes: shapes)
      let (arriving, leaving) = (1.0, 3.0)
      let incoming =
        (1 - t) / 2 * ((1 + b) * (1 - c) * arriving + (1 - b) * (1 + c) * leaving)
      let outgoing =
        (1 - t) / 2 * ((1 + b) * (1 + c) * arriving + (1 - b) * (1 - c) * leaving)
      let velocities = [0.5, 0.5.nextDown].map { track.velocity(at: $0) }
      expectNear(velocities, [2 * outgoing, 2 * incoming])
    }
  }

  @Test("of one value is that value, and of none is refused", arguments: CalculationMode.allCases)
  func extremes(mode: CalculationMode) async {
    let track = KeyframeCurve(values: [7.0], calculationMode: mode)
    for time in [-1, 0, 0.5, 1, 2, .nan, .infinity] {
      expectEqual([track.value(at: time), track.velocity(at: time)], [7, 0])
    }
    expectEqual(track.extendedValue(at: .infinity), 7)
    guard mode == .linear else { return }
    await #expect(processExitsWith: .failure) { _ = KeyframeCurve(values: [Double]()) }
  }

  /// A value that cannot be interpolated.
  struct Letter: Interpolatable {
    let text: String

    func interpolated(to end: Letter, by progress: Double) -> Letter { progress < 1 ? self : end }
  }
}
