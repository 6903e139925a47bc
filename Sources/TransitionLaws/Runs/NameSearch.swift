import Foundation
import Transitioning

/// The names for which a law of one's own looks in the frames of a round trip.
@MainActor
final class NameSearch {
  /// The search of the law that is checked now, on the main actor.
  private enum Current {
    /// Nil while no law is checked.
    @TaskLocal static var search: NameSearch?
  }

  /// The number of names that a sentence lists.
  private nonisolated static let limit = 12

  private var missing: Set<String> = []
  private var found: Set<String> = []

  private init() {}

  /// Notes that a frame was asked for a name.
  nonisolated static func note(_ name: String, isFound: Bool) {
    // There is a search only within the check of a law, which is on the main actor.
    guard let search = Current.search else { return }
    MainActor.assumeIsolated { search.add(name, isFound) }
  }

  private func add(_ name: String, _ isFound: Bool) {
    if isFound { found.insert(name) } else { missing.insert(name) }
  }

  /// The finding of a law; nothing if it finds no fault, but looks for a name that no frame has.
  ///
  /// - Parameters:
  ///   - runs: The runs, whose frames have names.
  ///   - check: Checks the law.
  static func checked(in runs: [AuditRun], _ check: () -> LawFinding) -> LawFinding {
    let search = NameSearch()
    let finding = Current.$search.withValue(search, operation: check)
    guard finding.violations.isEmpty, let name = search.missing.subtracting(search.found).min()
    else { return finding }
    return .nothing("no item '\(name)'; there are \(names(in: runs))")
  }

  /// The names that frames have, in quotes.
  private static func names(in runs: [AuditRun]) -> String {
    var names: [String] = []
    for run in runs {
      for item in run.frames.flatMap(\.displayList.items) where !names.contains(item.quotedName) {
        names.append(item.quotedName)
      }
    }
    let others = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }
}

extension DisplayItem {
  /// The name in quotes by which a frame finds the item: the identifier of its view, if it has one.
  fileprivate var quotedName: String {
    guard name.hasSuffix("'"), let start = name.firstIndex(of: "'") else { return "'\(name)'" }
    return String(name[start...])
  }
}
