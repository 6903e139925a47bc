import Foundation

/// `catalog site`: the whole Catalog as web pages.
struct SiteCommand: Command {
  static let name = "site"
  static let help = """
    usage: catalog site --output DIR [--force] [--expectations]

    Makes web pages of the whole Catalog: one of all samples, index.html, and one of each, with its
    player, what it shows, whether it is right, and its source. They need nothing from elsewhere.

      --output DIR   the folder; it is made if need be
      --force        write pages even though there are files of their names
      --expectations beside each page, its transcript, and what a browser must report of it and other
                     players must show at some instants, for checks
      --help         this page

    The exit status is 0 when all was made, 1 when it could not be written, 64 when the command line
    cannot be understood.
    """

  private let folder: URL
  private let replaces: Bool
  private let hasExpectations: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, flags: ["--force", "--expectations"], texts: ["--output": "the name of a folder"])
    if let name = arguments.names.first {
      throw UsageError(
        "'catalog site' takes no names, such as \(QuotedText.name(name)); it is about all samples.")
    }
    guard let path = arguments.value(of: "--output") else {
      throw UsageError("'catalog site' needs a folder: '--output DIR'.")
    }
    folder = URL(filePath: path, directoryHint: .isDirectory)
    replaces = arguments.has("--force")
    hasExpectations = arguments.has("--expectations")
  }

  func run(_ output: Output) throws -> Int32 {
    let samples = Samples.all
    let target = OutputFolder(folder, replacing: replaces)
    try target.check(for: Site.names(of: samples))
    let site = try Site(of: samples, withExpectations: hasExpectations) { name, done in
      output.progress(ProgressBar.text(done, of: samples.count, name))
    }
    output.progress("")
    try target.write(site.files)
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
