import Foundation
import TransitionLaws

/// `catalog report`: shows the audits that tests have left in a folder.
struct ReportCommand: Command {
  static let name = "report"
  static let help = """
    usage: catalog report DIR [--output OUT] [--base-address URL]
           catalog report DIR ... [--documentation URL]

    Makes a report of the audits that tests have left in DIR. Tests leave them
    there if a variable has the name of the folder:
    'TRANSITIONING_REPORT=DIR swift test'.

      --output OUT         the folder for the report, DIR/report by default; it is
                           created if it does not exist, and an earlier report in
                           it is replaced
      --base-address URL   where the pictures will be for the readers of the
                           comment; by default in the folder 'pictures' beside it
      --documentation URL  where the documentation's site is, to which the laws
                           then lead; without it the page explains them itself
      --help               this page

    The report has:

      index.html           a table of audits and laws, and the failures by law,
                           with pictures; a failure is a law that fails in an
                           audit, in one situation or in several
      runs/*.html          a page for each failure that plays its run
      junit.xml            a test case for each law, for a continuous integration
                           server
      audit.sarif          the failures in SARIF 2.1.0, for code scanning
      comment.md           a comment for a pull request, with a moving picture of
                           each failure
      pictures/*.svg       the moving pictures

    The exit status is 0 if the report was written, also if it shows failures; 1 if
    a file of DIR is damaged, in which case the others are reported, or if the
    report could not be written; 64 if the command line is invalid.
    """

  private let folder: URL
  private let output: URL
  private let base: String
  private let documentation: String?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words,
      [
        "--output": .text("the name of a folder"), "--base-address": .text("a web address"),
        "--documentation": .text("a web address"),
      ])
    guard let path = arguments.names.first else {
      throw UsageError("'catalog report' needs the folder with the audits of the tests.")
    }
    guard arguments.names.count == 1 else {
      throw UsageError("'catalog report' takes one folder, not \(arguments.names.count).")
    }
    folder = URL(filePath: path, directoryHint: .isDirectory)
    output =
      arguments.value(of: "--output").map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? folder.appending(path: "report", directoryHint: .isDirectory)
    base = try Self.address("--base-address", arguments) ?? TestReport.pictures
    documentation = try Self.address("--documentation", arguments)
  }

  /// The value of an option that is an address of the web; nil without the option.
  private static func address(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil,
      url.query == nil, url.fragment == nil
    else {
      throw UsageError(
        "The option '\(option)' takes the address of a folder, such as "
          + "'https://example.org/pictures', not \(QuotedText.name(text)).")
    }
    return text
  }

  func run(_ output: Output) throws -> Int32 {
    let contents = try contents()
    let target = ReportFolder(self.output)
    try target.check()
    let report = TestReport(contents)
    try target.write(
      report.files(
        picturesAt: base, documentation: documentation, version: CommandLineTool.version))
    for problem in report.problems { output.complain(problem) }
    try output.write(
      "\(report.summary.sum)\nthe report is in \(self.output.path); begin with index.html")
    return report.problems.isEmpty ? 0 : 1
  }

  /// The audits in the folder, or damaged files.
  private func contents() throws -> AuditFolder.Contents {
    guard folder.isFolder != nil else { throw InputError.missing(folder.path) }
    try folder.checkFolder()
    let contents: AuditFolder.Contents
    do {
      contents = try AuditFolder(folder).contents()
    } catch {
      throw InputError.unreadable(folder.path, OutputError.reason(error))
    }
    guard !contents.audits.isEmpty || !contents.problems.isEmpty else {
      throw InputError.empty(folder.path)
    }
    return contents
  }
}

/// The reason why a folder has no audits to report, as a sentence with advice.
enum InputError: Error, Hashable, CustomStringConvertible {
  /// The folder does not exist.
  case missing(String)

  /// The folder has no audits.
  case empty(String)

  /// The system refused to read the folder: the path and the reason.
  case unreadable(String, String)

  var description: String {
    switch self {
    case .missing(let path):
      "The folder \(QuotedText.path(path)) does not exist; run the tests with the variable "
        + "TRANSITIONING_REPORT set to its name."
    case .empty(let path):
      "The folder \(QuotedText.path(path)) has no audits; run the tests with the variable "
        + "TRANSITIONING_REPORT set to its name."
    case .unreadable(let path, let reason): "\(QuotedText.path(path)) cannot be read: \(reason)."
    }
  }
}
