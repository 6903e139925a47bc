import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

/// `catalog audit`: checks samples against the laws of transitions.
struct AuditCommand: Command {
  static let name = "audit"
  static let help = """
    usage: catalog audit NAME ... [--law LAW] ... [--every N]
           catalog audit NAME ... [--device DEVICE] [--rtl] [--reduce-motion] [--dark]
           catalog audit NAME ... [--json] [--junit FILE] [--html FILE] [--force]
           catalog audit NAME ... [--jobs N] [--share DIR]
           catalog audit --all ...
           catalog audit --laws

    Holds samples to the laws of transitions, interrupts them at many frames, and prints a table and
    each violation with the line that checks just that law again.

      --all              every sample
      --laws             what each law says, what it reads and what it cannot see
      --law LAW          only this law; can be given several times
      --every N          interrupt runs at every Nth frame: 1 is every frame, and \(usual) the default
      --device DEVICE    the screen: phone (default), tablet, or that of a phone that folds:
                         folded, unfolded
      --rtl              a right-to-left layout
      --reduce-motion    reduced motion is preferred
      --dark             a dark interface
      --json             the same as JSON
      --junit FILE       also write JUnit XML for a continuous integration server: a test case for
                         each law and sample, skipped if there was nothing to check; '-' for the
                         standard output, which then has nothing else
      --html FILE        also write a page with the table and a picture of each violation
      --force            overwrite existing files
      --jobs N           audit in N processes; by default one for each core
      --share DIR        audit only what no other process with this folder audits, leave the reports
                         in the folder, and print nothing; so do the processes of --jobs
      --help             this page

    The laws:

    \(TransitionLaw.glossary(of: TransitionLaw.standard))

    A sample or a transition may declare a law that it does not keep, with a reason. A law can have
    nothing to check, for example if no finger drives the sample; it does not count as kept.

    The exit status is 0 if no law is violated, 1 if one is or the output could not be written, 64 if
    the command line is invalid.
    """

  private static let usual = AuditPlan.usualStride

  /// True if only the laws are printed.
  private let listsLaws: Bool

  private let samples: [any Sample.Type]
  private let plan: AuditPlan
  private let isJSON: Bool
  private let printsJUnit: Bool
  private let junit: OutputFile?
  private let page: OutputFile?
  private let work: SharedWork

  init(_ words: [String]) throws(UsageError) {
    let laws = TransitionLaw.standard
    let arguments = try Arguments(
      words, RunOptions.screens, SharedWork.options,
      [
        "--all": .flag, "--json": .flag, "--force": .flag, "--laws": .flag,
        "--law": .choice(laws.map(\.name.rawValue)), "--every": .text("a whole number"),
        "--junit": .text("the name of a file"), "--html": .text("the name of a file"),
      ])
    listsLaws = arguments.has("--laws")
    guard !listsLaws || arguments.names.isEmpty else {
      throw UsageError("'--laws' prints all laws and audits nothing; leave out the names.")
    }
    samples = listsLaws ? [] : try RunOptions.samples(arguments, of: Self.name)
    let chosen = arguments.values(of: "--law")
    plan = AuditPlan(
      laws: chosen.isEmpty ? laws : laws.filter { chosen.contains($0.name.rawValue) },
      screen: RunOptions.screen(arguments),
      stride: try arguments.count(of: "--every") ?? AuditPlan.usualStride)
    isJSON = arguments.has("--json")
    let report = arguments.value(of: "--junit")
    printsJUnit = report == "-"
    guard !isJSON || !printsJUnit else {
      throw UsageError("'--json' and '--junit -' both take the standard output; leave out one.")
    }
    let replaces = arguments.has("--force")
    junit = report.flatMap { $0 == "-" ? nil : OutputFile($0, replacing: replaces) }
    page = arguments.value(of: "--html").map { OutputFile($0, replacing: replaces) }
    work = try SharedWork(arguments)
  }

  func run(_ output: Output) throws -> Int32 {
    if listsLaws {
      try output.writeText(TransitionLaw.book)
      return 0
    }
    try junit?.check()
    try page?.check()
    let make = { SampleAudit(of: $0, plan).report }
    if try work.contributes(to: samples, make) { return 0 }
    let reports = try work.results(of: samples, by: output.program, words) { name, done in
      output.progress(ProgressBar.text(done, of: samples.count, name))
    } make: {
      make($0)
    }
    return try report(
      zip(samples, reports).map { SampleAudit(of: $0, plan, known: $1) }, output)
  }

  /// The words with which another process contributes.
  private var words: [String] {
    let laws = plan.laws.flatMap { ["--law", $0.name.rawValue] }
    return [Self.name] + samples.map { $0.name } + laws + plan.words
  }

  /// Writes the results of audits, and returns the exit status.
  func report(_ audits: [SampleAudit], _ output: Output) throws -> Int32 {
    output.progress("")
    let entries = audits.map { AuditEntry($0) }
    func makeXML() -> String { JUnitReport(title: "catalog audit", audits: entries).text }
    if let junit { try junit.write(Data(makeXML().utf8)) }
    if let page {
      let html = AuditPage(
        title: "Audit of the Catalog", noun: "sample", audits: entries,
        laws: plan.laws.map(AuditedLaw.init)
      ).html
      try page.write(Data(html.utf8))
    }
    if printsJUnit {
      try output.writeFile(makeXML())
    } else if isJSON {
      try output.write(JSONFile.text(audits.map(AuditData.init)))
    } else {
      try output.writeText(AuditTable(audits: audits, laws: plan.laws).text)
    }
    return audits.allSatisfy(\.report.isPassed) ? 0 : 1
  }
}
