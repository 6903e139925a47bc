import MotionCurves
import Expectations

@Suite("A media timing function")
struct MediaTimingFunctionTests {
  @Test("has the control points that Core Animation documents for its name")
  func names() {
    let points: [(MediaTimingFunctionName, CubicBezier)] = [
      (.linear, CubicBezier(0, 0, 1, 1)), (.easeIn, CubicBezier(0.42, 0, 1, 1)),
      (.easeOut, CubicBezier(0, 0, 0.58, 1)), (.easeInEaseOut, CubicBezier(0.42, 0, 0.58, 1)),
      (.default, CubicBezier(0.25, 0.1, 0.25, 1)),
    ]
    expectEqual(points.count, MediaTimingFunctionName.allCases.count)
    for (name, bezier) in points {
      expectEqual(MediaTimingFunction(name: name).cubicBezier, bezier)
      expectEqual(MediaTimingFunction(name: name), MediaTimingFunction(bezier))
    }
  }

  @Test("is linear where its control points make a line")
  func lines() {
    expectEqual(MediaTimingFunction(controlPoints: 0.3, 0.3, 0.8, 0.8), .linear)
    expectTrue(MediaTimingFunction(controlPoints: 0.3, 0.3, 0.8, 0.7) != .linear)
    expectEqual(MediaTimingFunction.linear.reversed(), .linear)
  }

  @Test("passes on the values of the curve that it holds")
  func passing() {
    let steps = Steps(3, .jumpBoth)
    let lines = PiecewiseLinear(outputs: [0, 0.3, 1])
    for index in -10...30 {
      let x = Double(index) / 20
      expectEqual(MediaTimingFunction(steps).value(at: x), steps.value(at: x))
      expectEqual(MediaTimingFunction(lines).value(at: x), lines.value(at: x))
      expectEqual(MediaTimingFunction(steps).extendedValue(at: x), steps.extendedValue(at: x))
      expectEqual(MediaTimingFunction(lines).extendedValue(at: x), lines.extendedValue(at: x))
      expectEqual(MediaTimingFunction(lines).velocity(at: x), lines.velocity(at: x))
    }
    expectTrue(MediaTimingFunction(steps).cubicBezier == nil)
  }

  @Test("draws its mirror image with mirrored control points")
  func mirroredPoints() throws {
    let reversed = MediaTimingFunction.easeIn.reversed()
    let bezier = try #require(reversed.cubicBezier)
    for index in 0...50 {
      let x = Double(index) / 50
      expectTrue(abs(bezier.value(at: x) - reversed.value(at: x)) < 1e-14)
    }
  }

  @Test("fits into 64 bytes")
  func size() { expectTrue(MemoryLayout<MediaTimingFunction>.stride <= 64) }
}
