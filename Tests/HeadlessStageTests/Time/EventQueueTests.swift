import TestSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("An event queue")
struct EventQueueTests {
  /// Removes all operations that are due by `time` and runs them.
  private func run(_ eventQueue: inout EventQueue, until time: Double = .infinity) {
    while let work = eventQueue.removeFirst(dueBy: time, addedBefore: eventQueue.mark) { work() }
  }

  @Test("returns operations by time, and at one time in the order of adding", arguments: 0..<20)
  func order(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var eventQueue = EventQueue()
    var expected: [(time: Double, index: Int)] = []
    var seen: [Int] = []
    for index in 0..<200 {
      let time = Double(Int.random(in: 0..<20, using: &numbers))
      expected.append((time, index))
      eventQueue.add(at: time) { seen.append(index) }
    }
    run(&eventQueue)
    expectEqual(seen, expected.sorted { ($0.time, $0.index) < ($1.time, $1.index) }.map(\.index))
    expectEqual(eventQueue.nextTime, .infinity)
  }

  @Test("drops exactly the cancelled operations", arguments: 0..<20)
  func cancelling(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed) + 100)
    var eventQueue = EventQueue()
    var kept: [(time: Double, index: Int)] = []
    var seen: [Int] = []
    var tokens: [EventQueue.Token] = []
    let times = (0..<200).map { _ in Double(Int.random(in: 0..<50, using: &numbers)) }
    for (index, time) in times.enumerated() {
      tokens.append(eventQueue.add(at: time) { seen.append(index) })
    }
    for (index, token) in tokens.enumerated() {
      if Bool.random(using: &numbers) {
        eventQueue.cancel(token)
        eventQueue.cancel(token)
      } else {
        kept.append((times[index], index))
      }
    }
    expectEqual(eventQueue.nextTime, kept.map(\.time).min())
    run(&eventQueue)
    expectEqual(seen, kept.sorted { ($0.time, $0.index) < ($1.time, $1.index) }.map(\.index))
  }

  @Test("returns no operation before its time, and none that was added after the mark")
  func limits() {
    var eventQueue = EventQueue()
    var seen: [Int] = []
    eventQueue.add(at: 2) { seen.append(2) }
    eventQueue.add(at: 1) { seen.append(1) }
    run(&eventQueue, until: 1.5)
    expectEqual(seen, [1])
    expectEqual(eventQueue.nextTime, 2)
    let mark = eventQueue.mark
    eventQueue.add(at: 2) { seen.append(3) }
    eventQueue.removeFirst(dueBy: 2, addedBefore: mark)?()
    expectTrue(eventQueue.removeFirst(dueBy: 2, addedBefore: mark) == nil)
    expectEqual(seen, [1, 2])
    run(&eventQueue)
    expectEqual(seen, [1, 2, 3])
  }

  @Test("ignores the cancelling of an operation that has run")
  func lateCancel() {
    var eventQueue = EventQueue()
    var seen: [Int] = []
    let first = eventQueue.add(at: 1) { seen.append(1) }
    eventQueue.add(at: 2) { seen.append(2) }
    eventQueue.removeFirst(dueBy: 1, addedBefore: eventQueue.mark)?()
    eventQueue.cancel(first)
    expectEqual(eventQueue.nextTime, 2)
    run(&eventQueue)
    expectEqual(seen, [1, 2])
  }
}
