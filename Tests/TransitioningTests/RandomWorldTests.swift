import TestWorlds
import Testing

@MainActor
@Suite("A random world")
struct RandomWorldTests {
  @Test("has no faults, and is the same when it is run again", arguments: RandomWorld.allCases)
  func run(world: RandomWorld) {
    let outcomes = [1, 1, 2].map { world.run(operations: 10_000, seed: $0) }
    for outcome in outcomes {
      guard let fault = outcome.fault else { continue }
      let script = fault.prefix.map { "  \($0)\n" }.joined()
      Issue.record("\(world), life \(fault.seed): \(fault.complaint)\n\(script)")
    }
    #expect(outcomes[0].digest == outcomes[1].digest)
    #expect(outcomes[0].digest != outcomes[2].digest)
  }
}
