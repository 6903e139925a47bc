import TestSupport
import Testing

@testable import HeadlessStage

@Suite("The awaited instants of a stage")
struct AwaitedInstantsTests {
  @Test("have the earliest of all remaining instants", arguments: 0..<10)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var instants = AwaitedInstants()
    var each = [Double](repeating: .infinity, count: 60)
    for step in 0..<4_000 {
      // At first many objects wait for the same instant, later each has its own.
      let index = Int.random(in: each.indices, using: &random)
      let count = step < 2_000 ? 9 : 100_000
      let isNone = Int.random(in: 0..<3, using: &random) == 0
      let new = isNone ? .infinity : Double(Int.random(in: 0..<count, using: &random))
      instants.move(from: each[index], to: new)
      each[index] = new
      #expect(instants.first == each.min())
    }
    for index in each.indices {
      instants.move(from: each[index], to: .infinity)
      each[index] = .infinity
      #expect(instants.first == each.min())
    }
  }
}
