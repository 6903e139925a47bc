import Foundation
import Expectations
import TransitionPictures

@testable import TransitioningCatalog

/// A temporary folder of one test.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "render-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}

@MainActor
@Suite("catalog render")
struct RenderCommandTests {
  @Test("writes the same bytes each time, in every format", arguments: PictureFormat.allCases)
  func formats(format: PictureFormat) throws {
    let folder = try Folder()
    let words = ["render", "toast", "--leg", "backward", "--format", format.rawValue]
    let result = Result(words + ["--output", folder.path("a")])
    expectEqual(result.status, 0)
    expectTrue(result.output.isEmpty)
    expectTrue(result.complaints.isEmpty)
    expectEqual(folder.contents, ["a"])
    let text = try folder.text("a")
    expectTrue(!text.isEmpty)
    expectEqual(Result(words).output, text)
    expectEqual(Result(words + ["--output", "-"]).output, text)
    expectTrue(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test("lists the formats where another one is asked for")
  func unknownFormat() {
    let result = Result("render", "toast", "--format", "png")
    expectEqual(result.status, 64)
    expectContains(
      result.complaints,
      "There is no choice for --format 'png': did you mean 'svg'? The choices are svg, html, lottie,"
        + " csv, transcript.")
  }

  @Test("keeps an existing file unless '--force' is given")
  func existing() throws {
    let folder = try Folder()
    try "mine".write(toFile: folder.path("a"), atomically: true, encoding: .utf8)
    let words = ["render", "toast", "--format=csv", "--output", folder.path("a")]
    let refused = Result(words)
    expectEqual(refused.status, 1)
    expectContains(refused.complaints, "already exists; use '--force'")
    #expect(try folder.text("a") == "mine")
    expectEqual(Result(words + ["--force"]).status, 0)
    #expect(try folder.text("a").hasPrefix("leg,"))
    expectEqual(folder.contents, ["a"])
  }

  @Test("writes to a link's destination with its permissions, and to special files")
  func specialFiles() throws {
    let folder = try Folder()
    let manager = FileManager.default
    try "mine".write(toFile: folder.path("real"), atomically: true, encoding: .utf8)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("real"))
    try manager.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    let data = Data("drawn".utf8)
    try OutputFile(folder.path("link"), replacing: true).write(data)
    #expect(try folder.text("real") == "drawn")
    let link = try manager.attributesOfItem(atPath: folder.path("link"))
    expectEqual(link[.type] as? FileAttributeType, .typeSymbolicLink)
    let real = try manager.attributesOfItem(atPath: folder.path("real"))
    expectEqual(real[.posixPermissions] as? Int, 0o600)
    expectEqual(folder.contents, ["link", "real"])
    try OutputFile("/dev/null", replacing: true).write(data)
    let null = try manager.attributesOfItem(atPath: "/dev/null")
    expectEqual(null[.type] as? FileAttributeType, .typeCharacterSpecial)
  }

  @Test("gives the reason when it cannot write, and leaves nothing behind")
  func unwritable() throws {
    let folder = try Folder()
    func complaint(_ path: String) -> String {
      let result = Result(["render", "toast", "--format", "transcript", "--output", path])
      expectEqual(result.status, 1)
      expectTrue(result.output.isEmpty)
      return result.complaints
    }
    expectTrue(complaint(folder.path("no/a")).contains("does not exist; create it first"))
    expectTrue(complaint(folder.url.path).contains("is a folder; give the name of a file"))
    try "x".write(toFile: folder.path("file"), atomically: true, encoding: .utf8)
    expectTrue(complaint(folder.path("file/a")).contains("is not a folder"))
    for path in ["/proc/nothing-can-be-here", folder.path(String(repeating: "n", count: 300))] {
      let error = #expect(throws: OutputError.self) {
        try OutputFile(path, replacing: false).write(Data())
      }
      expectContains(error?.description, "cannot be written: ")
    }
    expectEqual(folder.contents, ["file"])
  }

  @Test("renders a sketch of a transition, which is a small picture")
  func sketch() throws {
    let words = ["render", "swing", "--format", "svg", "--sketch"]
    let sketch = Result(words + ["--animated"])
    expectEqual(sketch.status, 0)
    expectTrue((10_000..<50_000).contains(sketch.output.utf8.count))
    expectContains(sketch.output, "<title>swing: ")
    expectContains(sketch.output, "forward, 0.")
    expectContains(sketch.output, "backward, 0.")
    expectTrue(Result(words).complaints.contains("add '--animated'"))
    expectEqual(Result(words + ["--animated", "--interactive"]).status, 64)
    let none = Result("render", "pets", "--format", "svg", "--animated", "--sketch")
    expectEqual(none.status, 64)
    expectContains(none.complaints, "no transition of its own")
  }

  @Test("renders a moving picture of all legs, and nothing else moves")
  func animated() {
    let moving = Result("render", "toast", "--format", "svg", "--animated")
    expectEqual(moving.status, 0)
    expectTrue(moving.output.contains("@keyframes") && moving.output.contains("; backward, "))
    for format in PictureFormat.allCases where format != .svg {
      let result = Result("render", "toast", "--format", format.rawValue, "--animated")
      expectEqual(result.status, 64)
      expectContains(result.complaints, "'--animated' makes a moving SVG", "\(result.complaints)")
    }
  }

  @Test("renders one leg of several on request")
  func leg() throws {
    func legs(_ words: String...) throws -> [String] {
      let result = Result(["render", "toast", "--format", "transcript"] + words)
      expectEqual(result.status, 0)
      return try RecordedLeg.legs(inTranscript: result.output).map(\.title)
    }
    #expect(try legs() == ["forward", "backward"])
    #expect(try legs("--cancel", "0.2", "--leg=cancelled") == ["cancelled"])
    let result = Result("render", "toast", "--format", "transcript", "--leg", "bckward")
    expectEqual(result.status, 64)
    expectContains(result.complaints, "did you mean 'backward'?")
  }

  @Test("explains wrong arguments")
  func mistakes() {
    expectTrue(Result("render", "toast").complaints.contains("needs a format"))
    expectTrue(Result("render", "--format", "transcript").complaints.contains("needs the name"))
    expectTrue(
      Result("render", "toast", "--format", "trnscript").complaints.contains(
        "did you mean 'transcript'?"))
    expectTrue(Result("render", "toast", "--output").complaints.contains("the name of a file"))
    expectEqual(Result("render", "toast", "--format", "transcript", "--output=").status, 64)
    let empty = Result("render", "toast", "--format", "transcript", "--output=", "zzz")
    expectEqual(empty.status, 64)
    expectContains(empty.complaints, "the name of a file")
    expectTrue(Result("render", "--help").output.contains("--format FORMAT"))
  }
}
