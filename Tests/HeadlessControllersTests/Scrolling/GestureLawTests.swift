import TestWorlds
import Expectations

/// Random lives of fingers; the program `random-worlds` runs far more.
@MainActor
@Suite("Gestures under random fingers")
struct GestureLawTests {
  @Test(
    "keep all laws, with and without changes of the trees, also from within callbacks",
    arguments: GestureLife.Deeds.allCases)
  func laws(deeds: GestureLife.Deeds) throws {
    var recognized = 0
    for seed in 0..<16 {
      let life = GestureLife(seed: UInt64(seed), deeds: deeds)
      recognized += life.recognized
      try #require(life.complaints.isEmpty, "seed \(seed): \(life.complaints.prefix(5))")
    }
    expectLess(4, recognized)
  }

  @Test("are the same in any steps of the clock")
  func steps() {
    for seed in 0..<6 {
      let lives = [1, 37].map { GestureLife(seed: UInt64(seed), steps: $0) }
      expectTrue(lives.allSatisfy { $0.complaints.isEmpty && !$0.log.isEmpty })
      expectEqual(lives[0].log, lives[1].log)
    }
  }
}
