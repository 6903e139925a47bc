import Foundation

/// A folder with the audits of tests, which tests write if the environment variable
/// `TRANSITIONING_REPORT` names it.
///
/// ```swift
/// let contents = try AuditFolder(URL(fileURLWithPath: "report")).contents()
/// print(AuditSummary(contents.audits).markdown())
/// ```
///
/// Each audit is a file `NAME.audit.json`, each law that failed a test a file
/// `NAME-LAW.violation.json`, and its run a transcript `NAME-LAW.transcript`. A name is that of the
/// test's file and of the transition, and a digest of the results: equal results have the same name
/// in each run and on each machine.
package struct AuditFolder: Hashable, Sendable {
  /// A file that cannot be used.
  package struct Problem: Hashable, Sendable {
    /// The file.
    package let file: URL

    /// The fault, as the end of a sentence.
    package let reason: String
  }

  /// What a folder has.
  package struct Contents: Sendable {
    /// The audits, by the name of the transition and the place of the call.
    package let audits: [RecordedAudit]

    /// The files that cannot be read.
    package let problems: [Problem]
  }

  /// The folder.
  package let url: URL

  static let auditSuffix = ".audit.json"
  static let violationSuffix = ".violation.json"

  /// Creates a reader of a folder, which need not exist.
  package init(_ url: URL) {
    self.url = url
  }

  /// The names of the files, in order.
  ///
  /// - Throws: The reason why the folder cannot be read.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Reads all audits.
  ///
  /// A damaged file is a problem, and the others are read. A violation whose audit cannot be read
  /// is an audit of its own.
  ///
  /// - Throws: The reason why the folder cannot be read.
  package func contents() throws -> Contents {
    var problems: [Problem] = []
    func read<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value? {
      let file = url.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
      do {
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
      } catch {
        let isThere = FileManager.default.fileExists(atPath: file.path)
        problems.append(
          Problem(file: file, reason: isThere ? Self.reason(error) : "is missing"))
        return nil
      }
    }
    let names = try names()
    var audits: [RecordedAudit] = []
    var claimed: Set<String> = []
    for name in names where name.hasSuffix(Self.auditSuffix) {
      guard let record = read(AuditRecord.self, name) else { continue }
      claimed.formUnion(record.violations)
      let failures = record.violations.compactMap { read(ViolationRecord.self, $0) }
      audits.append(RecordedAudit(record, failures, in: url))
    }
    for name in names where name.hasSuffix(Self.violationSuffix) && !claimed.contains(name) {
      guard let failure = read(ViolationRecord.self, name) else { continue }
      audits.append(RecordedAudit(failure, in: url))
    }
    audits.sort { one, other in
      let (first, second) = (one.place, other.place)
      let (name, otherName) = (one.report.name, other.report.name)
      guard name == otherName, first.file == second.file else {
        return (name, first.file) < (otherName, second.file)
      }
      return (
        first.line, first.column, first.test ?? "", first.variant ?? "", first.number ?? 1
      ) < (second.line, second.column, second.test ?? "", second.variant ?? "", second.number ?? 1)
    }
    return Contents(audits: RecordedAudit.merged(audits), problems: problems)
  }

  /// The fault of a file, as the end of a sentence.
  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "is damaged: it has no “\(key.stringValue)”"
    case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context):
      "is damaged: “\(context.codingPath.map(\.stringValue).joined(separator: "."))” has another type"
    case is DecodingError: "is damaged: it is not JSON"
    default: "cannot be read"
    }
  }
}
