public import Transitioning

/// A property that a transition must keep, checked by running the transition.
public struct TransitionLaw: Sendable, Identifiable {
  /// The name, which continues a sentence about the transition.
  public let name: LawName

  /// The law with the transition as its subject: `is continuous`.
  public let title: String

  /// The statement of the law, in a sentence.
  public let meaning: String

  /// The code that makes a ready-made law of one transition; nil for other laws.
  let code: String?

  let check: @MainActor @Sendable (Audit) -> LawFinding

  init(
    _ name: LawName, _ title: String, _ meaning: String,
    _ check: @escaping @MainActor @Sendable (Audit) -> LawFinding
  ) {
    (self.name, self.title, self.meaning, self.check) = (name, title, meaning, check)
    code = nil
  }

  /// Creates a ready-made law about one transition, whose name is its title.
  init(
    _ title: String, code: String?,
    _ check: @escaping @MainActor @Sendable (Audit) -> LawFinding
  ) {
    (name, self.title, meaning) = (LawName(rawValue: title), title, title)
    (self.code, self.check) = (code, check)
  }

  /// Creates a ready-made law about both runs of a round trip.
  init(
    _ title: String, code: String?,
    eachRun check: @escaping @MainActor @Sendable (AuditRun) -> LawFinding
  ) {
    self.init(title, code: code) { audit in
      NameSearch.checked(in: [audit.journey.forward, audit.journey.backward].compactMap(\.self)) {
        audit.eachRun(check)
      }
    }
  }

  /// Creates a law about both runs of a round trip.
  ///
  /// ```swift
  /// let still = TransitionLaw("the header stays") { run in
  ///   run.violations("the header moves") { frame in
  ///     frame["header"]?.transform != run.first["header"]?.transform
  ///   }
  /// }
  /// ```
  ///
  /// If the check looks for an item by a name that no frame of either run has, and finds no fault,
  /// the law has nothing to check.
  ///
  /// - Parameters:
  ///   - title: The law, in a few words; it is also its name.
  ///   - check: Called with the run forward and the run backward.
  public init(
    _ title: String, _ check: @escaping @MainActor @Sendable (AuditRun) -> LawFinding
  ) {
    self.init(title, code: nil, eachRun: check)
  }

  /// The name of the law.
  public var id: String { name.rawValue }
}

extension TransitionLaw: Hashable, CustomStringConvertible {
  /// True if both have one name.
  public static func == (one: TransitionLaw, other: TransitionLaw) -> Bool {
    one.name == other.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the law.
  public var description: String { name.rawValue }
}
