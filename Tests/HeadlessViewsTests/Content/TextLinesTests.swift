import Foundation
import Expectations

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
    expectEqual(
      lines("one two\nthree\r\nfour\rfive", nil, width: 10),
      [
        "one two", "three", "four", "five",
      ])
    let text = TextContent("one two\nthree", fontSize: fontSize)
    expectEqual(text.size(within: 10), text.size)
  }

  @Test("have as many whole words as fit, without the spaces between lines")
  func words() {
    let string = "a hound  begun one"
    expectEqual(lines(string, 0, width: 85), ["a hound", "begun one"])
    expectEqual(lines(string, 0, width: 84), ["a hound", "begun", "one"])
    expectEqual(lines(string, 0, width: 64), ["a", "hound", "begun", "one"])
    expectEqual(lines(string, 0, width: 200), [string])
    expectEqual(lines("a\n\nb e", 0, width: 10), ["a", "", "b", "e"])
    expectEqual(lines("", 0, width: 10), [""])
    expectEqual(lines("one  ", 0, width: 30), ["one"])
    expectEqual(lines("one  ", 0, width: 40), ["one  "])
    expectEqual(lines("   one", 0, width: 14), ["  ", " ", "o", "n", "e"])
  }

  @Test("have room for more narrow letters than wide ones, and for fewer when bold")
  func proportions() {
    expectEqual(lines("illi WW", 0, width: 56), ["illi WW"])
    expectEqual(lines("WWW WW", 0, width: 56), ["WWW", "WW"])
    expectEqual(lines("WWWW", 0, width: 56), ["WWW", "W"])
    var text = TextContent("hundred", fontSize: 10)
    text.numberOfLines = 0
    let width = text.size.width
    expectEqual(text.lines(within: width).count, 1)
    text.isBold = true
    expectEqual(text.lines(within: width), ["hundre", "d"])
  }

  @Test("break between characters and never inside one")
  func clusters() {
    let family = "👩‍👩‍👧‍👦"
    expectEqual(lines("\(family)\(family)", 0, width: 18), [family, family])
    expectEqual(lines("e\u{301}e\u{301}", 0, width: 10), ["e\u{301}", "e\u{301}"])
    expectEqual(lines("e\u{301}e\u{301}e", 1, width: 30), ["e\u{301}e\u{301}e"])
    expectEqual(lines("e\u{301}e\u{301}e", 1, width: 29), ["e\u{301}…"])
    expectEqual(lines("漢字漢字", 0, width: 36), ["漢字", "漢字"])
  }

  @Test("of an enormous text hold all of its characters")
  func enormous() {
    let word = String(repeating: "hound ", count: 2_000)
    let lines = lines(word, 0, width: 110)
    expectEqual(lines.count, 1_000)
    expectTrue(lines.dropLast().allSatisfy { $0 == "hound hound" })
    expectEqual(self.lines(word, 1, width: 80), ["hound …"])
    expectEqual(self.lines(String(repeating: "o", count: 5_000), 0, width: 50).count, 1_000)
  }

  @Test(
    "of a font size that is not positive and finite hold the text",
    arguments: [0, -1, .nan, -.infinity] as [CGFloat])
  func fontSizes(size: CGFloat) {
    var text = TextContent("one two", fontSize: size)
    text.numberOfLines = 0
    expectEqual(text.lines(within: 10), ["one two"])
    text.fontSize = .infinity
    expectEqual(text.lines(within: 10).joined(), "onetwo")
  }

  @Test("that are cut to a width are as long as fits, and empty where only an ellipsis would fit")
  func truncation() {
    func cut(_ string: String, _ width: CGFloat) -> String {
      TextContent(string, fontSize: fontSize).truncated(to: width).string
    }
    expectEqual(cut("hound", 50), "hound")
    expectEqual(cut("hound", 49), "hou…")
    expectEqual(cut("hound", 28), "h…")
    expectEqual(cut("hound", 27), "")
    expectEqual(cut("hound", 0), "")
    expectEqual(cut("hound", -1), "")
    expectEqual(cut("", 0), "")
    expectEqual(cut("…", 20), "…")
    expectEqual(cut("one\ntwo", 100), "one…")
    expectEqual(cut("hound", .infinity), "hound")
  }

  @Test("break a word that is wider than a line, and have at least one character")
  func longWords() {
    expectEqual(lines("abdeghn op", 0, width: 30), ["abd", "egh", "n", "op"])
    expectEqual(lines("abd", 0, width: 1), ["a", "b", "d"])
    expectEqual(lines("ab de", 0, .byCharWrapping, width: 30), ["ab ", "de"])
  }

  @Test(
    "are whole where the width is zero, infinite or not a number",
    arguments: [0, -1, .infinity, .nan])
  func noWidth(width: CGFloat) {
    expectEqual(lines("one two\nthree", 0, width: width), ["one two", "three"])
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
    expectEqual(lines.count, 2)
    expectEqual(lines[0], (mode == .byCharWrapping ? "one gap h" : "one gap"))
    expectEqual(lines[1], last)
  }

  @Test("that are left out after a newline leave an ellipsis too")
  func newlines() {
    expectEqual(lines("one\nhen", 1, width: 100), ["one…"])
    expectEqual(lines("one\nhen", 1, width: 30), ["o…"])
    expectEqual(lines("one\nhen", 2, width: 30), ["one", "hen"])
    expectEqual(lines("one", 1, width: 10), ["…"])
  }

  @Test("of a label that was sized to fit do fit, with any rounding", arguments: 1..<60)
  func fitting(count: Int) {
    var text = TextContent(String(repeating: "a", count: count), fontSize: 17)
    text.numberOfLines = 0
    expectEqual(text.lines(within: text.size.width).count, 1)
    expectEqual(text.size(within: text.size.width), text.size)
  }

  @MainActor
  @Test("give a label its size within a width; a single line has the width it needs")
  func label() {
    let label = UILabel(frame: .zero)
    label.text = "one hen bee"
    label.content.fontSize = fontSize
    expectEqual(label.numberOfLines, 1)
    let whole = label.sizeThatFits(.zero)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 70, height: 0))
    expectTrue(abs(size.width - 65) < 0.01)
    expectTrue(abs(size.height - 2 * whole.height) < 1e-9)
    expectEqual(label.sizeThatFits(.zero), whole)
    label.numberOfLines = 1
    expectEqual(label.sizeThatFits(CGSize(width: 70, height: 0)), whole)
    label.numberOfLines = -3
    expectEqual(label.numberOfLines, 0)
  }

  @MainActor
  @Test("break by a mode that is set first, with one line by default")
  func mode() {
    let label = UILabel(frame: .zero)
    label.text = "one two"
    label.lineBreakMode = .byTruncatingMiddle
    expectEqual(label.content.numberOfLines, 1)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
  }
}
