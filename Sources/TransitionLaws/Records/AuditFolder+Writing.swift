import Foundation
package import TransitionRecording

extension AuditFolder {
  /// A law that failed a test, and its run.
  package struct Failure {
    let law: LawName
    let title: String
    let rows: [AuditReport.Row]
    let message: String
    let legs: [RecordedLeg]

    /// Creates the failure of a law.
    package init(_ rows: [AuditReport.Row], message: String, legs: [RecordedLeg]) {
      (law, title) = (rows.first?.law ?? "", rows.first?.title ?? "")
      (self.rows, self.message, self.legs) = (rows, message, legs)
    }
  }

  /// The name of the files of an audit: equal results have equal names.
  ///
  /// The line counts only where no test has a name, so that a name stays if lines move.
  package static func name(of report: AuditReport, at place: AuditPlace) -> String {
    let rows = report.rows.map { row in
      [
        row.law.rawValue, "\(row.situation)", row.outcome.rawValue, "\(row.checkedCount)",
        row.reason ?? "",
        row.violations.map(\.description).joined(separator: "\n"),
      ].joined(separator: "\n")
    }
    let test = place.test ?? "\(place.line):\(place.column)"
    let digest = FileNameText.digest(
      ([place.fileID, test, place.title(of: report.name)] + rows).joined(separator: "\n\n"))
    let file = URL(fileURLWithPath: place.fileID).deletingPathExtension().lastPathComponent
    return "\(FileNameText.word(file)).\(FileNameText.word(report.name))-\(digest)"
  }

  /// Writes an audit and its failures; the audit's own file comes last.
  ///
  /// - Throws: The reason why a file cannot be written.
  package func write(
    _ report: AuditReport, at place: AuditPlace, from origin: AuditRecord.Origin,
    _ failures: [Failure], named name: String
  ) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var violations: [String] = []
    for failure in failures {
      let stem = "\(name)-\(FileNameText.word(failure.law.rawValue))"
      var recording: String?
      if !failure.legs.isEmpty {
        let file = stem + ".transcript"
        try write(Data(Transcript(failure.legs).text.utf8), to: file)
        recording = file
      }
      let record = ViolationRecord(
        name: report.name, law: failure.law, title: failure.title, place: place,
        rows: failure.rows, message: failure.message, recording: recording)
      violations.append(stem + Self.violationSuffix)
      try write(JSONFile.data(record), to: stem + Self.violationSuffix)
    }
    let record = AuditRecord(
      origin: origin, place: place, report: report, violations: violations)
    try write(JSONFile.data(record), to: name + Self.auditSuffix)
  }

  /// Writes a file as a whole, so that no reader finds a part of it.
  package func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appendingPathComponent(name), options: .atomic)
  }

  /// The audits whose own files can be read, by the names of these files.
  package func records() -> [(name: String, record: AuditRecord)] {
    let names = (try? names()) ?? []
    return names.filter { $0.hasSuffix(Self.auditSuffix) }.compactMap { name in
      guard let data = try? Data(contentsOf: url.appendingPathComponent(name)),
        let record = try? JSONDecoder().decode(AuditRecord.self, from: data)
      else { return nil }
      return (name, record)
    }
  }

  /// Removes the files of an audit; another process may have removed them already.
  package func remove(_ record: AuditRecord, named name: String) {
    for violation in record.violations {
      let stem = URL(fileURLWithPath: violation).lastPathComponent
        .replacingOccurrences(of: Self.violationSuffix, with: "")
      for file in [stem + Self.violationSuffix, stem + ".transcript"] {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(file))
      }
    }
    try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }
}

/// Texts as parts of names of files.
package enum FileNameText {
  /// The letters and digits of a text; if others are replaced or cut, a digest tells texts apart.
  package static func word(_ text: String) -> String {
    let word = String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }.prefix(60))
    return word == text ? word : "\(word)-\(digest(text))"
  }

  /// Twelve hexadecimal digits of a text's FNV-1a hash, the same on every machine.
  static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(String(format: "%016lx", hash).suffix(12))
  }
}

/// Values as JSON for people and programs, with equal bytes for equal values.
package enum JSONFile {
  /// The text of a value, without a line break at its end.
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The bytes of a file with a value.
  package static func data(_ value: some Encodable) throws -> Data {
    Data("\(try text(value))\n".utf8)
  }
}
