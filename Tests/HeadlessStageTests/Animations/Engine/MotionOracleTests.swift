import Testing

/// Long random scripts, compared with the definitions after every few steps.
@MainActor
@Suite("Any animations in any order")
struct MotionOracleTests {
  @Test("show and end as the definitions say, in any steps of the clock", arguments: 1...20)
  func scripts(seed: UInt64) {
    for pieces in [seed, seed + 1000] {
      let world = MotionWorld(seed: seed, pieces: pieces)
      world.run(400)
      #expect(world.problem == nil, "in step \(world.step ?? -1) of seed \(seed)")
    }
  }
}
