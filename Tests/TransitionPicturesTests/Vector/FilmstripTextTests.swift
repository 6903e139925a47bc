import HeadlessViews
import Expectations

@testable import TransitionPictures

@Suite("A text of a filmstrip")
struct FilmstripTextTests {
  private let title = "A title of very many words, of which some are incomprehensibilities"

  @Test("has room for a wide substitute of its font")
  func width() {
    let measured = TextContent(title, fontSize: 15, isBold: true).size.width
    // DejaVu Sans Bold, the substitute on many machines, sets this title in 1.191 times the width.
    let width = FilmstripText(title, size: 15, isBold: true).width
    expectLess(1.191 * measured, width)
    expectLess(width, 1.3 * measured)
  }

  @Test("is cut with an ellipsis where it is too wide", arguments: [40, 100, 300] as [CGFloat])
  func cut(room: CGFloat) {
    let text = FilmstripText(title, size: 11)
    let shown = text.cut(to: room)
    expectTrue(shown.text.hasSuffix("…"))
    expectAtMost(shown.width, room)
    expectLess(room - 2 * 11, shown.width)
    expectEqual([text.width + 1e-6, 0].map { text.cut(to: $0).text }, [title, ""])
  }

  @Test("wraps into lines, and cuts the last", arguments: [100, 300, 1000] as [CGFloat])
  func wrapped(room: CGFloat) {
    let text = FilmstripText(String(repeating: title + " ", count: 9), size: 22, isBold: true)
    let lines = text.wrapped(to: room, lines: 3)
    expectEqual(lines.count, 3)
    expectTrue(lines.allSatisfy { $0.width <= room + 1e-3 })
    expectEqual(lines.last?.text.hasSuffix("…"), true)
    expectEqual(FilmstripText("one", size: 22).wrapped(to: room, lines: 3).map(\.text), ["one"])
    // No word is alone on the last line where the lines before it have more.
    let title = "pets: A row of cards; the middle one turns over, and its back fills the screen."
    let pair = FilmstripText(title, size: 22, isBold: true).wrapped(to: 896, lines: 3)
    expectEqual(pair.count, 2)
    expectTrue(pair.allSatisfy { $0.width > 350 })
    expectEqual(pair.map(\.text).joined(separator: " "), title)
  }

  @Test("escapes its characters, also in spans")
  func markup() {
    let text = FilmstripText("<&>", size: 10)
    let span = text.span(after: 7, color: "#fff")
    expectEqual(span, "<tspan fill=\"#fff\" font-weight=\"normal\" dx=\"7\">&lt;&amp;&gt;</tspan>")
    expectTrue(text.markup(at: .zero, spans: span).contains(">&lt;&amp;&gt;<tspan "))
  }
}
