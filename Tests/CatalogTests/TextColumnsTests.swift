import Expectations
import TransitionPictures

@testable import TransitioningCatalog

@MainActor
@Suite("Text in columns")
struct TextColumnsTests {
  @Test("breaks a line at a space, and continues it below its last column")
  func wrapped() {
    expectEqual(
      TextColumns.wrapped("  --name   one two three four\n\nplain  ", to: 20),
      "  --name   one two\n           three\n           four\n\nplain")
    expectEqual(
      TextColumns.wrapped("  name  one  two three four five six", to: 20),
      "  name  one  two\n        three four\n        five six")
    expectEqual(TextColumns.wrapped("one two three", to: 7), "one two\nthree")
    expectEqual(TextColumns.wrapped("    one two three", to: 12), "    one two\n      three")
  }

  @Test("leaves alone what fits, a word that is too long, and escape sequences")
  func kept() {
    let colored = "\u{1B}[38;2;1;2;3mone two three\u{1B}[0m"
    for text in ["one two", "antidisestablishmentarianism", colored, ""] {
      expectEqual(TextColumns.wrapped(text, to: 10), text)
    }
    expectEqual(TextColumns.wrapped("antidisestablishment is", to: 4), "antidisestablishment\nis")
  }

  @Test("wraps the paragraphs of a page anew, if one of its lines is too long")
  func reflowed() {
    let page = """
      usage: tool NAME
             tool --all

      It does one thing
      well.

        --all   all of the names, in
                their order
        --help  this page
      """
    expectEqual(TextColumns.reflowed(page, to: 40), page)
    expectEqual(
      TextColumns.reflowed(page, to: 22),
      """
      usage: tool NAME
             tool --all

      It does one thing
      well.

        --all   all of the
                names, in
                their order
        --help  this page
      """)
  }

  @Test("keeps every page of help within the terminal", arguments: [40, 60, 80, 100])
  func help(columns: Int) throws {
    for words in [["--help"]] + CommandLineTool.commands.map({ [$0.name, "--help"] }) {
      var text = ""
      let output = Output(
        look: .plain, columns: columns, write: { text += $0 + "\n" }, complain: { _ in })
      expectEqual(CommandLineTool.run(words, output), 0)
      let lines = text.split(separator: "\n").filter { $0.count > columns }
      expectEqual(lines, [], "\(words)")
      expectLess(200, text.count)
    }
  }

  @Test("keeps the list and a story within the terminal, if it wraps text", arguments: [60, 80])
  func terminal(columns: Int) throws {
    for words in [["list"], ["run", "fade"]] {
      var text = ""
      var output = Output(
        look: .plain, columns: columns, write: { text += $0 + "\n" }, complain: { _ in })
      output.wrapsText = true
      expectEqual(CommandLineTool.run(words, output), 0)
      let lines = text.split(separator: "\n")
      expectEqual(lines.filter { $0.count > columns || $0.hasSuffix(" ") }, [], "\(words)")
    }
  }
}
