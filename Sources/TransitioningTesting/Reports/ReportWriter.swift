import Foundation
import TransitionLaws

/// Writes the audits of this process to the folder for reports, and at the process's end their
/// summaries.
///
/// Several processes may write to one folder, one after the other or at once. A record belongs to a
/// build of a test program: the first audit of another build removes the records of the former one.
/// Records of the same build stay, since the same build finds the same faults. In Swift Testing the
/// first audit of a test removes what an earlier run of that test has left.
@MainActor
final class ReportWriter {
  private static var writers: [URL: ReportWriter] = [:]
  private static var warnedFolders: Set<URL> = []

  private let folder: AuditFolder
  private let origin: AuditRecord.Origin

  /// The number of audits of this process with equal results in one test.
  private var counts: [String: Int] = [:]

  /// The records of other processes.
  private var others: [(name: String, record: AuditRecord)]

  init(_ folder: URL, as origin: AuditRecord.Origin = .current) {
    (self.folder, self.origin) = (AuditFolder(folder), origin)
    others = self.folder.records().filter { $0.record.origin.process != origin.process }
    remove { $0.origin.program == origin.program && $0.origin.build != origin.build }
  }

  /// Writes an audit, if the environment asks for a report or a summary.
  ///
  /// If the folder for reports cannot be written, the first audit warns, and the summary of the
  /// step still has all audits.
  static func write(
    _ report: AuditReport, _ failures: [AuditFolder.Failure], at place: IssuePlace,
    as record: AuditPlace
  ) {
    let environment = TestEnvironment.current
    guard environment.reportFolder != nil || environment.stepSummary != nil else { return }
    ReportSummaries.writeAtExit()
    if let folder = environment.reportFolder {
      do {
        return try writer(folder).write(report, failures, at: record)
      } catch {
        if warnedFolders.insert(folder).inserted {
          let text =
            "the report cannot be written to '\(folder.path)', and the audits go on without it: "
            + Self.reason(error, folder)
          place.warn(text)
          place.show(.warning, text, title: "No report")
        }
      }
    }
    guard environment.stepSummary != nil else { return }
    try? writer(ReportSummaries.scratchFolder).write(report, failures, at: record)
  }

  /// The reason why a folder cannot be written, as the end of a sentence.
  private static func reason(_ error: any Error, _ folder: URL) -> String {
    var (place, isFolder) = (folder, ObjCBool(false))
    while !FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
      place.path != "/"
    {
      place = place.deletingLastPathComponent()
    }
    return isFolder.boolValue
      ? error.localizedDescription : "'\(place.path)' is not a folder"
  }

  private static func writer(_ folder: URL) -> ReportWriter {
    if let writer = writers[folder] { return writer }
    let writer = ReportWriter(folder)
    writers[folder] = writer
    return writer
  }

  /// Writes an audit under a name that no other audit of this process has.
  func write(
    _ report: AuditReport, _ failures: [AuditFolder.Failure], at place: AuditPlace
  ) throws {
    if let test = place.test {
      remove {
        $0.origin.program == origin.program && $0.place.fileID == place.fileID
          && $0.place.test == test
      }
    }
    let name = AuditFolder.name(of: report, at: place)
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    try folder.write(
      report, at: place, from: origin, failures, named: count == 1 ? name : "\(name)-\(count)")
  }

  private func remove(_ isOld: (AuditRecord) -> Bool) {
    others.removeAll { other in
      guard isOld(other.record) else { return false }
      folder.remove(other.record, named: other.name)
      return true
    }
  }
}
