import TestSupport
import Testing

@testable import HeadlessViews

@Suite("A set of objects")
struct ObjectSetTests {
  private final class Member {}

  @Test("is the array of the added and not removed objects, in order", arguments: 0..<20)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = (0..<120).map { _ in Member() }
    var (objects, expected) = (ObjectSet<Member>(), [Member]())
    for step in 0..<3_000 {
      // Phases of mostly adding alternate with phases of mostly removing, down to an empty set.
      let joins = Int.random(in: 0..<10, using: &random) < (step / 300 % 2 == 0 ? 8 : 1)
      let member = all[Int.random(in: 0..<all.count, using: &random)]
      let isIn = expected.contains { $0 === member }
      if joins {
        #expect(objects.append(member) != isIn)
        if !isIn { expected.append(member) }
      } else if step % 50 == 49 {
        let gone = Set(all.shuffled(using: &random).prefix(40).map(ObjectIdentifier.init))
        objects.removeAll { gone.contains(ObjectIdentifier($0)) }
        expected.removeAll { gone.contains(ObjectIdentifier($0)) }
      } else {
        #expect(objects.remove(member) == isIn)
        expected.removeAll { $0 === member }
      }
      #expect(objects.count == expected.count)
      #expect(objects.isEmpty == expected.isEmpty)
      #expect(objects.elementsEqual(expected) { $0 === $1 })
      #expect(objects.contains(member) == expected.contains { $0 === member })
      let odd = { (each: Member) in ObjectIdentifier(each).hashValue % 3 == 0 }
      #expect(objects.last(where: odd) === expected.last(where: odd))
    }
  }

  @Test("is iterated as it was at the start, with any changes during the iteration")
  func snapshot() {
    let all = (0..<100).map { _ in Member() }
    var (objects, seen) = (ObjectSet<Member>(), [Member]())
    for member in all { objects.append(member) }
    for member in objects {
      seen.append(member)
      objects.remove(member)
      objects.append(Member())
    }
    #expect(seen.elementsEqual(all) { $0 === $1 })
    #expect(objects.count == 100)
    #expect(!objects.contains(all[0]))
  }

  @Test("retains only its members")
  func retains() {
    var objects = ObjectSet<Member>()
    for _ in 0..<100 { objects.append(Member()) }
    weak let some = objects.last { _ in true }
    #expect(some != nil)
    for member in Array(objects) { objects.remove(member) }
    #expect(some == nil)
  }
}
