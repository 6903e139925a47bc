import Foundation
import HeadlessStage
import TransitionPictures

/// Plays player pages in a real Chromium and compares them with their recordings.
///
/// Without arguments the program checks its own pages. Other pages need an expectation: `NAME.html`
/// needs `NAME.expectation.json`, a `PageExpectation` in JSON, in the same folder.
@main
@MainActor
enum PictureChecks {
  private static let help = """
    usage: picture-checks [--pages DIR [--share N]] [--pictures DIR] [--keep DIR]
           picture-checks --site DIR
           picture-checks --same FILE FILE
           picture-checks --drawings DIR DIR

    Plays pages in Chromium and checks that no error is reported, that they play to their end, and
    that every layer is where its recording says, within half a point and a hundredth of opacity. Their
    moving pictures are compared with the pictures of our own rasteriser, pixel by pixel, and must hold
    still under reduced motion. So are two scenes.
    The texts of an SVG picture must be where the stage has them, in Chromium and in librsvg. The titles
    and captions of filmstrips must not overlap or extend beyond the picture.
    No page may scroll sideways on a phone or on a desktop.

      --pages DIR   checks DIR/*.html, each with its DIR/*.expectation.json, and the moving pictures
                    of DIR/*.transcript, instead of the built-in pages
      --share N     loads only each Nth page to see that it does not scroll sideways
      --pictures DIR
                    checks the captions of the filmstrips DIR/*.svg, instead of the built-in pages
      --site DIR    uses the site of the Catalog in DIR with a keyboard and without JavaScript, at three
                    widths, light and dark: its budgets, no console message, no scrolling sideways,
                    the order of the focus, names and roles, contrast, the filter, pictures, copying
      --keep DIR    writes the built-in pages to DIR and leaves them there
      --same FILE FILE
                    compares the pictures of two transcripts, without a browser
      --drawings DIR DIR
                    compares what the moving pictures DIR/*.svg show with what those of the same names
                    in the other folder show
      --help        this page

    CHROMIUM names the browser's executable; 'chromium' unless it is set. The exit status is 0 if every
    page is right, 1 if one is not, 64 if the command line is invalid.
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
    if words.first == "--same" {
      guard words.count == 3 else { throw UsageError("'--same' needs two files.") }
      let files = (URL(fileURLWithPath: words[1]), URL(fileURLWithPath: words[2]))
      return report([try SameCheck(files).verdict]) ? 0 : 1
    }
    if words.first == "--drawings" {
      guard words.count == 3 else { throw UsageError("'--drawings' needs two folders.") }
      return try compareDrawings(
        URL(fileURLWithPath: words[1], isDirectory: true),
        URL(fileURLWithPath: words[2], isDirectory: true))
    }
    var folders: [String: String] = [:]
    var share = 1
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        print(help)
        return 0
      case "--pages", "--pictures", "--keep", "--site":
        guard let directory = rest.popFirst() else {
          throw UsageError("'\(word)' needs a folder.")
        }
        folders[word] = directory
      case "--share":
        guard let number = rest.popFirst().flatMap(Int.init), number > 0 else {
          throw UsageError("'--share' needs a whole number above 0.")
        }
        share = number
      default: throw UsageError("there is no option '\(word)'; see --help.")
      }
    }
    let scratch = try Scratch()
    defer { scratch.remove() }
    let urls = folders.mapValues { URL(fileURLWithPath: $0, isDirectory: true) }
    if let folder = urls["--pictures"] {
      let strips = try names(in: folder, endingWith: ".svg").map { name in
        let file = folder.appendingPathComponent("\(name).svg")
        return (name: name, svg: try String(contentsOf: file, encoding: .utf8))
      }
      guard !strips.isEmpty else {
        throw UsageError("there is nothing to check in \(folder.path).")
      }
      return report([CaptionCheck(strips).verdict(in: Browser(), scratch)]) ? 0 : 1
    }
    if let folder = urls["--site"] {
      return report(SiteCheck(folder).verdicts(in: Browser(), scratch)) ? 0 : 1
    }
    let pages = urls["--pages"]
    let folder = try pages ?? builtIn(in: urls["--keep"] ?? scratch.folder)
    // The checks may write pages of their own beside these.
    let all = try names(in: folder, endingWith: ".html").map {
      folder.appendingPathComponent("\($0).html")
    }
    let loaded = stride(from: 0, to: all.count, by: share).map { all[$0] }
    let trials = try playerTrials(in: folder)
    var moving: [AnimatedCheck] = []
    for name in try names(in: folder, endingWith: ".transcript") {
      let text = try String(
        contentsOf: folder.appendingPathComponent("\(name).transcript"), encoding: .utf8)
      let legs = try RecordedLeg.legs(inTranscript: text)
      moving.append(AnimatedCheck(name, legs))
    }
    var isRight = report(MeasuredPages(trials).verdicts(in: Browser(), scratch))
    isRight = report(AnimatedCheck.verdicts(on: moving, in: Browser(), scratch)) && isRight
    isRight = report([FitCheck(loaded).verdict(in: Browser(), scratch)]) && isRight
    if pages == nil {
      let own =
        PixelCheck.all.map { $0.verdict(in: Browser(), scratch) }
        + [
          PlantedPage.verdict(in: Browser(), scratch), TextCheck.verdict(in: Browser(), scratch),
          CaptionCheck.builtIn.verdict(in: Browser(), scratch),
        ]
      isRight = report(own) && isRight
    }
    return isRight ? 0 : 1
  }

  private static func compareDrawings(_ kept: URL, _ drawn: URL) throws -> Int32 {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let names = try names(in: kept, endingWith: ".svg")
    guard !names.isEmpty else { throw UsageError("there is nothing to check in \(kept.path).") }
    return report(try DrawingCheck(kept, drawn).verdicts(of: names, in: Browser(), scratch)) ? 0 : 1
  }

  /// Prints verdicts; true if all are right.
  private static func report(_ verdicts: [(text: String, isRight: Bool)]) -> Bool {
    for verdict in verdicts { print(verdict.text) }
    return verdicts.allSatisfy(\.isRight)
  }

  /// Writes the pages of the scenes, and their expectations.
  private static func builtIn(in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in CheckScene.pages() {
      try Data(page.html.utf8).write(to: folder.appendingPathComponent("\(name).html"))
      try JSONEncoder().encode(PageExpectation(page))
        .write(to: folder.appendingPathComponent("\(name).expectation.json"))
      // The odd recording has NaN values, and cannot be read back.
      guard name != "odd" else { continue }
      try Data(Transcript(page.legs).text.utf8)
        .write(to: folder.appendingPathComponent("\(name).transcript"))
    }
    return folder
  }

  /// The players of a folder that have expectations.
  private static func playerTrials(in folder: URL) throws -> [MeasuredPages.Trial] {
    let names = try names(in: folder, endingWith: ".expectation.json")
    guard !names.isEmpty else { throw UsageError("there is nothing to check in \(folder.path).") }
    return try names.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent("\(name).expectation.json"))
      let expectation = try JSONDecoder().decode(PageExpectation.self, from: data)
      let html = try String(
        contentsOf: folder.appendingPathComponent("\(name).html"), encoding: .utf8)
      let page = MeasuringScript(times: expectation.instants.map(\.time))
        .added(to: html, from: folder)
      return MeasuredPages.Trial(name: name, html: page) { PageVerdict($0, against: expectation) }
    }
  }

  /// The names of a folder's files with a suffix, without the suffix, in order.
  private static func names(
    in folder: URL, endingWith suffix: String
  ) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }
}

/// An invalid command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A temporary folder.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-checks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The profile folder of a browser.
  func profile(_ name: String) -> URL { folder.appendingPathComponent("profile-\(name)") }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
