import CatalogSamples
import Expectations
import Foundation
import TestFormulas
import Testing
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import TransitioningCatalog

@MainActor
@Suite("A session of a scene")
struct SceneSessionTests {
  private func session(
    _ name: String = "fade", on screen: StageScreen = .phone
  ) throws -> SceneSession {
    let sample = try RunOptions.sample(name)
    let means = SceneSession.Means(
      makeScene: { AuditedSample(sample.init()) }, picture: { SVGPicture($0).text },
      values: MotionTable.lines)
    return SceneSession(named: name, on: screen, with: means)
  }

  /// The answer to a line, as a dictionary.
  private func answer(_ session: SceneSession, _ line: String) throws -> [String: Any] {
    let text = session.answer(to: line)
    expectTrue(!text.contains("\n"), "\(text)")
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func lines(_ session: SceneSession, _ line: String) throws -> [String] {
    try #require(try answer(session, line)["lines"] as? [String])
  }

  @Test("goes there and back, and says how far it is")
  func journey() throws {
    let session = try session()
    expectContains(session.greeting, #""protocol":1"#)
    let begun = try answer(session, #"{"id":7,"do":"forward"}"#)
    expectEqual(begun["id"] as? Int, 7)
    expectEqual(begun["settled"] as? Bool, false)
    _ = try answer(session, #"{"do":"advance","frames":6}"#)
    let look = try lines(session, #"{"do":"look"}"#)
    expectPrefix(look[0], "390x844 after 0.1 s")
    expectPrefix(look[1], "FadeTransition forward: ")
    expectTrue(look.contains { $0.contains(" → opacity 1.0") }, "\(look)")
    let rest = try answer(session, #"{"do":"settle"}"#)
    expectEqual(rest["settled"] as? Bool, true)
    expectEqual(rest["open"] as? Bool, true)
    expectContains(try lines(session, #"{"do":"why"}"#).joined(), "FadeTransition runs forward")
    _ = try answer(session, #"{"do":"back"}"#)
    expectEqual(try answer(session, #"{"do":"settle"}"#)["open"] as? Bool, false)
  }

  @Test("drags a finger in phases, between which it can be looked at")
  func phases() throws {
    let session = try session("photo")
    _ = try answer(session, #"{"do":"forward"}"#)
    _ = try answer(session, #"{"do":"settle"}"#)
    let begin = try answer(session, #"{"do":"drag","phase":"begin","x":200,"y":300}"#)
    expectEqual(begin["hit"] as? String, "PictureView 'negative 5'")
    for y in [350, 450, 550] {
      _ = try answer(session, #"{"do":"drag","phase":"move","x":240,"y":\#(y)}"#)
      _ = try answer(session, #"{"do":"advance","frames":2}"#)
    }
    expectContains(try lines(session, #"{"do":"look"}"#)[1], "under a finger")
    expectEqual(try answer(session, #"{"do":"tap","x":1,"y":1}"#)["ok"] as? Bool, false)
    _ = try answer(session, #"{"do":"drag","phase":"end"}"#)
    expectEqual(try answer(session, #"{"do":"settle"}"#)["open"] as? Bool, false)
  }

  @Test("changes the settings and the size, or nothing")
  func settings() throws {
    let session = try session()
    let line = #"{"do":"set","dark":true,"width":844,"height":390}"#
    expectEqual(try answer(session, line)["ok"] as? Bool, true)
    _ = try answer(session, #"{"do":"settle"}"#)
    expectPrefix(try lines(session, #"{"do":"look"}"#)[0], "844x390")
    expectEqual(try answer(session, #"{"do":"set","width":390}"#)["ok"] as? Bool, false)
    expectPrefix(try lines(session, #"{"do":"look"}"#)[0], "844x390")
    expectContains(
      try #require(try answer(session, #"{"do":"picture"}"#)["svg"] as? String), "<svg")
  }

  @Test("asks the laws, and keeps the run as a test")
  func proof() throws {
    let session = try session()
    expectContains(
      try lines(session, #"{"do":"audit","law":"ends"}"#).joined(), "1 of 1 kept, 0 violated")
    _ = try answer(session, #"{"do":"forward"}"#)
    _ = try answer(session, #"{"do":"look"}"#)
    _ = try answer(session, #"{"do":"settle"}"#)
    let kept = try lines(session, #"{"do":"keep"}"#).joined(separator: "\n")
    expectContains(kept, ####"###"{"do":"forward"}"###,"####)
    expectTrue(!kept.contains(##""do":"look""##), "\(kept)")
    expectContains(kept, "\n      ]\n    ) {")
    let folded = try self.session(on: .folded.rotated.dark)
    expectContains(
      try lines(folded, #"{"do":"keep"}"#).joined(separator: "\n"),
      "\n      ], on: .folded.rotated.dark\n    ) {")
  }

  @Test(
    "refuses a wrong line and stays as it was",
    arguments: [
      "", "[", "[]", "7", "{}", #"{"do":7}"#, #"{"do":"fly"}"#, #"{"do":"advance"}"#,
      #"{"do":"advance","seconds":-1}"#, #"{"do":"advance","seconds":1e9}"#,
      #"{"do":"advance","seconds":1,"frames":1}"#, #"{"do":"advance","seconds":NaN}"#,
      #"{"do":"look","depth":1}"#, #"{"do":"back"}"#, #"{"do":"tap","view":"nothing"}"#,
      #"{"do":"tap","x":1}"#, #"{"do":"tap","view":"a","x":1,"y":1}"#, #"{"do":"set","dark":1}"#,
      #"{"do":"drag","x":1,"y":1}"#, #"{"do":"drag","phase":"end"}"#,
      #"{"do":"drag","phase":"up","x":1,"y":1}"#, #"{"do":"audit","law":"fly"}"#,
      String(repeating: "[", count: 5000), String(repeating: "a", count: 20_000),
    ])
  func refusals(line: String) throws {
    let session = try session()
    let before = session.answer(to: #"{"do":"look"}"#)
    let answer = try answer(session, line)
    expectEqual(answer["ok"] as? Bool, false)
    expectEqual((answer["error"] as? String)?.isEmpty, false)
    expectEqual(session.answer(to: #"{"do":"look"}"#), before)
  }

  @Test("answers each of many random lines", arguments: 0..<8)
  func fuzzing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = try session("photo")
    let values = [
      "0", "1", "-1", "1e308", "true", "null", "\"\"", "\"begin\"", "\"move\"", "\"end\"", "200",
      "5000", "[]", "{}", "\"negative 3\"",
    ]
    let fields = SessionCommand.allCases.flatMap(\.fields) + ["id", "é"]
    for _ in 0..<80 {
      let command = SessionCommand.allCases.filter { $0 != .quit && $0 != .audit }
        .randomElement(using: &random)
      var parts = ["\"do\":\"\(command?.rawValue ?? "")\""]
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let field = fields.randomElement(using: &random) ?? ""
        parts.append("\"\(field)\":\(values.randomElement(using: &random) ?? "0")")
      }
      let line = "{\(parts.joined(separator: ","))}"
      let cut = line.prefix(Int.random(in: 0...(2 * line.count), using: &random))
      expectTrue(try answer(session, String(cut))["ok"] is Bool)
    }
  }
}
