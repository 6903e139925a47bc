import Transitioning

/// Whether something that must hold of a run, or of a leg of it, does.
struct Check: Encodable {
  /// What must hold, as a verb that the sample is the subject of, in the order of reports.
  enum Law: String, CaseIterable, Encodable {
    /// Every leg comes to rest.
    case ends
    /// What is opened stands where it belongs, and can be seen.
    case arrives
    /// A leg that is cancelled changes nothing.
    case isAsItWas = "is as it was"
    /// A way back that a finger drives far enough is gone to its end.
    case finishes
    /// The last leg leads to where the first began.
    case returns
    /// Where motion is to be reduced, nothing moves or changes its size but what follows a finger.
    case staysCalm = "stays calm"
    /// Who was told that something will be is told that it is.
    case balances
    /// What was opened is released.
    case letsGo = "lets go"
    /// Nothing is refused.
    case keepsQuiet = "keeps quiet"
  }

  let law: Law

  /// True when the law is kept.
  let holds: Bool

  /// What is wrong; empty when nothing is.
  let detail: String

  /// A check that holds unless there is something to complain about.
  init(_ law: Law, _ complaints: [String]) {
    self.law = law
    holds = complaints.isEmpty
    detail = complaints.joined(separator: "; ")
  }

  /// A check that holds unless there is something to complain about.
  init(_ law: Law, _ complaint: String?) {
    self.init(law, complaint.map { [$0] } ?? [])
  }
}

extension Check {
  /// One check a law, of a run and of all its legs; complaints of a leg begin with its name.
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

extension DisplayList {
  /// What can be seen to differ from an earlier instant, at which it was to be the same; nil when
  /// nothing does.
  func difference(from before: DisplayList) -> String? {
    var after = self
    after.time = before.time
    guard after != before else { return nil }
    let pairs = zip(before.items, after.items)
    if let (item, _) = pairs.first(where: { $0 != $1 }) { return "\(item.name) has changed" }
    guard before.items.count == after.items.count else {
      return "\(before.items.count) items before, \(after.items.count) after"
    }
    return "what fades or cuts items has changed"
  }
}
