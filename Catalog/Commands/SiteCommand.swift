import Foundation

/// `catalog site`: the whole Catalog as web pages.
struct SiteCommand: Command {
  static let name = "site"
  static let help = """
    usage: catalog site --output DIR [--force] [--expectations share|all]

    Writes the Catalog as web pages: index.html with all samples, and a page for each sample with
    its player, its protocols, the results of its checks, and its source. Other pages of a sample
    have its run under a finger, reversed, right-to-left, with reduced motion, on a tablet and dark. The
    pictures of the index move while they are pointed at. The pages load no files from elsewhere.

      --output DIR   the folder; it is created if it does not exist
      --force        overwrite existing pages
      --expectations SAMPLES
                     also write, for samples, the transcript, the values that a browser must report,
                     and pictures that other players must show at some instants: for all samples,
                     or for a share with every feature of drawing that any sample has
      --help         this page

    The exit status is 0 on success, 1 if the pages could not be written, 64 if the command line is
    invalid.
    """

  private let folder: URL
  private let replaces: Bool
  private let expectations: Site.Expectations?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, flags: ["--force"],
      options: ["--expectations": Site.Expectations.allCases.map(\.rawValue)],
      texts: ["--output": "the name of a folder"])
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
  }

  func run(_ output: Output) throws -> Int32 {
    let samples = Samples.all
    let target = OutputFolder(folder, replacing: replaces)
    try target.check(for: Site.names(of: samples))
    let site = try Site(of: samples, expectations: expectations) { name, done in
      output.progress(ProgressBar.text(done, of: samples.count, name))
    }
    output.progress("")
    try target.write(site.files)
    if !site.expected.isEmpty {
      let names = site.expected.map { $0.name }.joined(separator: ", ")
      try output.write("expectations of \(site.expected.count) of \(samples.count): \(names)")
    }
    try output.write("\(site.files.count) files are in \(folder.path); begin with index.html")
    return 0
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
