import Foundation
import Testing

@testable import HeadlessViews

@Suite("Lines of text")
struct TextLinesTests {
  /// The size in which the letters of "abdeghnopqu" are ten points wide, a space five and an
  /// ellipsis eighteen, within a hundredth of a point.
  private let fontSize: CGFloat = 10 * 2048 / 1139

  private func lines(
    _ string: String, _ count: Int?, _ mode: NSLineBreakMode = .byTruncatingTail, width: CGFloat
  ) -> [String] {
    var text = TextContent(string, fontSize: fontSize)
    text.numberOfLines = count
    text.lineBreakMode = mode
    return text.lines(within: width)
  }

  @Test("are as written without a limit of lines")
  func written() {
    #expect(
      lines("one two\nthree\r\nfour\rfive", nil, width: 10) == [
        "one two", "three", "four", "five",
      ])
    let text = TextContent("one two\nthree", fontSize: fontSize)
    #expect(text.size(within: 10) == text.size)
  }

  @Test("have as many whole words as fit, without the spaces between lines")
  func words() {
    let string = "a hound  begun one"
    #expect(lines(string, 0, width: 85) == ["a hound", "begun one"])
    #expect(lines(string, 0, width: 84) == ["a hound", "begun", "one"])
    #expect(lines(string, 0, width: 64) == ["a", "hound", "begun", "one"])
    #expect(lines(string, 0, width: 200) == [string])
    #expect(lines("a\n\nb e", 0, width: 10) == ["a", "", "b", "e"])
    #expect(lines("", 0, width: 10) == [""])
    #expect(lines("one  ", 0, width: 30) == ["one"])
    #expect(lines("one  ", 0, width: 40) == ["one  "])
    #expect(lines("   one", 0, width: 14) == ["  ", " ", "o", "n", "e"])
  }

  @Test("have room for more narrow letters than wide ones, and for fewer when bold")
  func proportions() {
    #expect(lines("illi WW", 0, width: 56) == ["illi WW"])
    #expect(lines("WWW WW", 0, width: 56) == ["WWW", "WW"])
    #expect(lines("WWWW", 0, width: 56) == ["WWW", "W"])
    var text = TextContent("hundred", fontSize: 10)
    text.numberOfLines = 0
    let width = text.size.width
    #expect(text.lines(within: width).count == 1)
    text.isBold = true
    #expect(text.lines(within: width) == ["hundre", "d"])
  }

  @Test("break between characters and never inside one")
  func clusters() {
    let family = "👩‍👩‍👧‍👦"
    #expect(lines("\(family)\(family)", 0, width: 18) == [family, family])
    #expect(lines("e\u{301}e\u{301}", 0, width: 10) == ["e\u{301}", "e\u{301}"])
    #expect(lines("e\u{301}e\u{301}e", 1, width: 30) == ["e\u{301}e\u{301}e"])
    #expect(lines("e\u{301}e\u{301}e", 1, width: 29) == ["e\u{301}…"])
    #expect(lines("漢字漢字", 0, width: 36) == ["漢字", "漢字"])
  }

  @Test("of an enormous text hold all of its characters")
  func enormous() {
    let word = String(repeating: "hound ", count: 2_000)
    let lines = lines(word, 0, width: 110)
    #expect(lines.count == 1_000)
    #expect(lines.dropLast().allSatisfy { $0 == "hound hound" })
    #expect(self.lines(word, 1, width: 80) == ["hound …"])
    #expect(self.lines(String(repeating: "o", count: 5_000), 0, width: 50).count == 1_000)
  }

  @Test(
    "of a font size that is not positive and finite hold the text",
    arguments: [0, -1, .nan, -.infinity] as [CGFloat])
  func fontSizes(size: CGFloat) {
    var text = TextContent("one two", fontSize: size)
    text.numberOfLines = 0
    #expect(text.lines(within: 10) == ["one two"])
    text.fontSize = .infinity
    #expect(text.lines(within: 10).joined() == "onetwo")
  }

  @Test("that are cut to a width are as long as fits, and empty where only an ellipsis would fit")
  func truncation() {
    func cut(_ string: String, _ width: CGFloat) -> String {
      TextContent(string, fontSize: fontSize).truncated(to: width).string
    }
    #expect(cut("hound", 50) == "hound")
    #expect(cut("hound", 49) == "hou…")
    #expect(cut("hound", 28) == "h…")
    #expect(cut("hound", 27) == "")
    #expect(cut("hound", 0) == "")
    #expect(cut("hound", -1) == "")
    #expect(cut("", 0) == "")
    #expect(cut("…", 20) == "…")
    #expect(cut("one\ntwo", 100) == "one…")
    #expect(cut("hound", .infinity) == "hound")
  }

  @Test("break a word that is wider than a line, and have at least one character")
  func longWords() {
    #expect(lines("abdeghn op", 0, width: 30) == ["abd", "egh", "n", "op"])
    #expect(lines("abd", 0, width: 1) == ["a", "b", "d"])
    #expect(lines("ab de", 0, .byCharWrapping, width: 30) == ["ab ", "de"])
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
      (NSLineBreakMode.byWordWrapping, "head"), (.byCharWrapping, "ead noon "),
      (.byClipping, "head noo"), (.byTruncatingHead, "…n bone"), (.byTruncatingTail, "head n…"),
      (.byTruncatingMiddle, "hea…one"),
    ])
  func limits(mode: NSLineBreakMode, last: String) {
    let lines = lines("one gap head noon bone", 2, mode, width: 80)
    #expect(lines.count == 2)
    #expect(lines[0] == (mode == .byCharWrapping ? "one gap h" : "one gap"))
    #expect(lines[1] == last)
  }

  @Test("that are left out after a newline leave an ellipsis too")
  func newlines() {
    #expect(lines("one\nhen", 1, width: 100) == ["one…"])
    #expect(lines("one\nhen", 1, width: 30) == ["o…"])
    #expect(lines("one\nhen", 2, width: 30) == ["one", "hen"])
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
    let label = UILabel(frame: .zero)
    label.text = "one hen bee"
    label.content.fontSize = fontSize
    #expect(label.numberOfLines == 1)
    let whole = label.sizeThatFits(.zero)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 70, height: 0))
    #expect(abs(size.width - 65) < 0.01)
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
    let label = UILabel(frame: .zero)
    label.text = "one two"
    label.lineBreakMode = .byTruncatingMiddle
    #expect(label.content.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }
}
