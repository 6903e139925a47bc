import HeadlessStage
import RecordingSupport
import Expectations
import Transitioning

@testable import TransitionPictures
@testable import TransitionRecording

@MainActor
@Suite("Pictures of extreme size")
struct ExtremeSizeTests {
  @Test("are refused by name as rasters")
  nonisolated func rasters() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let list = DisplayList(time: 0, size: CGSize(width: 10, height: 10), items: [])
      _ = Raster(list, width: .max, height: 3)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Raster must have at most 33554432 pixels, not 9223372036854775807 × 3")
    await #expect(processExitsWith: .failure) {
      let list = DisplayList(time: 0, size: CGSize(width: 10, height: 10), items: [])
      _ = Raster(list, width: 2, height: 3, samples: .max)
    }
  }

  @Test("are cut to the size that a terminal can show")
  func terminals() throws {
    let strip = TerminalFilmstrip(columns: .max, frames: .max, look: .plain)
    let recording = RecordedScene().forward()
    let lines = strip.text(recording, title: "long").split(separator: "\n")
    expectTrue(lines.allSatisfy { $0.count <= 1000 })
    var player = TerminalPlayer(
      [RecordedLeg("forward", recording)], title: "fade", columns: .max, rows: .max, look: .plain)
    let screen = player.screen()
    expectEqual(
      screen.map(\.count),
      Array(repeating: TerminalPlayer.maximumColumns, count: TerminalPlayer.maximumRows))
    var small = TerminalPlayer([], title: "", columns: .min, rows: .min, look: .color)
    expectEqual(small.screen().count, 1)
    var long = TerminalPlayer(
      Array(repeating: RecordedLeg("", recording), count: 90), title: "", columns: 40, rows: 12,
      look: .plain)
    long.head.advance(by: 0.5)
    expectEqual(long.screen().count, 12)
  }

  @Test("cannot have a track that begins before its first frame")
  nonisolated func tracks() async {
    await #expect(processExitsWith: .failure) {
      guard let target = AnimationTarget(key: "opacity") else { return }
      _ = PropertyTrack(layer: 1, name: "", target: target, firstFrame: -1, values: [])
    }
  }

  @Test("last no longer than the largest number of frames")
  func recordings() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let recording = Recorder(stage, upTo: 90).record(within: 1e308) {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { window.alpha = 0.5 }
    }
    expectTrue((recording.frames.count, recording.endTime) == (90, 89.0 / 60))
    #expect(throws: SettleError.self) { try recording.settled.get() }
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
    expectTrue(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    expectEqual(window.alpha, 0.5)
  }

  @Test("are escaped in a time in proportion to their length, and end in an ellipsis in a table")
  func escaping() {
    let text = String(repeating: "<Ω&", count: 200_000)
    let texts = [Markup.escaped(text), JSONText.quoted(text), text.replacing("<", withText: "##")]
    expectEqual(texts.map(\.utf8.count), [200_000 * 11, 200_000 * 14 + 2, 200_000 * 5])
    let fields = [String(repeating: "a", count: 100_000), "short"].map { CSVText.field($0) }
    expectEqual(fields, [String(repeating: "a", count: 199) + "…", "short"])
  }
}
