import HeadlessStage
import RecordingSupport
import Expectations
import TransitionPictures
import Transitioning

@Suite("A terminal's look")
struct TerminalLookTests {
  @Test("has colour in a terminal with colour, and is plain otherwise")
  func color() {
    let colored: [[String: String]] = [
      ["TERM": "xterm", "COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "24bit"],
      ["TERM": "xterm-256color"], ["TERM": "screen-256color", "NO_COLOR": ""],
      ["TERM": "xterm-direct"],
    ]
    let plain: [[String: String]] = [
      [:], ["TERM": "dumb", "COLORTERM": "truecolor"], ["TERM": "vt100"],
      ["TERM": "xterm-256color", "NO_COLOR": "1"], ["COLORTERM": "truecolor"],
    ]
    let looks = (colored + plain).map { TerminalLook.detect(environment: $0, isTerminal: true) }
    expectEqual(looks, colored.map { _ in .color } + plain.map { _ in .plain })
    let files = colored.map { TerminalLook.detect(environment: $0, isTerminal: false) }
    expectEqual(files, colored.map { _ in .plain })
  }
}

@MainActor
@Suite("A filmstrip in a terminal")
struct TerminalFilmstripTests {
  /// The lines of a text, without escape sequences.
  private func visible(_ text: String) -> [String] {
    text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(
    "has lines of one width, no wider than asked", arguments: TerminalLook.allCases,
    [12, 13, 40, 79, 80, 101])
  func width(look: TerminalLook, columns: Int) {
    for size in [CGSize.phone, CGSize.tablet, CGSize(width: 844, height: 390)] {
      let filmstrip = TerminalFilmstrip(columns: columns, look: look)
      for count in [1, 2, 6, 7] {
        let panel = FilmstripPanel(DisplayList(time: 0, size: size, items: []), caption: "0.117 s")
        let text = filmstrip.text(Array(repeating: panel, count: count), title: "forward, 0.35 s")
        let widths = Set(visible(text).map(\.count))
        expectEqual(widths.count, 1)
        expectTrue(widths.allSatisfy { $0 <= columns })
        expectEqual(text.ranges(of: "0.117 s").count, count)
      }
    }
  }

  @Test("is printable ASCII in the plain look, and puts the colours back at the end of each line")
  func characters() {
    let recording = RecordedScene().forward()
    let text = TerminalFilmstrip(look: .plain).text(recording, title: "vor → 前\u{1B}[2J\n")
    expectTrue(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    let colored = TerminalFilmstrip(look: .color).text(recording, title: "forward")
      .split(separator: "\n").filter { $0.contains("\u{1B}") }
    expectTrue(colored.contains { $0.contains("▀") })
    expectTrue(colored.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    // The heading has the duration of the run, and says whether it settles.
    expectPrefix(text, "vor ? ??[2J?, 0.35 s ")
    let stuck = TerminalFilmstrip(look: .plain).text(
      RecordedScene(StuckTransition()).forward(), title: "there")
    expectPrefix(stuck, "there, 0 s, did not settle")
  }

  @Test(
    "removes control characters from a title, and counts wide characters twice",
    arguments: TerminalLook.allCases)
  func harmless(look: TerminalLook) {
    let panel = FilmstripPanel(
      DisplayList(time: 0, size: .phone, items: []), caption: "\u{1B}]0;x\u{7}")
    let text = TerminalFilmstrip(look: look).text([panel], title: "\u{202E}a\r\n\u{9B}2J")
    expectPrefix(visible(text).first, "?a??2J")
    expectTrue(!text.contains("\u{7}"))
    guard look == .color else { return }
    let wide = TerminalFilmstrip(columns: 12, look: look)
    let titles = ["転場転場転場", "転場転場転場転"].map { wide.text([], title: $0) }
    expectEqual(titles, ["転場転場転場\n", "転場転場転… \n"])
  }

  @Test("survives impossible values", arguments: TerminalLook.allCases)
  func nonsense(look: TerminalLook) {
    let (empty, fade) = (Recording.of([], to: .nan), RecordedScene().forward())
    for (columns, frames) in [(1, 1), (-5, 0), (0, 1000), (1000, -3)] {
      let filmstrip = TerminalFilmstrip(columns: columns, frames: frames, look: look)
      expectPrefix(filmstrip.text(empty, title: ""), ", ? s")
      expectTrue(!filmstrip.text(fade, title: "").isEmpty)
    }
    for size in [CGSize(width: 1, height: 1e6), CGSize(width: 1e6, height: 1)] {
      let panel = FilmstripPanel(DisplayList(time: 0, size: size, items: []), caption: "")
      expectTrue(!TerminalFilmstrip(look: look).text([panel], title: "").isEmpty)
    }
  }

  @Test("shows a page that slides up")
  func drawn() {
    let size = CGSize(width: 100, height: 100)
    let panels = [100, 50, 0].map { top in
      let page = DisplayItem(
        layer: 1, name: "page", transform: CATransform3D(translationX: 0, y: top), size: size,
        fill: .black)
      return FilmstripPanel(
        DisplayList(time: 0, size: size, items: [page]), caption: "\(Int(top)) below")
    }
    let filmstrip = TerminalFilmstrip(columns: 44, frames: 3, look: .plain)
    let expected = """
      a page slides up
      +------------+ +------------+ +------------+
      |            | |            | |@@@@@@@@@@@@|
      |            | |            | |@@@@@@@@@@@@|
      |            | |            | |@@@@@@@@@@@@|
      |            | |@@@@@@@@@@@@| |@@@@@@@@@@@@|
      |            | |@@@@@@@@@@@@| |@@@@@@@@@@@@|
      |            | |@@@@@@@@@@@@| |@@@@@@@@@@@@|
      +------------+ +------------+ +------------+
        100 below       50 below       0 below
      """
    let lines = visible(filmstrip.text(panels, title: "a page slides up"))
    let shown = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    expectEqual(shown, expected.split(separator: "\n").map(String.init))
  }
}
