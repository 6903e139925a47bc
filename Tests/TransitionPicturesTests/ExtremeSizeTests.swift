import Foundation
import HeadlessStage
import TestSupport
import Testing
import Transitioning

@testable import TransitionPictures
@testable import TransitionRecording

@MainActor
@Suite("Pictures of extreme size")
struct ExtremeSizeTests {
  private let list = DisplayList(time: 0, size: CGSize(width: 10, height: 10), items: [])

  @Test("are refused by name as rasters")
  nonisolated func rasters() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let list = DisplayList(time: 0, size: CGSize(width: 10, height: 10), items: [])
      _ = Raster(list, width: .max, height: 3)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("Raster must have at most 33554432 pixels, not 9223372036854775807 × 3"))
    await #expect(processExitsWith: .failure) {
      let list = DisplayList(time: 0, size: CGSize(width: 10, height: 10), items: [])
      _ = Raster(list, width: 2, height: 3, samples: .max)
    }
  }

  @Test("are cut to the size that a terminal can show")
  func terminals() throws {
    let strip = TerminalFilmstrip(columns: .max, frames: .max, look: .plain)
    #expect(strip.columns == 1000)
    #expect(strip.frames == 1000)
    let recording = RecordedScene().forward()
    let lines = strip.text(recording, title: "long").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 1000 })
    var player = TerminalPlayer(
      [RecordedLeg("forward", recording)], title: "fade", columns: .max, rows: .max, look: .plain)
    let screen = player.screen()
    #expect(screen.count == TerminalPlayer.maximumRows)
    #expect(screen.allSatisfy { $0.count == TerminalPlayer.maximumColumns })
    var small = TerminalPlayer([], title: "", columns: .min, rows: .min, look: .color)
    #expect(small.screen().count == 1)
  }

  @Test("last no longer than the largest number of frames")
  func recordings() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let recording = Recorder(stage, upTo: 90).record(within: 1e308) {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { window.alpha = 0.5 }
    }
    #expect(recording.frames.count == 90)
    #expect(throws: SettleError.self) { try recording.settled.get() }
    #expect(recording.endTime == 89.0 / 60)
  }

  @Test("begin at any instant that a clock can show", arguments: [1e12, 1e15, 1e17])
  func late(start: TimeInterval) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    stage.advance(to: start)
    let recording = Recorder(stage, upTo: 300).record(within: 100) {
      UIView.animate(withDuration: 1) { window.alpha = 0.5 }
    }
    let times = recording.frames.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(window.alpha == 0.5)
  }
}

@MainActor
@Suite("A name of 20,000 letters")
struct LongNameTests {
  private static let mark = "Ω"

  /// A recording of a moving view with a long name.
  private func recording(frames: Int) -> Recording {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let name = String(repeating: Self.mark, count: 20_000)
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    card.backgroundColor = .red
    card.accessibilityIdentifier = name
    card.layer.name = name
    window.addSubview(card)
    return Recorder(stage).record {
      UIView.animate(withDuration: Double(frames) / 60) { card.center.x = 200 }
    }
  }

  private func letters(_ text: String) -> Int {
    text.unicodeScalars.count { $0 == "Ω" } + text.components(separatedBy: "&#937;").count - 1
  }

  @Test("is not repeated in each row or frame of any format")
  func repetition() {
    let formats: [(String, ([RecordedLeg]) -> String)] = [
      ("svg", { SVGFilmstrip().text($0, title: "t") }),
      ("html", { PlayerPage(title: "t", legs: $0).html }),
      ("csv", { RecordingTable($0).csv }), ("tracks", { RecordingTable($0).trackCSV }),
      ("lottie", { LottieAnimation($0[0].recording).json }),
      ("css", { StyleSheet($0[0].recording).css }),
      ("transcript", { Transcript($0).text }),
      ("terminal", { TerminalFilmstrip(look: .color).text($0[0].recording, title: $0[0].title) }),
    ]
    let (short, long) = (recording(frames: 12), recording(frames: 60))
    for (format, text) in formats {
      let counts = [short, long].map { letters(text([RecordedLeg("leg", $0)])) }
      // A table row has at most 200 letters of the name; elsewhere more frames add none.
      let more = format == "csv" || format == "tracks" ? 200 * 2 * 48 : 0
      #expect(counts[1] - counts[0] <= more, "\(format): \(counts)")
      #expect(counts[0] >= (["css", "terminal"].contains(format) ? 0 : 10), "\(format): \(counts)")
      #expect(counts[0] <= 8 * 20_000, "\(format): \(counts)")
    }
  }

  @Test("is escaped in a time in proportion to its length")
  func escaping() {
    let text = String(repeating: "<Ω&", count: 50_000)
    #expect(Markup.escaped(text).utf8.count == 50_000 * (4 + 2 + 5))
    #expect(JSONText.quoted(text).utf8.count == 50_000 * (6 + 2 + 6) + 2)
    #expect(text.replacing("<", withText: "##").utf8.count == 50_000 * 5)
  }

  @Test("ends in an ellipsis in a table")
  func shortened() {
    let field = CSVText.field(String(repeating: "a", count: 100_000))
    #expect(field.unicodeScalars.count == 200)
    #expect(field.hasSuffix("a…"))
    #expect(CSVText.field("short") == "short")
  }
}
