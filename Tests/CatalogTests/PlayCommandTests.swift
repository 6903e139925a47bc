import Foundation
import Expectations
import TransitionPictures

@testable import TransitioningCatalog

/// A terminal of a test, with scripted keys and virtual time.
@MainActor
private final class ScriptedTerminal: Terminal {
  let size = (columns: 80, rows: 24)
  private(set) var screens: [[String]] = []
  private(set) var isTaken = false
  private var keys: [Int: String]

  /// The number of screens that it shows before it closes.
  private let lifetime: Int

  /// - Parameter keys: The keys that are pressed before a screen, by the screen's number.
  init(_ keys: [Int: String], lifetime: Int = .max) {
    self.keys = keys
    self.lifetime = lifetime
  }

  func taken(_ work: () throws -> Void) throws {
    isTaken = true
    defer { isTaken = false }
    try work()
  }

  func show(_ lines: [String]) throws {
    expectTrue(isTaken)
    guard screens.count < lifetime else { throw OutputError.noOutput("input/output error") }
    screens.append(lines)
  }

  func pressed() -> Data { Data((keys[screens.count] ?? "").utf8) }

  func wait(_ time: TimeInterval) -> TimeInterval { 0.05 }
}

@MainActor
@Suite("catalog play")
struct PlayCommandTests {
  @Test("plays until a key ends it, and restores the terminal")
  func plays() {
    let terminal = ScriptedTerminal([4: "-", 9: " ", 10: "\u{1B}[C", 12: "q"])
    let result = Result("play", "fade", terminal: terminal)
    expectEqual(result.status, 0)
    expectTrue(result.output.isEmpty)
    expectTrue(!terminal.isTaken)
    expectEqual(terminal.screens.count, 13)
    func states(_ index: Int) -> String { terminal.screens[index][22] }
    expectPrefix(terminal.screens[0][0], "fade - forward")
    expectPrefix(states(1), ">> playing x1   0.050 s of 0.35 s")
    expectPrefix(states(5), ">> playing x0.5   0.225 s")
    expectPrefix(states(9), "|| paused x0.5   0.325 s")
    expectPrefix(states(11), "|| paused x0.5   0.333 s of 0.35 s, 95 %   frame 21")
  }

  @Test("restores the terminal and gives the reason when the terminal closes")
  func gone() {
    let terminal = ScriptedTerminal([:], lifetime: 3)
    let result = Result("play", "fade", terminal: terminal)
    expectEqual(result.status, 1)
    expectTrue(!terminal.isTaken)
    expectEqual(terminal.screens.count, 3)
    expectEqual(result.complaints, "The standard output cannot be written: input/output error.\n")
  }

  @Test("prints a filmstrip where there is no terminal")
  func piped() {
    let result = Result("play", "toast", look: "color")
    expectEqual(result.status, 0)
    expectContains(result.output, "\u{1B}[")
    expectContains(result.output, "forward, 0.25 s")
    expectContains(result.output, "backward, 0.15 s")
  }

  @Test("explains wrong arguments")
  func mistakes() {
    expectEqual(Result("play").complaints, "'catalog play' needs the name of a sample.\n")
    expectTrue(Result("play", "fad").complaints.contains("did you mean 'fade'?"))
    expectTrue(Result("play", "fade", "menu").complaints.contains("takes one sample"))
    expectEqual(Result("play", "fade", "--speed", "2").status, 64)
    expectTrue(Result("play", "--help").output.contains("usage: catalog play NAME"))
  }
}
