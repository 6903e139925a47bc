import Expectations
import Foundation

@testable import device_questions

@MainActor
@Suite("The questions to UIKit")
struct AnswerSheetTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "OnDevice/answers.txt")

  private let text: String

  init() throws { text = try String(contentsOf: Self.file, encoding: .utf8) }

  @Test("are answered by the stage as the file says; device-questions writes it again")
  func isFresh() async {
    expectEqual(await StageAnswers.sheet().text, text)
  }

  @Test("have one name each, and none puzzles the stage or is left out there")
  func names() {
    let titles = Question.all.map(\.title)
    expectEqual(titles.count, Set(titles).count)
    expectAtMost(150, titles.count, "\(titles.count)")
    let sheet = AnswerSheet(reading: text)
    expectEqual(sheet.answers.count, titles.count)
    for (title, answer) in sheet.answers {
      expectTrue(!answer.text.hasPrefix("puzzled"), "\(title): \(answer.text)")
      expectTrue(!answer.text.hasPrefix(AnswerSheet.unasked), "\(title): \(answer.text)")
    }
    expectEqual(sheet.text, text)
  }

  @Test("are the same twice, and in the reverse order: none depends on another")
  func independent() async {
    expectEqual(await StageAnswers.sheet(of: Question.all.reversed()).text, text)
  }

  @Test("have other answers on a stage that has no leniencies, and of these rules only")
  func strict() async {
    let stage = AnswerSheet(reading: text)
    let strict = await StageAnswers.sheet(with: [])
    let rules = stage.differences(from: strict).map { $0.title.components(separatedBy: " | ")[0] }
    expectEqual(
      Set(rules),
      [
        "AnimatedTransitions 18", "Interaction 14", "Interaction 16", "Presentation 13",
        "Presentation 29",
      ])
  }

  @Test("name the rules whose answers a device gives otherwise")
  func planted() throws {
    let stage = AnswerSheet(reading: text)
    var device = stage
    let titles = stage.answers.keys.sorted()
    let chosen = (0..<10).map { $0 * titles.count / 10 }
    for place in chosen {
      let answer = try #require(stage.answers[titles[place]])
      let other = answer.number.map { Answer.number($0.value + 2 * $0.tolerance, within: 0) }
      device.note(other ?? .text("something else"), to: titles[place])
    }
    let found = stage.differences(from: AnswerSheet(reading: "# iOS 26.1\n" + device.text))
    expectEqual(found.map(\.title).sorted(), chosen.map { titles[$0] })
  }

  @Test("are no difference within the tolerance, nor where the device was not asked")
  func same() {
    var (stage, device) = (AnswerSheet(), AnswerSheet())
    stage.note(.number(10, within: 0.5), to: "Time 1 | a")
    device.note(.number(10.5, within: 0), to: "Time 1 | a")
    stage.note(.yes(true), to: "Time 1 | b")
    device.note(.text("not asked: it needs iOS 26"), to: "Time 1 | b")
    stage.note(.yes(true), to: "Time 1 | c")
    expectEqual(stage.differences(from: device), [])
    device.note(.number(10.51, within: 0), to: "Time 1 | a")
    device.note(.text("ended the app"), to: "Time 1 | c")
    device.note(.yes(false), to: "Time 2 | new")
    expectEqual(
      stage.differences(from: device).map(\.title), ["Time 1 | a", "Time 1 | c", "Time 2 | new"])
  }

  @Test("are read as they are written, also with bars and plus-minus signs in a text")
  func reading() {
    var sheet = AnswerSheet()
    sheet.note(.text("a | b ± c"), to: "Views 2 | bars")
    sheet.note(.number(-0.25, within: 0.001), to: "Views 10 | number")
    sheet.note(.number(.infinity, within: 1), to: "Views 9 | infinite")
    expectEqual(
      sheet.text,
      "Views 2 | bars | a | b ± c\nViews 9 | infinite | inf ± 1\nViews 10 | number | -0.25 ± 0.001\n"
    )
    expectEqual(AnswerSheet(reading: sheet.text).text, sheet.text)
  }
}
