import Foundation
import TransitionLaws

/// The summaries that a process writes at its end: those of the folder for reports and of the step.
///
/// They are made from the records in the folder, so that any thread can write them.
struct ReportSummaries: Sendable {
  /// The environment of the process.
  let environment: TestEnvironment

  /// The process, as its records name it.
  let process: String

  /// The folder for the records of a process that has no other.
  let scratch: URL

  /// The folder for the records of this process if it has no other.
  static let scratchFolder = FileManager.default.temporaryDirectory
    .appending(path: "transitioning-report-\(AuditRecord.Origin.current.process)")

  /// The size that GitHub allows for the summary of a step, in bytes.
  static let largestStepSummary = 1 << 20

  @MainActor private static var isRegistered = false

  /// Writes the summaries when this process exits.
  @MainActor
  static func writeAtExit() {
    guard !isRegistered else { return }
    isRegistered = true
    atexit {
      // No test runs here, so that this is the environment of the process.
      ReportSummaries(
        environment: .current, process: AuditRecord.Origin.current.process,
        scratch: ReportSummaries.scratchFolder
      ).write()
    }
  }

  /// Writes the summaries; a failure cannot be reported any more.
  func write() {
    let reported = environment.reportFolder.map(AuditFolder.init)
    if let reported { try? summarize(reported) }
    if let file = environment.stepSummary {
      let audits = [reported, AuditFolder(scratch)].compactMap { try? $0?.contents().audits }
        .joined().filter { $0.origin?.process == process }
      if !audits.isEmpty { append(AuditSummary(Array(audits)), to: file) }
    }
    try? FileManager.default.removeItem(at: scratch)
  }

  /// Writes the summary of a folder, again if another process has changed the folder meanwhile.
  ///
  /// A process that goes on writes its own summary later, so that this one need not wait for it.
  private func summarize(_ folder: AuditFolder) throws {
    var known: [String]?
    for _ in 0..<10 {
      let names = try folder.names()
      if names == known { return }
      let summary = AuditSummary(try folder.contents().audits)
      try folder.write(JSONFile.data(summary), to: "summary.json")
      try folder.write(Data(summary.markdown().utf8), to: "summary.md")
      known = Array(Set(names + ["summary.json", "summary.md"])).sorted()
    }
  }

  /// Adds a summary to the file of the step, as far as there is room.
  private func append(_ summary: AuditSummary, to file: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    let text = "\n" + summary.markdown(within: Self.largestStepSummary - size - 1)
    guard size + text.utf8.count <= Self.largestStepSummary else { return }
    // The text is added at the end at once, whichever process writes meanwhile.
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
