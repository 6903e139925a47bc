import Expectations

@testable import HeadlessViews

@MainActor
@Suite("Diagnostics of a program that fails in every frame")
struct DiagnosticsCapacityTests {
  @Test("keep the first issues, and count and pass on all")
  func capacity() {
    let diagnostics = Diagnostics()
    var told = 0
    diagnostics.handler = { _ in told += 1 }
    for index in 0..<1000 {
      diagnostics.report(ViewIssue.indexOutOfRange(index: index, count: 0, owner: "a view"))
    }
    expectEqual(diagnostics.issues.count, Diagnostics.capacity)
    expectEqual(diagnostics.issueCount, 1000)
    expectEqual(told, 1000)
    let first = ViewIssue.indexOutOfRange(index: 0, count: 0, owner: "a view")
    expectEqual(diagnostics.issues.first as? ViewIssue, first)
    diagnostics.removeAll()
    expectTrue(diagnostics.issues.isEmpty)
    expectEqual(diagnostics.issueCount, 0)
  }
}
