import RecordingSupport
import Expectations
import TransitionPictures
import Transitioning

@MainActor
@Suite("A player in a terminal")
struct TerminalPlayerTests {
  private func player(_ columns: Int = 60, _ rows: Int = 24) -> TerminalPlayer {
    let scene = RecordedScene()
    return TerminalPlayer(
      [RecordedLeg("forward", scene.forward()), RecordedLeg("backward", scene.backward())],
      title: "fade", columns: columns, rows: rows, look: .plain)
  }

  @Test(
    "fills a screen of any size",
    arguments: [(20, 8), (60, 24), (100, 30), (19, 40), (80, 7), (1, 1), (0, -3)])
  func fills(columns: Int, rows: Int) {
    var player = player(columns, rows)
    for _ in 0..<4 {
      let screen = player.screen()
      expectEqual(screen.map(\.count), Array(repeating: max(columns, 1), count: max(rows, 1)))
      expectTrue(screen.allSatisfy { $0.allSatisfy { $0.isASCII } })
      player.head.advance(by: 0.2)
    }
  }

  @Test("shows the title, the progress, the last event, and the picture of its current frame")
  func words() throws {
    var player = player(80, 24)
    let first = player.screen()
    player.head.advance(by: 0.175)
    var screen = player.screen()
    expectTrue(first[5..<15] != screen[5..<15])
    expectPrefix(screen[0], "fade - forward")
    let bar = try #require(screen.first { $0.hasPrefix("=") })
    // Half of the first of two legs of equal duration.
    expectEqual(bar.count { $0 == "=" }, 20)
    expectTrue(bar.contains("|"))
    expectTrue(
      screen.contains { $0.hasPrefix(">> playing x1   0.175 s of 0.35 s, 50 %   frame 11 of 22") })
    expectTrue(screen.contains { $0.contains("viewIsAppearing(true)") })
    player.head.press(.turnRound)
    player.head.press(.slower)
    player.head.press(.playOrPause)
    screen = player.screen()
    expectTrue(screen.contains { $0.hasPrefix("|| paused x0.5") })
    player.head.press(.start)
    expectEqual(player.screen()[1..<18], first[1..<18])
  }

  @Test("of no legs says so")
  func nothing() {
    var player = TerminalPlayer([], title: "x\u{1B}[2J", columns: 40, rows: 10, look: .color)
    expectEqual(player.screen().count, 10)
    expectPrefix(player.screen()[0], "x?[2J: there is nothing to play")
  }
}
