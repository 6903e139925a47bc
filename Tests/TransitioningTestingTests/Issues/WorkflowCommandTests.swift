import Expectations

@testable import TransitioningTesting

@Suite("A workflow command")
struct WorkflowCommandTests {
  @Test("is one line with the place, the title and the message")
  func line() {
    let command = WorkflowCommand(
      kind: .error, file: "Tests/DropTests.swift", line: 12, column: 7, title: "Drop breaks it",
      message: "at once")
    expectEqual(
      command.text,
      "::error file=Tests/DropTests.swift,line=12,col=7,title=Drop breaks it::at once")
  }

  @Test("escapes what GitHub would take for the end of a line, of a property or of all properties")
  func escapes() {
    let command = WorkflowCommand(
      kind: .warning, file: "a,b:c%.swift", line: 1, column: 1, title: "x::y, 100 %\r\n",
      message: "50 % of a: b, c\r\nnext\n::error::forged")
    expectEqual(
      command.text,
      "::warning file=a%2Cb%3Ac%25.swift,line=1,col=1,title=x%3A%3Ay%2C 100 %25%0D%0A"
        + "::50 %25 of a: b, c%0D%0Anext%0A::error::forged")
  }
}
