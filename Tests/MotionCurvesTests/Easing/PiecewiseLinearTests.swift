import MotionCurves
import Expectations

@Suite("A piecewise linear curve")
struct PiecewiseLinearTests {
  @Test("hits its outputs at even distances")
  func even() {
    let outputs = [0, 0.7, 0.2, 1.3, 1]
    let curve = PiecewiseLinear(outputs: outputs)
    for (index, output) in outputs.enumerated() {
      expectEqual(curve.value(at: Double(index) / 4), output)
    }
    expectTrue(abs(curve.value(at: 0.125) - 0.35) < 1e-15)
    expectTrue(abs(curve.velocity(at: 0.125) - 2.8) < 1e-12)
  }

  @Test("spreads stops without a position evenly and raises stops that go back")
  func placement() {
    let curve = PiecewiseLinear([
      .init(0), .init(0.1, at: 0.6), .init(0.2), .init(0.3, at: 0.4), .init(0.4), .init(1),
    ])
    expectEqual(curve.points.map(\.input), [0, 0.6, 0.6, 0.6, 0.8, 1])
  }

  @Test("takes the later of two stops at one instant")
  func jump() {
    let curve = PiecewiseLinear([
      .init(0, at: 0), .init(0.5, at: 0.5), .init(0.8, at: 0.5), .init(1, at: 1),
    ])
    expectEqual(curve.value(at: 0.5), 0.8)
    expectTrue(abs(curve.value(at: 0.5.nextDown) - 0.5) < 1e-12)
  }

  @Test("continues its first and last line when extended")
  func continuation() {
    let curve = PiecewiseLinear([.init(0), .init(0.5, at: 0.25), .init(1)])
    expectEqual(curve.extendedValue(at: -0.25), -0.5)
    expectTrue(abs(curve.extendedValue(at: 1.3) - 1.2) < 1e-12)
    expectEqual(curve.value(at: -0.25), 0)
  }

  @Test("of a single stop is constant")
  func single() {
    let curve = PiecewiseLinear(outputs: [0.4])
    expectEqual(curve.value(at: 0), 0.4)
    expectEqual(curve.value(at: 1), 0.4)
    expectEqual(curve.velocity(at: 0.5), 0)
  }

  @Test("is as close to another curve as its number of intervals allows")
  func sampling() {
    let bezier = CubicBezier(0.4, 0, 0.2, 1)
    let curve = PiecewiseLinear(sampling: bezier, intervals: 100)
    for index in 0...1000 {
      let x = Double(index) / 1000
      expectTrue(abs(curve.value(at: x) - bezier.value(at: x)) < 1e-3)
    }
  }

  @Test("refuses to have no stops or infinite ones")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([]) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(outputs: [0, .nan]) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([.init(0, at: .infinity)]) }
  }
}
