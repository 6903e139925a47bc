import Foundation
public import Transitioning

/// The findings of an audit, law by law.
public struct AuditReport: Sendable, Codable {
  /// The result of a law in a situation.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Every check holds.
    case kept
    /// At least one violation.
    case violated
    /// Violated, but declared with a reason.
    case declared
    /// There was nothing to check; this does not count as kept.
    case nothingToCheck = "nothing to check"
    /// The fault of another row prevents the check, such as a transition that does not end.
    case notAsked = "not asked"
  }

  /// The place of a check: in a file it is the text `pushed, phone`.
  public struct Situation: Hashable, Sendable {
    /// The placement of the controller; nil for an app's scene.
    public let placement: AuditPlacement?
    /// The name of the screen.
    public let screen: String
  }

  /// A law in a situation.
  public struct Row: Sendable, Codable {
    /// The law.
    public let law: LawName
    /// The law with the transition as its subject.
    public let title: String
    /// The placement and the screen.
    public let situation: Situation
    /// The result.
    public let outcome: Outcome
    /// The number of checks.
    public let checkedCount: Int
    /// The faults.
    public let violations: [Violation]
    /// The reason of an exception, or why there was nothing to check.
    ///
    /// A violated row has a reason if the fault is a needless exception: the reason of that
    /// exception.
    public let reason: String?
    /// The time that the check took, in seconds.
    public let seconds: Double
    /// The law whose fault prevents the check; nil for a row that was asked.
    package internal(set) var root: LawName?
    /// The code that makes a ready-made law of one transition; nil for other laws.
    package internal(set) var code: String?
  }

  /// The name of the transition or of the scene.
  public let name: String

  /// The laws, situation by situation.
  public let rows: [Row]

  /// The number of runs.
  public let runs: Int

  /// The time that the audit took, in seconds.
  public let seconds: Double

  /// True if no law is violated.
  public var isPassed: Bool { !rows.contains { $0.outcome == .violated } }

  /// The rows of laws that are violated.
  public var violatedRows: [Row] { rows.filter { $0.outcome == .violated } }

  /// The row of a law in the first situation, or in the first with a placement or on a screen.
  public func row(
    _ law: LawName, as placement: AuditPlacement? = nil, on screen: StageScreen? = nil
  ) -> Row? {
    rows.first {
      $0.law == law && (placement == nil || $0.situation.placement == placement)
        && (screen == nil || $0.situation.screen == screen?.name)
    }
  }
}

extension AuditReport.Situation: CustomStringConvertible {
  /// The placement and the screen: `pushed, phone`.
  public var description: String {
    [placement?.rawValue, screen].compactMap(\.self).joined(separator: ", ")
  }
}

extension AuditReport.Situation: Codable {
  /// Reads the text of a situation.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    placement = AuditPlacement.allCases.first { text.hasPrefix("\($0.rawValue), ") }
    screen = placement.map { String(text.dropFirst($0.rawValue.count + 2)) } ?? text
  }

  /// Writes the text of the situation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension AuditReport.Row {
  /// The instant of the first fault's interruption, in seconds; nil without an interruption.
  package var instant: TimeInterval? {
    violations.first.flatMap { $0.interruption == nil ? nil : $0.time }
  }

  /// The row with another result, other faults or another reason.
  func with(
    _ outcome: AuditReport.Outcome? = nil, violations: [Violation]? = nil, reason: String? = nil
  ) -> AuditReport.Row {
    AuditReport.Row(
      law: law, title: title, situation: situation, outcome: outcome ?? self.outcome,
      checkedCount: checkedCount, violations: violations ?? self.violations,
      reason: reason ?? self.reason, seconds: seconds, root: root, code: code)
  }
}
