import TestSupport
import HeadlessViews
import Testing

@Suite("A list of ordered objects")
struct OrderedObjectsTests {
  private final class Member {}

  @Test("is the array of the added and not removed objects, in order", arguments: 0..<20)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = (0..<300).map { _ in Member() }
    var (objects, expected) = (OrderedObjects<Member>(), [Member]())
    for step in 0..<3_000 {
      // Phases of mostly adding alternate with phases of mostly removing.
      let joins = Int.random(in: 0..<10, using: &random) < (step / 400 % 2 == 0 ? 8 : 2)
      let member =
        joins || expected.isEmpty
        ? all[Int.random(in: 0..<all.count, using: &random)]
        : expected[Int.random(in: 0..<expected.count, using: &random)]
      let isIn = expected.contains { $0 === member }
      if joins {
        objects.append(member)
        if !isIn { expected.append(member) }
      } else {
        #expect(objects.remove(member) == isIn)
        expected.removeAll { $0 === member }
      }
      #expect(objects.count == expected.count)
      #expect(objects.isEmpty == expected.isEmpty)
      // The list is not read after each change.
      guard Int.random(in: 0..<(step < 1_500 ? 3 : 150), using: &random) == 0 else { continue }
      #expect(objects.list.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      if let last = expected.last { #expect(objects[expected.count - 1] === last) }
    }
  }
}
