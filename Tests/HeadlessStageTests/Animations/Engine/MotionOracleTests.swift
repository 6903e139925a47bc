import Testing

/// Scripts that nobody would write, held against the definitions after every few steps.
@MainActor
@Suite("Whatever is asked for, in whatever order,")
struct MotionOracleTests {
  @Test("shows and ends as the definitions say, and however time is cut up", arguments: 1...20)
  func scripts(seed: UInt64) {
    for pieces in [seed, seed + 1000] {
      let world = MotionWorld(seed: seed, pieces: pieces)
      world.run(400)
      #expect(world.problem == nil, "in step \(world.step ?? -1) of seed \(seed)")
    }
  }
}
