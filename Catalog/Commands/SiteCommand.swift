import CatalogSamples
import Foundation

/// `catalog site`: the whole Catalog as web pages.
struct SiteCommand: Command {
  static let name = "site"
  static let help = """
    usage: catalog site --output DIR [--force] [--expectations share|all]
           catalog site --output DIR [--jobs N] [--share DIR]

    Writes the Catalog as web pages: index.html with all samples, and a page for each sample with
    the code that adopts its transition, a player, what moves with its curves, files to keep, the
    results of its checks, and its source. Other pages of a sample have its run under a finger,
    reversed, right-to-left, with reduced motion, on a tablet and dark. The index has a filter, which
    knows the names of other platforms; its pictures move while they are pointed at, and when they are
    pressed. The pages need no server, and load no files from elsewhere.

      --output DIR   the folder; it is created if it does not exist
      --force        overwrite existing pages
      --expectations SAMPLES
                     also write, for samples, the transcript, the values that a browser must report,
                     and pictures that other players must show at some instants: for all samples,
                     or for a share with every feature of drawing that any sample has
      --jobs N       make the pages in N processes; by default one for each core
      --share DIR    make only the pages of samples that no other process with this folder makes, in
                     a folder that exists, and no index; so do the processes of --jobs
      --help         this page

    A folder that cannot be written is refused before the work starts, and a site that cannot be
    finished is removed. The exit status is 0 on success, 1 if the pages could not be written, 64 if
    the command line is invalid.
    """

  private let folder: URL
  private let replaces: Bool
  private let expectations: Site.Expectations?
  private let work: SharedWork

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, SharedWork.options,
      [
        "--force": .flag, "--output": .text("the name of a folder"),
        "--expectations": .choice(Site.Expectations.allCases.map(\.rawValue)),
      ])
    if let name = arguments.names.first {
      throw UsageError(
        "'catalog site' takes no names, such as \(QuotedText.name(name)); it writes all samples.")
    }
    guard let path = arguments.value(of: "--output") else {
      throw UsageError("'catalog site' needs a folder: '--output DIR'.")
    }
    folder = URL(filePath: path, directoryHint: .isDirectory)
    replaces = arguments.has("--force")
    expectations = arguments.value(of: "--expectations").flatMap(Site.Expectations.init)
    work = try SharedWork(arguments)
  }

  func run(_ output: Output) throws -> Int32 {
    let samples = Samples.all
    let site = Site(of: samples, expectations: expectations)
    var target = OutputFolder(folder, replacing: replaces)
    let make = { [target] (sample: any Sample.Type) throws -> Site.Part in
      let (files, part) = site.files(of: sample)
      for file in files { try target.write(file.data, to: file.name) }
      return part
    }
    if try work.contributes(to: samples, make) { return 0 }
    try target.open(for: site.names)
    do {
      var progress = SiteProgress(of: samples.count, output)
      let parts = try work.results(of: samples, by: output.program, words) { name, done in
        progress.show(name, done)
      } make: {
        try make($0)
      }
      let (files, expected) = try site.rest(parts)
      target.add(files.map(\.name))
      for file in files { try target.write(file.data, to: file.name) }
      output.progress("")
      if !expected.isEmpty {
        let names = expected.map { $0.name }.joined(separator: ", ")
        try output.write("expectations of \(expected.count) of \(samples.count): \(names)")
      }
      let count = Set(site.names + files.map(\.name)).count
      try output.write("\(count) files are in \(folder.path); begin with index.html")
      return 0
    } catch {
      target.discard()
      throw error
    }
  }

  /// The words with which another process contributes.
  private var words: [String] {
    let expected = expectations.map { ["--expectations", $0.rawValue] } ?? []
    return [Self.name, "--output", folder.path, "--force"] + expected
  }
}

/// What a user sees of the progress: a bar in a terminal, and elsewhere a line for each tenth.
@MainActor
struct SiteProgress {
  private let count: Int
  private let output: Output
  private var tenth = -1

  init(of count: Int, _ output: Output) {
    self.count = count
    self.output = output
  }

  /// Shows the sample that is being made now.
  ///
  /// - Parameter done: The number of finished samples.
  mutating func show(_ name: String, _ done: Int) {
    output.progress(ProgressBar.text(done, of: count, name))
    let now = count > 0 ? 10 * done / count : 0
    guard now > tenth else { return }
    tenth = now
    output.note("sample \(done + 1) of \(count): \(name)")
  }
}

/// A progress bar in one line of a terminal.
enum ProgressBar {
  /// The bar, the count and the current name.
  static func text(_ done: Int, of count: Int, _ name: String) -> String {
    let width = 30
    let full = count > 0 ? width * done / count : width
    let bar = String(repeating: "=", count: full) + String(repeating: " ", count: width - full)
    return "[\(bar)] \(done + 1) of \(count)  \(name)"
  }
}
