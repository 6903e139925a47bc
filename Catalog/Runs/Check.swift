import Foundation
import Transitioning

/// The result of testing a law on a run or on one of its legs.
struct Check: Encodable {
  /// The laws, each as a verb with the sample as its subject, in the order of reports.
  enum Law: String, CaseIterable, Encodable {
    /// Every leg settles.
    case ends
    /// The opened controller has its final frame and is visible.
    case arrives
    /// A cancelled leg restores the initial state.
    case isUnchanged = "is unchanged"
    /// An interactive dismissal beyond its threshold completes.
    case finishes
    /// The last leg ends in the state in which the first began.
    case returns
    /// There and back, no picture of a filmstrip repeats the picture before it.
    case keepsMoving = "keeps moving"
    /// With reduced motion, no view moves or changes its size, unless a finger moves it.
    case reducesMotion = "reduces motion"
    /// Every "will" callback has its "did" callback.
    case balances
    /// The opened controller is deallocated.
    case deallocates
    /// No call is refused with an issue.
    case reportsNoIssue = "reports no issue"

    /// The meaning of the law, in a sentence without its subject.
    var meaning: String {
      switch self {
      case .ends: "every leg comes to rest by itself"
      case .arrives: "the opened controller has its final frame, is visible, and is not animated"
      case .isUnchanged: "after a cancelled leg the screen is as it was before"
      case .finishes: "the dismissal is complete when the finger went far enough"
      case .returns: "after the last leg the screen is as it was before the first"
      case .keepsMoving: "there and back, no picture of a filmstrip repeats the one before it"
      case .reducesMotion: "nothing moves or changes its size, unless a finger moves it"
      case .balances: "every viewWill callback has its viewDid, in the right order"
      case .deallocates: "the closed controller is deallocated"
      case .reportsNoIssue: "the stage refuses no call"
      }
    }

    /// The laws and their meanings, a line each.
    static var glossary: String {
      let width = allCases.map(\.rawValue.count).max() ?? 0
      return allCases.map {
        "\($0.rawValue.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.meaning)"
      }.joined(separator: "\n")
    }
  }

  let law: Law

  /// True if the law holds.
  let holds: Bool

  /// The faults; empty if the law holds.
  let detail: String

  /// Creates a check that holds if there are no complaints.
  init(_ law: Law, _ complaints: [String]) {
    self.law = law
    holds = complaints.isEmpty
    detail = complaints.joined(separator: "; ")
  }

  /// Creates a check that holds if there is no complaint.
  init(_ law: Law, _ complaint: String?) {
    self.init(law, complaint.map { [$0] } ?? [])
  }
}

extension Check {
  /// One check for each law, merged from a run and all its legs; complaints of a leg begin with its
  /// name.
  static func merged(_ checks: [Check], of legs: [Leg]) -> [Check] {
    let named = legs.flatMap { leg in
      leg.checks.map { Check($0.law, $0.holds ? nil : "\(leg.name): \($0.detail)") }
    }
    return Law.allCases.compactMap { law in
      let all = (named + checks).filter { $0.law == law }
      guard !all.isEmpty else { return nil }
      return Check(law, all.filter { !$0.holds }.map(\.detail))
    }
  }
}
