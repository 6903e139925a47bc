import CatalogSamples
import Expectations
import Foundation
import Testing
import TransitionLaws
import Transitioning

@testable import TransitioningCatalog

@MainActor
@Suite("a session of a scene")
struct SceneSessionTests {
  private func session() throws -> SceneSession {
    let sample = try RunOptions.sample("fade")
    return SceneSession(AuditedSample(sample.init()), named: "fade", on: .phone)
  }

  private func fields(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("goes there and back")
  func journey() throws {
    let session = try session()
    expectEqual(try fields(session.greeting)["protocol"] as? Int, 1)
    let begun = try fields(session.answer(to: #"{"id":7,"do":"forward"}"#))
    expectEqual(begun["id"] as? Int, 7)
    expectEqual(begun["settled"] as? Bool, false)
    let lines = try fields(session.answer(to: #"{"do":"look"}"#))["lines"] as? [String]
    expectEqual(lines?.contains { $0.contains("moves: ") }, true)
    let rest = try fields(session.answer(to: #"{"do":"settle"}"#))
    expectEqual(rest["settled"] as? Bool, true)
    expectEqual(rest["open"] as? Bool, true)
    _ = session.answer(to: #"{"do":"back"}"#)
    expectEqual(
      try fields(session.answer(to: #"{"do":"settle"}"#))["open"] as? Bool, false)
  }

  @Test(
    "refuses a wrong line and stays as it was",
    arguments: [
      "", "[", "[]", "7", "{}", #"{"do":7}"#, #"{"do":"fly"}"#, #"{"do":"advance"}"#,
      #"{"do":"advance","seconds":-1}"#, #"{"do":"advance","seconds":1e9}"#,
      #"{"do":"advance","seconds":NaN}"#, #"{"do":"look","depth":1}"#, #"{"do":"back"}"#,
      #"{"do":"tap","view":"nothing"}"#, #"{"do":"tap","x":1}"#, #"{"do":"set","dark":1}"#,
      String(repeating: "[", count: 5000), String(repeating: "a", count: 20_000),
    ])
  func refusals(line: String) throws {
    let session = try session()
    let before = session.answer(to: #"{"do":"look"}"#)
    let answer = try fields(session.answer(to: line))
    expectEqual(answer["ok"] as? Bool, false)
    expectEqual((answer["error"] as? String)?.isEmpty, false)
    expectEqual(session.answer(to: #"{"do":"look"}"#), before)
  }
}
