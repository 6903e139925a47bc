import Expectations

@testable import HeadlessControllers

@Suite("The controllers of a stack that are not in another")
struct StackDifferenceTests {
  private final class Counter { var comparisons = 0 }

  private struct Page: Equatable {
    let number: Int
    let counter: Counter

    static func == (left: Page, right: Page) -> Bool {
      left.counter.comparisons += 1
      return left.number == right.number
    }
  }

  @Test(
    "are those, in order, wherever the two differ",
    arguments: [
      ([], [], []), ([1, 2, 3], [1, 2], [3]), ([1, 2], [1, 2, 3], []),
      ([1, 2, 3], [2, 4], [1, 3]), ([1, 2, 3], [3, 2, 1], []),
      ([1, 2, 3], [], [1, 2, 3]), ([1, 2, 3, 4], [1, 4, 3], [2]),
    ] as [([Int], [Int], [Int])])
  func differences(one: [Int], other: [Int], absent: [Int]) {
    expectEqual(one.absent(from: other), absent)
  }

  @Test("are found in one pass where the stacks begin alike, as at a push or a pop")
  func steps() {
    let counter = Counter()
    let pages = (1...1_000).map { Page(number: $0, counter: counter) }
    let pushed = pages + [Page(number: 0, counter: counter)]
    expectEqual(pushed.absent(from: pages).map(\.number), [0])
    expectTrue(pages.absent(from: pushed).isEmpty)
    expectAtMost(counter.comparisons, 3_000)
  }
}
