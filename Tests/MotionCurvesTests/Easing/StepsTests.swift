import MotionCurves
import Expectations

@Suite("A staircase")
struct StepsTests {
  @Test("has as many levels as its jump form says", arguments: Steps.Jump.allCases, [2, 3, 7])
  func levels(jump: Steps.Jump, count: Int) {
    let steps = Steps(count, jump)
    let levels = Set(
      (0..<count * 20).map { steps.value(at: (Double($0) + 0.5) / Double(count * 20)) })
    expectEqual(levels.count, count)
    expectEqual(levels.contains(0), (jump == .jumpEnd || jump == .jumpNone))
    expectEqual(levels.contains(1), (jump == .jumpStart || jump == .jumpNone))
  }

  @Test("jumps at the instant at which a step begins")
  func instants() {
    let steps = Steps(4, .jumpEnd)
    expectEqual(steps.value(at: 0.25), 0.25)
    expectEqual(steps.value(at: 0.25.nextDown), 0)
    expectEqual(steps.value(at: 1), 1)
    expectEqual(steps.extendedValue(at: 0.25, isBefore: true), 0)
    expectEqual(Steps(4, .jumpStart).value(at: 0), 0.25)
    expectEqual(Steps(4, .jumpStart).extendedValue(at: 0, isBefore: true), 0)
  }

  @Test("continues outside its time when extended, and holds when not")
  func continuation() {
    expectEqual(Steps(4, .jumpEnd).extendedValue(at: 1.3), 1.25)
    expectEqual(Steps(4, .jumpEnd).extendedValue(at: -0.1), -0.25)
    expectEqual(Steps(4, .jumpEnd).value(at: 1.3), 1)
    expectEqual(Steps(4, .jumpEnd).value(at: -0.1), 0)
  }

  @Test("is itself when reversed twice", arguments: Steps.Jump.allCases)
  func reversal(jump: Steps.Jump) {
    expectEqual(Steps(5, jump).reversed().reversed(), Steps(5, jump))
    for index in 0..<50 {
      let x = (Double(index) + 0.5) / 50
      let mirrored = 1 - Steps(5, jump).value(at: 1 - x)
      expectTrue(abs(Steps(5, jump).reversed().value(at: x) - mirrored) < 1e-15)
    }
  }

  @Test("refuses to have no steps")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = Steps(0, .jumpEnd) }
    await #expect(processExitsWith: .failure) { _ = Steps(1, .jumpNone) }
  }
}
