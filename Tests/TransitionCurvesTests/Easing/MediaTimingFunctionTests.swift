import TransitionCurves
import Expectations

@Suite("A media timing function")
struct MediaTimingFunctionTests {
  @Test("has the control points that Core Animation documents for its name, mirrored when reversed")
  func names() throws {
    let points: [(MediaTimingFunctionName, CubicBezier)] = [
      (.linear, CubicBezier(0, 0, 1, 1)), (.easeIn, CubicBezier(0.42, 0, 1, 1)),
      (.easeOut, CubicBezier(0, 0, 0.58, 1)), (.easeInEaseOut, CubicBezier(0.42, 0, 0.58, 1)),
      (.default, CubicBezier(0.25, 0.1, 0.25, 1)),
    ]
    expectEqual(points.count, MediaTimingFunctionName.allCases.count)
    for (name, bezier) in points {
      let function = MediaTimingFunction(name: name)
      expectEqual(function.cubicBezier, bezier)
      expectEqual(function, MediaTimingFunction(bezier))
    }
    // It is linear where its control points make a line.
    expectEqual(MediaTimingFunction(controlPoints: 0.3, 0.3, 0.8, 0.8), .linear)
    expectTrue(MediaTimingFunction(controlPoints: 0.3, 0.3, 0.8, 0.7) != .linear)
    expectEqual(MediaTimingFunction.linear.reversed(), .linear)
    let reversed = MediaTimingFunction.easeIn.reversed()
    let bezier = try #require(reversed.cubicBezier)
    let xs = (0...50).map { Double($0) / 50 }
    expectTrue(xs.allSatisfy { abs(bezier.value(at: $0) - reversed.value(at: $0)) < 1e-14 })
  }

  @Test("passes on the values of the curve that it holds, in at most 64 bytes")
  func passing() {
    let (steps, lines) = (Steps(3, .jumpBoth), PiecewiseLinear(outputs: [0, 0.3, 1]))
    let (ofSteps, ofLines) = (MediaTimingFunction(steps), MediaTimingFunction(lines))
    for index in -10...30 {
      let x = Double(index) / 20
      expectEqual(
        [ofSteps.value(at: x), ofSteps.extendedValue(at: x)],
        [steps.value(at: x), steps.extendedValue(at: x)])
      expectEqual(
        [ofLines.value(at: x), ofLines.extendedValue(at: x), ofLines.velocity(at: x)],
        [lines.value(at: x), lines.extendedValue(at: x), lines.velocity(at: x)])
    }
    expectTrue(ofSteps.cubicBezier == nil)
    expectAtMost(MemoryLayout<MediaTimingFunction>.stride, 64)
  }
}
