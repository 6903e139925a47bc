import Foundation
import TransitionLaws

/// A law as the column of a table.
struct AuditedLaw: Hashable {
  let name: String

  /// The law in a sentence.
  let meaning: String

  /// What the law looks at, and what it cannot see; nil for a law of the tests' own.
  let sight: TransitionLaw.Sight?

  /// The page of the law in the documentation, relative to the folder that has it; nil for a law of
  /// the tests' own.
  let page: String?

  init(_ law: TransitionLaw) {
    (name, meaning, sight) = (law.name.rawValue, law.meaning, law.sight)
    page = "documentation/transitionlaws/transitionlaw/\(law.name.constant.lowercased())/"
  }

  /// The laws that audits asked: those of the library in their order, then those of the tests.
  @MainActor
  static func asked(in audits: [AuditEntry]) -> [AuditedLaw] {
    let rows = audits.flatMap(\.report.rows)
    let names = Set(rows.map(\.law.rawValue))
    let standard = TransitionLaw.standard.map(AuditedLaw.init)
    let own = names.subtracting(standard.map(\.name)).sorted()
    return standard.filter { names.contains($0.name) }
      + own.map { name in
        AuditedLaw(name, rows.first { $0.law.rawValue == name }?.title ?? name)
      }
  }

  private init(_ name: String, _ meaning: String) {
    (self.name, self.meaning, sight, page) = (name, meaning, nil, nil)
  }
}

extension TransitionLaw {
  /// Laws with what they say, what they read and what they cannot see, a paragraph each.
  static var book: String {
    standard.map { law in
      let sight = law.sight.map { "\n  reads: \($0.reads)\n  cannot see: \($0.cannotSee)" } ?? ""
      return "\(law.name.rawValue): \(law.meaning)\(sight)"
    }.joined(separator: "\n\n")
  }

  /// Laws and their meanings, a line each, for a page of help.
  static func glossary(of laws: [TransitionLaw]) -> String {
    let width = laws.map(\.name.rawValue.count).max() ?? 0
    return laws.map { law in
      let name = law.name.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(law.meaning)"
    }.joined(separator: "\n")
  }
}
