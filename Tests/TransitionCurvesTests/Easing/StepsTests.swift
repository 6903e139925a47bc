import TransitionCurves
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

  @Test("jumps at the instant at which a step begins; outside its time it holds or is extended")
  func instants() {
    let (end, start) = (Steps(4, .jumpEnd), Steps(4, .jumpStart))
    let values = [0.25, 0.25.nextDown, 1, 1.3, -0.1].map { end.value(at: $0) }
    expectEqual(values, [0.25, 0, 1, 1, 0])
    expectEqual([1.3, -0.1].map { end.extendedValue(at: $0) }, [1.25, -0.25])
    expectEqual(start.value(at: 0), 0.25)
  }

  @Test("is itself when reversed twice", arguments: Steps.Jump.allCases)
  func reversal(jump: Steps.Jump) {
    expectEqual(Steps(5, jump).reversed().reversed(), Steps(5, jump))
    for index in 0..<50 {
      let x = (Double(index) + 0.5) / 50
      let mirrored = 1 - Steps(5, jump).value(at: 1 - x)
      expectNear(Steps(5, jump).reversed().value(at: x), mirrored, within: 1e-15)
    }
  }

  @Test("refuses to have no steps")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = Steps(0, .jumpEnd) }
    await #expect(processExitsWith: .failure) { _ = Steps(1, .jumpNone) }
  }
}
