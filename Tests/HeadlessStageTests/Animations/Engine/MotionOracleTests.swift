import TestWorlds
import Expectations

/// Long random scripts; the program `random-worlds` runs far more.
@MainActor
@Suite("Any animations in any order")
struct MotionOracleTests {
  @Test("show and end as the definitions say, in any steps of the clock", arguments: 1...4)
  func scripts(seed: UInt64) {
    for pieces in [seed, seed + 1000] {
      let life = AnimationLife(seed: seed, pieces: pieces, length: 200)
      expectTrue(life.complaint == nil, "seed \(seed)")
    }
  }
}
