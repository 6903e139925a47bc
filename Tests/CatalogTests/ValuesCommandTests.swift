import Expectations
import Foundation

@testable import TransitioningCatalog

@MainActor
@Suite("catalog values")
struct ValuesCommandTests {
  /// The JSON of the command's output.
  private func entries(_ words: String...) throws -> [[String: Any]] {
    let result = Result(["values"] + words + ["--json"])
    expectEqual(result.status, 0)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
  }

  private func row(_ entry: [String: Any], _ property: String) throws -> [String: Any] {
    let values = try #require(entry["values"] as? [String: Any])
    let rows = try #require(values["rows"] as? [[String: Any]])
    return try #require(rows.first { $0["property"] as? String == property })
  }

  @Test("shows a fade there and back, by parts of its duration and by times")
  func fade() throws {
    let entries = try entries("fade", "--at", "0, 0.5,1,70ms,0.07s", "--property", "opacity")
    expectEqual(entries.map { $0["leg"] as? String }, ["forward", "backward"])
    for entry in entries {
      let duration = try #require(entry["duration"] as? Double)
      let times = try #require((entry["values"] as? [String: Any])?["times"] as? [Double])
      expectEqual(times, [0, 0.07, duration / 2, duration])
    }
    let (there, back) = (
      try #require(row(entries[0], "opacity")["values"] as? [Double]),
      try #require(row(entries[1], "opacity")["values"] as? [Double])
    )
    expectEqual([there[0], there[3], back[0], back[3]], [0, 1, 1, 0])
  }

  @Test("shows the legs of every way, and one of them if it is named")
  func legs() throws {
    expectEqual(
      try entries("fade", "--cancel", "0.3").map { $0["leg"] as? String },
      ["forward", "cancelled", "backward"])
    expectEqual(
      try entries("fade", "--cancel", "0.3", "--leg", "cancelled").map { $0["leg"] as? String },
      ["cancelled"])
  }

  @Test("prints a heading for each leg and no line longer than the terminal")
  func table() {
    let result = Result("values", "container-transform", "--at", "0,0.1,0.2,0.3,0.4,0.5,0.6,1")
    expectEqual(result.status, 0)
    expectContains(result.output, "container-transform, forward, 0.5 s\n")
    expectContains(result.output, "container-transform, backward, 0.4 s\n")
    expectTrue(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "refuses instants that are none, and properties that do not move",
    arguments: [
      (["fade", "--at", "2"], "takes parts from 0 to 1 and times such as 0.1s or 100ms"),
      (["fade", "--at", "-1s"], "not '-1s'"), (["fade", "--at", "nan"], "not 'nan'"),
      (["fade", "--at", "0,,1"], "separated by commas, not ''"),
      (["fade", "--at", "infs"], "not 'infs'"),
      (["fade", "--property", "opacty"], "There is no property 'opacty': did you mean 'opacity'?"),
      (["fade", "--leg", "sideways"], "forward"), (["fade", "cube"], "takes one sample"),
      ([], "needs the name of a sample"),
    ])
  func refused(words: [String], message: String) {
    let result = Result(["values"] + words)
    expectEqual(result.status, 64)
    expectTrue(result.output.isEmpty)
    expectContains(result.complaints, message)
  }
}
