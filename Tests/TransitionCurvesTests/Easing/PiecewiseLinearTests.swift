import TransitionCurves
import TestFormulas
import Expectations

@Suite("A piecewise linear curve")
struct PiecewiseLinearTests {
  @Test("hits its outputs at even distances; a single stop is constant")
  func even() {
    let outputs = [0, 0.7, 0.2, 1.3, 1]
    let curve = PiecewiseLinear(outputs: outputs)
    expectEqual((0...4).map { curve.value(at: Double($0) / 4) }, outputs)
    expectNear([curve.value(at: 0.125), curve.velocity(at: 0.125)], [0.35, 2.8], within: 1e-12)
    let single = PiecewiseLinear(outputs: [0.4])
    expectTrue([0, 1].map { single.value(at: $0) } == [0.4, 0.4] && single.velocity(at: 0.5) == 0)
  }

  @Test(
    """
    spreads stops evenly, raises those that go back, takes the later at one instant, and continues \
    its first and last line when extended
    """)
  func placement() {
    let curve = PiecewiseLinear([
      .init(0), .init(0.1, at: 0.6), .init(0.2), .init(0.3, at: 0.4), .init(0.4), .init(1),
    ])
    expectEqual(curve.points.map(\.input), [0, 0.6, 0.6, 0.6, 0.8, 1])
    let jump = PiecewiseLinear([
      .init(0, at: 0), .init(0.5, at: 0.5), .init(0.8, at: 0.5), .init(1, at: 1),
    ])
    let jumping = [0.5, 0.5.nextDown].map { jump.value(at: $0) }
    expectNear(jumping, [0.8, 0.5], within: 1e-12)
    let bent = PiecewiseLinear([.init(0), .init(0.5, at: 0.25), .init(1)])
    expectNear([-0.25, 1.3].map { bent.extendedValue(at: $0) }, [-0.5, 1.2], within: 1e-12)
    expectEqual(bent.value(at: -0.25), 0)
  }

  @Test("refuses to have no stops or infinite ones")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([]) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(outputs: [0, .nan]) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([.init(0, at: .infinity)]) }
  }
}
