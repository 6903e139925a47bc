import Expectations

@testable import TransitioningTesting

@Suite("A call in the source of a test")
struct CallTextTests {
  private func call(_ source: String, line: Int = 1, column: Int? = nil) throws -> CallText {
    let column = column ?? source.utf8.split(separator: UInt8(ascii: "("))[0].count + 1
    return try #require(CallText(in: source, line: line, column: column))
  }

  @Test(
    """
    has its arguments, which can be replaced, strings with brackets and commas, and code \
    within them
    """)
  func arguments() throws {
    var call = try call("  audit(Drop(height: 3, by: [1, 2]), on: [.phone], at: 0.2)")
    expectTrue(call.name == "audit" && call.arguments.map(\.label) == ["", "on", "at"])
    call.set("for", to: "[.ends]")
    call.set("at", to: nil)
    expectEqual(call.text, "audit(Drop(height: 3, by: [1, 2]), for: [.ends], on: [.phone])")
    let text = #"audit(Drop("a, (b\(c("d")) \" ["), allowing: [.init(.ends, because: "x, y")])"#
    let other = try self.call(text)
    expectTrue(other.arguments.count == 2 && other.text == text)
  }

  @Test("has trailing closures and several lines")
  func closures() throws {
    let source = """
      let é = 1
      audit(
        Drop(),
        as: [.pushed]
      ) { view in
        view.add()
      } inside: { _ in }
      other()
      """
    var call = try call(source, line: 2, column: 6)
    call.set("as", to: nil)
    expectEqual(call.text, "audit(Drop()) { view in\n  view.add()\n} inside: { _ in }")
  }

  @Test("is not found where there is none", arguments: [(9, 1), (1, 99), (1, 1), (0, 0)])
  func nothing(_ line: Int, _ column: Int) {
    expectTrue(CallText(in: "audit(Drop()", line: line, column: column) == nil)
    expectTrue(CallText(in: "audit(Drop()", line: 1, column: 6) == nil)
  }
}
