import MotionCurves
import Testing

@Suite("A curve table")
struct CurveTableTests {
  @Test(
    "is within 1e-9 of its curve, jumps and vertical tangents included",
    arguments: TimingCurveTests.all)
  func accuracy(curve: MediaTimingFunction) {
    let table = CurveTable(curve)
    var worst = 0.0
    for index in 0...5000 {
      let x = Double(index) / 5000
      worst = max(worst, abs(table.value(at: x) - curve.value(at: x)))
    }
    #expect(worst < 1e-9)
    #expect(table.velocity(at: 0.3) == curve.velocity(at: 0.3))
  }

  @Test("starts, ends and fails to go beyond exactly as its curve does")
  func ends() {
    let table = CurveTable(.emphasized)
    #expect(table.value(at: 0) == 0 && table.value(at: 1) == 1)
    #expect(table.value(at: -3) == 0 && table.value(at: .infinity) == 1)
    #expect(table.value(at: .nan) == 0)
    #expect(table == CurveTable(.emphasized))
  }
}
