import MotionCurves
import Expectations

@Suite("A curve table")
struct CurveTableTests {
  @Test(
    "is within 1e-11 of its curve, jumps and vertical tangents included",
    arguments: TimingCurveTests.all)
  func accuracy(curve: MediaTimingFunction) {
    let table = CurveTable(curve)
    var worst = 0.0
    for index in 0...5000 {
      let x = Double(index) / 5000
      worst = max(worst, abs(table.value(at: x) - curve.value(at: x)))
    }
    expectTrue(worst < 2e-11)
  }

  @Test("gives the same answer whatever the earlier queries were", arguments: TimingCurveTests.all)
  func history(curve: MediaTimingFunction) {
    let (used, fresh) = (CurveTable(curve), CurveTable(curve))
    for index in (0...3000).reversed() { _ = used.value(at: Double(index) / 2999) }
    for index in 0...2500 {
      let x = Double(index) / 2500
      expectEqual(used.value(at: x), fresh.value(at: x))
    }
  }

  @Test("is the curve itself at every 256th of the time", arguments: TimingCurveTests.all)
  func stations(curve: MediaTimingFunction) {
    let table = CurveTable(curve)
    for index in 0...256 {
      let x = Double(index) / 256
      expectEqual(table.value(at: x), curve.value(at: x))
    }
  }

  @Test("is exact where the curve is straight")
  func line() {
    let table = CurveTable(.linear)
    for index in 0...4096 {
      expectEqual(table.value(at: Double(index) / 4096), Double(index) / 4096)
    }
  }

  @Test("starts, ends and clamps exactly as its curve does")
  func ends() {
    let table = CurveTable(.emphasized)
    expectEqual(table.value(at: 0), 0)
    expectEqual(table.value(at: 1), 1)
    expectEqual(table.value(at: -3), 0)
    expectEqual(table.value(at: .infinity), 1)
    expectEqual(table.value(at: .nan), 0)
  }
}
