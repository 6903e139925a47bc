import Foundation
import TransitionRecording

/// Looks at player pages in a real Chromium and compares them with the recordings.
///
/// Without arguments it makes pages of its own. Pages of others come with what they must show: next to
/// `NAME.html` lies `NAME.expectation.json`, a `PageExpectation` in JSON.
@main
@MainActor
enum PictureChecks {
  private static let help = """
    usage: picture-checks [--pages DIR] [--keep DIR]

    Plays pages in Chromium and checks that no error is reported, that they play to their end, and
    that every layer is where its recording says, within half a point and a hundredth of opacity. Two
    scenes are also compared with the pictures of our own rasteriser, pixel by pixel.

      --pages DIR   checks DIR/*.html, each with its DIR/*.expectation.json, instead of the built-in pages
      --keep DIR    writes the built-in pages to DIR and leaves them there
      --help        this page

    CHROMIUM names the browser's executable; 'chromium' unless it is set. The exit status is 0 when every
    page is right, 1 when one is not, 64 when the command line cannot be understood.
    """

  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("picture-checks: \(error)\n".utf8))
      exit(error is UsageError ? 64 : 1)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    var (pages, kept): (String?, String?) = (nil, nil)
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        print(help)
        return 0
      case "--pages", "--keep":
        guard let directory = rest.popFirst() else {
          throw UsageError("'\(word)' needs a folder.")
        }
        if word == "--pages" { pages = directory } else { kept = directory }
      default: throw UsageError("there is no '\(word)'; see --help.")
      }
    }
    let scratch = try Scratch()
    defer { scratch.remove() }
    let folder =
      try pages.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? builtIn(in: kept.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? scratch.folder)
    var isRight = try check(folder, scratch)
    for check in pages == nil ? PixelCheck.all : [] {
      let verdict = check.verdict(in: Browser(), scratch)
      print(verdict.text)
      isRight = isRight && verdict.isRight
    }
    return isRight ? 0 : 1
  }

  /// Writes the pages of the scenes, and what they must show.
  private static func builtIn(in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in CheckScene.pages() {
      try Data(page.html.utf8).write(to: folder.appendingPathComponent("\(name).html"))
      try JSONEncoder().encode(PageExpectation(page))
        .write(to: folder.appendingPathComponent("\(name).expectation.json"))
    }
    return folder
  }

  /// Checks every page of a folder and prints a line about each.
  private static func check(_ folder: URL, _ scratch: Scratch) throws -> Bool {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".expectation.json") }
      .map { String($0.dropLast(".expectation.json".count)) }.sorted()
    guard !names.isEmpty else { throw UsageError("there is nothing to check in \(folder.path).") }
    let browser = Browser()
    var isRight = true
    for name in names {
      let data = try Data(contentsOf: folder.appendingPathComponent("\(name).expectation.json"))
      let expectation = try JSONDecoder().decode(PageExpectation.self, from: data)
      let html = try String(
        contentsOf: folder.appendingPathComponent("\(name).html"), encoding: .utf8)
      let copy = scratch.folder.appendingPathComponent("measured-\(name).html")
      let script = MeasuringScript(times: expectation.instants.map(\.time))
      try Data(script.added(to: html).utf8).write(to: copy)
      let verdict: PageVerdict
      do {
        let measured = try Measurement(dump: browser.dump(copy, profile: scratch.profile(name)))
        verdict = PageVerdict(measured, against: expectation)
      } catch {
        verdict = PageVerdict(complaint: "\(error)")
      }
      print(verdict.text(name))
      isRight = isRight && verdict.isRight
    }
    return isRight
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A folder for what is not to be kept.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-checks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Where a browser may leave what it likes.
  func profile(_ name: String) -> URL { folder.appendingPathComponent("profile-\(name)") }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
