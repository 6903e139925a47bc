import TransitionCurves
import Expectations

@Suite("A curve table")
struct CurveTableTests {
  @Test(
    """
    is within 1e-11 of its curve, jumps and vertical tangents included, whatever the earlier \
    queries were, and is the curve itself at every 256th of the time
    """,
    arguments: TimingCurveTests.all)
  func accuracy(curve: MediaTimingFunction) {
    let (used, fresh) = (CurveTable(curve), CurveTable(curve))
    for index in (0...3000).reversed() { _ = used.value(at: Double(index) / 2999) }
    let xs = (0...5000).map { Double($0) / 5000 }
    expectTrue(xs.allSatisfy { abs(fresh.value(at: $0) - curve.value(at: $0)) < 2e-11 })
    expectTrue(xs.allSatisfy { used.value(at: $0) == fresh.value(at: $0) })
    let stations = (0...256).map { Double($0) / 256 }
    expectTrue(stations.allSatisfy { fresh.value(at: $0) == curve.value(at: $0) })
  }

  @Test("is exact where the curve is straight, and starts, ends and clamps exactly as its curve")
  func ends() {
    let line = CurveTable(.linear)
    let xs = (0...4096).map { Double($0) / 4096 }
    expectEqual(xs.map { line.value(at: $0) }, xs)
    let table = CurveTable(.emphasized)
    expectEqual([0, 1, -3, .infinity, .nan].map { table.value(at: $0) }, [0, 1, 0, 1, 0])
  }
}
