import Foundation
import HeadlessViews
import Testing

@Suite("Lines of text")
struct TextLinesTests {
  /// Text with ten points per character and lines 21.8 points high.
  private let fontSize: CGFloat = 10 / 0.55

  private func lines(
    _ string: String, _ count: Int?, _ mode: LineBreakMode = .byTruncatingTail, width: CGFloat
  ) -> [String] {
    var text = TextContent(string, fontSize: fontSize)
    text.numberOfLines = count
    text.lineBreakMode = mode
    return text.lines(within: width)
  }

  @Test("are as written without a limit of lines")
  func written() {
    #expect(lines("one two\nthree", nil, width: 10) == ["one two", "three"])
    let text = TextContent("one two\nthree", fontSize: fontSize)
    #expect(text.size(within: 10) == text.size)
  }

  @Test("have as many whole words as fit, without the spaces between lines")
  func words() {
    let string = "the quick  brown fox"
    #expect(lines(string, 0, width: 90) == ["the quick", "brown fox"])
    #expect(lines(string, 0, width: 89) == ["the", "quick", "brown", "fox"])
    #expect(lines(string, 0, width: 200) == [string])
    #expect(lines("a\n\nb c", 0, width: 10) == ["a", "", "b", "c"])
    #expect(lines("", 0, width: 10) == [""])
  }

  @Test("break a word that is wider than a line, and have at least one character")
  func longWords() {
    #expect(lines("abcdefg hi", 0, width: 30) == ["abc", "def", "g", "hi"])
    #expect(lines("abc", 0, width: 1) == ["a", "b", "c"])
    #expect(lines("ab cd", 0, .byCharWrapping, width: 30) == ["ab ", "cd"])
  }

  @Test(
    "are whole where the width is zero, infinite or not a number",
    arguments: [0, -1, .infinity, .nan])
  func noWidth(width: CGFloat) {
    #expect(lines("one two\nthree", 0, width: width) == ["one two", "three"])
  }

  @Test(
    "end by their line break mode when there are too many",
    arguments: [
      (LineBreakMode.byWordWrapping, "three"), (.byCharWrapping, "three fo"),
      (.byClipping, "three fo"), (.byTruncatingHead, "…ur five"), (.byTruncatingTail, "three f…"),
      (.byTruncatingMiddle, "thre…ive"),
    ])
  func limits(mode: LineBreakMode, last: String) {
    let lines = lines("one two three four five", 2, mode, width: 80)
    #expect(lines.count == 2)
    #expect(lines[0] == (mode == .byCharWrapping ? "one two " : "one two"))
    #expect(lines[1] == last)
  }

  @Test("that are left out after a newline leave an ellipsis too")
  func newlines() {
    #expect(lines("one\ntwo", 1, width: 100) == ["one…"])
    #expect(lines("one\ntwo", 1, width: 30) == ["on…"])
    #expect(lines("one\ntwo", 2, width: 30) == ["one", "two"])
    #expect(lines("one", 1, width: 10) == ["…"])
  }

  @Test("of a label that was sized to fit do fit, with any rounding", arguments: 1..<60)
  func fitting(count: Int) {
    var text = TextContent(String(repeating: "a", count: count), fontSize: 17)
    text.numberOfLines = 0
    #expect(text.lines(within: text.size.width).count == 1)
    #expect(text.size(within: text.size.width) == text.size)
  }

  @MainActor
  @Test("give a label its size within a width; a single line has the width it needs")
  func label() {
    let label = Label(frame: .zero)
    label.text = "one two three"
    label.content.fontSize = fontSize
    #expect(label.numberOfLines == 1)
    let whole = label.sizeThatFits(.zero)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 70, height: 0))
    #expect(abs(size.width - 70) < 1e-9)
    #expect(abs(size.height - 2 * whole.height) < 1e-9)
    #expect(label.sizeThatFits(.zero) == whole)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == whole)
    label.numberOfLines = -3
    #expect(label.numberOfLines == 0)
  }

  @MainActor
  @Test("break by a mode that is set first, with one line by default")
  func mode() {
    let label = Label(frame: .zero)
    label.text = "one two"
    label.lineBreakMode = .byTruncatingMiddle
    #expect(label.content.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }
}
