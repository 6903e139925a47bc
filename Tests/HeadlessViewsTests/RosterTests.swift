import Testing

@testable import HeadlessViews

@Suite("A set of objects")
struct RosterTests {
  private final class Member {}

  @Test("is the array of the added and not removed objects, in order", arguments: 0..<20)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = (0..<120).map { _ in Member() }
    var (roster, expected) = (Roster<Member>(), [Member]())
    for step in 0..<3_000 {
      // Phases of mostly adding alternate with phases of mostly removing, down to an empty set.
      let joins = Int.random(in: 0..<10, using: &random) < (step / 300 % 2 == 0 ? 8 : 1)
      let member = all[Int.random(in: 0..<all.count, using: &random)]
      let isIn = expected.contains { $0 === member }
      if joins {
        #expect(roster.append(member) != isIn)
        if !isIn { expected.append(member) }
      } else if step % 50 == 49 {
        let gone = Set(all.shuffled(using: &random).prefix(40).map(ObjectIdentifier.init))
        roster.removeAll { gone.contains(ObjectIdentifier($0)) }
        expected.removeAll { gone.contains(ObjectIdentifier($0)) }
      } else {
        #expect(roster.remove(member) == isIn)
        expected.removeAll { $0 === member }
      }
      #expect(roster.count == expected.count && roster.isEmpty == expected.isEmpty)
      #expect(roster.elementsEqual(expected) { $0 === $1 })
      #expect(roster.contains(member) == expected.contains { $0 === member })
      let odd = { (each: Member) in ObjectIdentifier(each).hashValue % 3 == 0 }
      #expect(roster.last(where: odd) === expected.last(where: odd))
    }
  }

  @Test("is iterated as it was at the start, with any changes during the iteration")
  func snapshot() {
    let all = (0..<100).map { _ in Member() }
    var (roster, seen) = (Roster<Member>(), [Member]())
    for member in all { roster.append(member) }
    for member in roster {
      seen.append(member)
      roster.remove(member)
      roster.append(Member())
    }
    #expect(seen.elementsEqual(all) { $0 === $1 })
    #expect(roster.count == 100 && !roster.contains(all[0]))
  }

  @Test("retains only its members")
  func retains() {
    var roster = Roster<Member>()
    for _ in 0..<100 { roster.append(Member()) }
    weak let some = roster.last { _ in true }
    #expect(some != nil)
    for member in Array(roster) { roster.remove(member) }
    #expect(some == nil)
  }
}
