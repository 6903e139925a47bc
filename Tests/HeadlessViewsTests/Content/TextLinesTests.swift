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
    let cases: [(text: String, width: CGFloat, lines: [String])] = [
      (string, 85, ["a hound", "begun one"]), (string, 84, ["a hound", "begun", "one"]),
      (string, 64, ["a", "hound", "begun", "one"]), (string, 200, [string]),
      ("a\n\nb e", 10, ["a", "", "b", "e"]), ("", 10, [""]), ("one  ", 30, ["one"]),
      ("one  ", 40, ["one  "]), ("   one", 14, ["  ", " ", "o", "n", "e"]),
      // A word that is wider than a line is broken, and has at least one character.
      ("abdeghn op", 30, ["abd", "egh", "n", "op"]), ("abd", 1, ["a", "b", "d"]),
      // There is room for more narrow letters than wide ones.
      ("illi WW", 56, ["illi WW"]), ("WWW WW", 56, ["WWW", "WW"]), ("WWWW", 56, ["WWW", "W"]),
    ]
    expectEqual(cases.map { lines($0.text, 0, width: $0.width) }, cases.map(\.lines))
    expectEqual(lines("ab de", 0, .byCharWrapping, width: 30), ["ab ", "de"])
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
    expectEqual(
      [30, 29].map { lines("e\u{301}e\u{301}e", 1, width: $0) },
      [
        ["e\u{301}e\u{301}e"], ["e\u{301}…"],
      ])
    expectEqual(lines("漢字漢字", 0, width: 36), ["漢字", "漢字"])
  }

  @Test(
    """
    hold all characters of an enormous text, and the whole text for a font size or width that is \
    not positive and finite
    """)
  func enormous() {
    let word = String(repeating: "hound ", count: 2_000)
    let lines = lines(word, 0, width: 110)
    expectEqual(lines.count, 1_000)
    expectTrue(lines.dropLast().allSatisfy { $0 == "hound hound" })
    expectEqual(self.lines(word, 1, width: 80), ["hound …"])
    expectEqual(self.lines(String(repeating: "o", count: 5_000), 0, width: 50).count, 1_000)
    for size in [0, -1, .nan, -.infinity] as [CGFloat] {
      var text = TextContent("one two", fontSize: size)
      text.numberOfLines = 0
      expectEqual(text.lines(within: 10), ["one two"])
      text.fontSize = .infinity
      expectEqual(text.lines(within: 10).joined(), "onetwo")
    }
    for width in [0, -1, .infinity, .nan] as [CGFloat] {
      expectEqual(self.lines("one two\nthree", 0, width: width), ["one two", "three"])
    }
  }

  @Test(
    """
    that are cut to a width are as long as fits, and empty where only an ellipsis would fit; those \
    left out after a newline leave one too
    """)
  func truncation() {
    let cases: [(text: String, width: CGFloat, cut: String)] = [
      ("hound", 50, "hound"), ("hound", 49, "hou…"), ("hound", 28, "h…"), ("hound", 27, ""),
      ("hound", 0, ""), ("hound", -1, ""), ("", 0, ""), ("…", 20, "…"),
      ("one\ntwo", 100, "one…"), ("hound", .infinity, "hound"),
    ]
    let cuts = cases.map {
      TextContent($0.text, fontSize: fontSize).truncated(to: $0.width).string
    }
    expectEqual(cuts, cases.map(\.cut))
    let newlines: [(text: String, count: Int, width: CGFloat, lines: [String])] = [
      ("one\nhen", 1, 100, ["one…"]), ("one\nhen", 1, 30, ["o…"]),
      ("one\nhen", 2, 30, ["one", "hen"]), ("one", 1, 10, ["…"]),
    ]
    expectEqual(newlines.map { lines($0.text, $0.count, width: $0.width) }, newlines.map(\.lines))
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
    expectEqual(lines, [mode == .byCharWrapping ? "one gap h" : "one gap", last])
  }

  @Test("of a label that was sized to fit do fit, with any rounding")
  func fitting() {
    for count in 1..<60 {
      var text = TextContent(String(repeating: "a", count: count), fontSize: 17)
      text.numberOfLines = 0
      let width = text.size.width
      expectEqual(text.lines(within: width).count, 1)
      expectEqual(text.size(within: width), text.size)
    }
  }

  @MainActor
  @Test("give a label its size within a width; a single line has the width it needs")
  func label() {
    let label = UILabel(frame: .zero)
    label.text = "one hen bee"
    label.content.fontSize = fontSize
    label.lineBreakMode = .byTruncatingMiddle
    expectEqual(label.numberOfLines, 1)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    let whole = label.sizeThatFits(.zero)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 70, height: 0))
    expectNear(size.width, 65, within: 0.01)
    expectNear(size.height, 2 * whole.height, within: 1e-9)
    expectEqual(label.sizeThatFits(.zero), whole)
    label.numberOfLines = 1
    expectEqual(label.sizeThatFits(CGSize(width: 70, height: 0)), whole)
    label.numberOfLines = -3
    expectEqual(label.numberOfLines, 0)
  }
}
