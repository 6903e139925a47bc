import TestWorlds
import Expectations

/// Random lives of controllers; the program `random-worlds` runs far more.
@Suite("A random world of controllers")
@MainActor
struct RandomWorldTests {
  @Test("runs without a fault, equally when it is run again, and differently for another seed")
  func repeats() {
    let outcome = RandomWorld.controllers.run(operations: 1_000, seed: 2_026)
    expectAtMost(1_000, outcome.operations)
    if let fault = outcome.fault {
      Issue.record("\(fault.complaint), after:\n\(fault.script.joined(separator: "\n"))")
    }
    let again = RandomWorld.controllers.run(operations: 1_000, seed: 2_026)
    expectEqual(again.digest, outcome.digest)
    let other = RandomWorld.controllers.run(operations: 1_000, seed: 2_027)
    expectTrue(other.digest != outcome.digest)
  }

  @Test("of pages that fingers catch comes to rest, equally when it is run again")
  func pages() {
    let outcome = RandomWorld.pages.run(operations: 3_000, seed: 2_026)
    if let fault = outcome.fault {
      Issue.record("\(fault.complaint), after:\n\(fault.script.joined(separator: "\n"))")
    }
    let again = RandomWorld.pages.run(operations: 3_000, seed: 2_026)
    expectEqual(again.digest, outcome.digest)
    expectLess(40, outcome.lives)
  }
}
