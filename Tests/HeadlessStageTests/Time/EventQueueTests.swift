import TestFormulas
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("An event queue")
struct EventQueueTests {
  /// Removes all operations that are due by `time` and runs them.
  private func run(_ eventQueue: inout EventQueue, until time: Double = .infinity) {
    while let work = eventQueue.removeFirst(dueBy: time, addedBefore: eventQueue.mark) { work() }
  }

  @Test(
    "returns operations by time, and at one time in the order of adding, but for cancelled ones",
    arguments: 0..<20)
  func order(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
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
    expectEqual(eventQueue.nextTime, .infinity)
  }

  @Test("returns no operation before its time, and none that was added after the mark")
  func limits() {
    var eventQueue = EventQueue()
    var seen: [Int] = []
    eventQueue.add(at: 2) { seen.append(2) }
    let first = eventQueue.add(at: 1) { seen.append(1) }
    run(&eventQueue, until: 1.5)
    // The cancelling of an operation that has run is ignored.
    eventQueue.cancel(first)
    expectTrue(seen == [1] && eventQueue.nextTime == 2)
    let mark = eventQueue.mark
    eventQueue.add(at: 2) { seen.append(3) }
    eventQueue.removeFirst(dueBy: 2, addedBefore: mark)?()
    expectTrue(eventQueue.removeFirst(dueBy: 2, addedBefore: mark) == nil && seen == [1, 2])
    run(&eventQueue)
    expectEqual(seen, [1, 2, 3])
  }

  @Test(
    "shifts a chunk at most, in whatever order 20,000 operations are added and cancelled",
    arguments: ["rising", "falling", "mixed"])
  func chunks(order: String) {
    var eventQueue = EventQueue()
    let count = 20_000
    let times: [Double] =
      switch order {
      case "rising": (0..<count).map(Double.init)
      case "falling": (0..<count).reversed().map(Double.init)
      default: (0..<count).map { Double($0 * 7_919 % 977) }
      }
    var tokens: [EventQueue.Token] = []
    var longest = 0
    for time in times {
      tokens.append(eventQueue.add(at: time) {})
      longest = max(longest, eventQueue.chunks.last?.count ?? 0)
    }
    longest = eventQueue.chunks.reduce(longest) { max($0, $1.count) }
    expectAtMost(longest, EventQueue.chunkSize)
    // Chunks are half full at least, but for the first and the last, so that there are few.
    expectAtMost(eventQueue.chunks.count, 2 * count / EventQueue.chunkSize + 2)
    for token in tokens.dropLast(3) { eventQueue.cancel(token) }
    expectAtMost(eventQueue.chunks.count, 3)
    expectTrue(eventQueue.chunks.allSatisfy { !$0.isEmpty })
    run(&eventQueue)
    expectTrue(eventQueue.chunks.allSatisfy(\.isEmpty))
  }
}
