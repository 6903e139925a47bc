import Testing

@testable import HeadlessStage

@MainActor
@Suite("An event queue")
struct AgendaTests {
  /// Removes all operations that are due by `time` and runs them.
  private func run(_ agenda: inout Agenda, until time: Double = .infinity) {
    while let work = agenda.removeFirst(dueBy: time, addedBefore: agenda.mark) { work() }
  }

  @Test("returns operations by time, and at one time in the order of adding", arguments: 0..<20)
  func order(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed))
    var agenda = Agenda()
    var expected: [(time: Double, index: Int)] = []
    var seen: [Int] = []
    for index in 0..<200 {
      let time = Double(Int.random(in: 0..<20, using: &numbers))
      expected.append((time, index))
      agenda.add(at: time) { seen.append(index) }
    }
    run(&agenda)
    #expect(seen == expected.sorted { ($0.time, $0.index) < ($1.time, $1.index) }.map(\.index))
    #expect(agenda.nextTime == nil)
  }

  @Test("drops exactly the cancelled operations", arguments: 0..<20)
  func cancelling(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed) + 100)
    var agenda = Agenda()
    var kept: [(time: Double, index: Int)] = []
    var seen: [Int] = []
    var tokens: [Agenda.Token] = []
    let times = (0..<200).map { _ in Double(Int.random(in: 0..<50, using: &numbers)) }
    for (index, time) in times.enumerated() {
      tokens.append(agenda.add(at: time) { seen.append(index) })
    }
    for (index, token) in tokens.enumerated() {
      if Bool.random(using: &numbers) {
        agenda.cancel(token)
        agenda.cancel(token)
      } else {
        kept.append((times[index], index))
      }
    }
    #expect(agenda.nextTime == kept.map(\.time).min())
    run(&agenda)
    #expect(seen == kept.sorted { ($0.time, $0.index) < ($1.time, $1.index) }.map(\.index))
  }

  @Test("returns no operation before its time, and none that was added after the mark")
  func limits() {
    var agenda = Agenda()
    var seen: [Int] = []
    agenda.add(at: 2) { seen.append(2) }
    agenda.add(at: 1) { seen.append(1) }
    run(&agenda, until: 1.5)
    #expect(seen == [1])
    #expect(agenda.nextTime == 2)
    let mark = agenda.mark
    agenda.add(at: 2) { seen.append(3) }
    agenda.removeFirst(dueBy: 2, addedBefore: mark)?()
    #expect(agenda.removeFirst(dueBy: 2, addedBefore: mark) == nil)
    #expect(seen == [1, 2])
    run(&agenda)
    #expect(seen == [1, 2, 3])
  }

  @Test("ignores the cancelling of an operation that has run")
  func lateCancel() {
    var agenda = Agenda()
    var seen: [Int] = []
    let first = agenda.add(at: 1) { seen.append(1) }
    agenda.add(at: 2) { seen.append(2) }
    agenda.removeFirst(dueBy: 1, addedBefore: agenda.mark)?()
    agenda.cancel(first)
    #expect(agenda.nextTime == 2)
    run(&agenda)
    #expect(seen == [1, 2])
  }
}
