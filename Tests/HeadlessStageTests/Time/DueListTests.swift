import Foundation
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("A list of objects that are due")
struct DueListTests {
  private final class Reads { var count = 0 }

  private final class Alarm: Due {
    var instant: TimeInterval
    private let reads: Reads

    init(_ instant: TimeInterval, _ reads: Reads) { (self.instant, self.reads) = (instant, reads) }

    var nextInstant: TimeInterval {
      reads.count += 1
      return instant
    }
  }

  @Test("asks each object once, however many of them have changed")
  func reads() {
    let reads = Reads()
    let list = DueList<Alarm>()
    expectEqual(list.nextInstant, .infinity)
    let alarms = (1...1_000).map { Alarm(Double($0), reads) }
    for alarm in alarms { list.append(alarm) }
    expectEqual(list.nextInstant, 1)
    expectEqual(reads.count, 1_000)
    for alarm in alarms {
      alarm.instant += 500
      list.noteChange()
    }
    expectEqual(reads.count, 1_000)
    expectEqual(list.nextInstant, 501)
    expectEqual(list.nextInstant, 501)
    expectEqual(reads.count, 2_000)
    for alarm in alarms.prefix(400) { list.remove(alarm) }
    expectEqual(list.nextInstant, 901)
    expectEqual(reads.count, 2_600)
  }
}
