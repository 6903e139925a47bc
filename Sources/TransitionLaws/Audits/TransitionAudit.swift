public import Transitioning

/// An audit of a transition or of a scene, which checks its runs against the laws.
///
/// ```swift
/// let report = TransitionAudit { DropTransition() }.report()
/// print(report)
/// ```
@preconcurrency @MainActor
public struct TransitionAudit {
  let name: String
  let settings: AuditSettings
  private let declared: [LawException]
  let placements: [AuditPlacement?]
  let makeScene: @MainActor (AuditPlacement?) -> any AuditScene

  /// The description of the transition or of the scene, if it is a value with one of its own.
  package let subject: String?

  /// Creates an audit of a transition between two plain screens.
  ///
  /// - Parameters:
  ///   - settings: The situations, the frames, the tolerance.
  ///   - behind: Adds to the back view the views that the transition needs.
  ///   - inside: Adds to the fore view the views that the transition needs.
  ///   - make: Makes a transition; called for each run, so that each has a fresh one.
  public init(
    _ settings: AuditSettings = AuditSettings(),
    behind: @escaping @MainActor (UIView) -> Void = { _ in },
    inside: @escaping @MainActor (UIView) -> Void = { _ in },
    _ make: @escaping @MainActor () -> any Transition
  ) {
    let transition = make()
    name = "\(type(of: transition))"
    subject = Self.description(of: transition)
    self.settings = settings
    declared = (transition as? any TransitionWithLawExceptions)?.lawExceptions ?? []
    placements =
      settings.placements
      ?? (transition is any TransitionWithPresentation ? [.presented] : AuditPlacement.allCases)
    makeScene = { PlainScene($0 ?? .presented, behind: behind, inside: inside, make) }
  }

  /// Creates an audit of a scene.
  ///
  /// - Parameters:
  ///   - name: The name of the scene in the report.
  ///   - settings: The screens, the frames, the tolerance.
  ///   - exceptions: The laws that the scene breaks.
  ///   - makeScene: Makes a scene; called for each stage.
  public init(
    named name: String, _ settings: AuditSettings = AuditSettings(),
    exceptions: [LawException] = [],
    _ makeScene: @escaping @MainActor () -> any AuditScene
  ) {
    self.name = name
    subject = nil
    self.settings = settings
    declared = exceptions
    placements = [nil]
    self.makeScene = { _ in makeScene() }
  }

  /// Runs the transition and checks it against laws.
  public func report(for laws: [TransitionLaw] = TransitionLaw.standard) -> AuditReport {
    let clock = ContinuousClock()
    let began = clock.now
    var (rows, runs) = ([AuditReport.Row](), 0)
    for placement in placements {
      for screen in screens {
        let audit = Audit(placement, on: screen, settings) { makeScene(placement) }
        rows += self.rows(of: audit, laws, situation(placement, screen))
        runs += audit.runCount
      }
    }
    return AuditReport(
      name: name, rows: judged(rows), runs: runs, seconds: (clock.now - began).inSeconds)
  }

  /// The description of a value that has one of its own; nil for objects, which may name addresses.
  package static func description(of value: Any) -> String? {
    guard Mirror(reflecting: value).displayStyle != .class else { return nil }
    return (value as? any CustomStringConvertible)?.description
  }

  var screens: [StageScreen] { settings.screens ?? [.phone] }

  func situation(_ placement: AuditPlacement?, _ screen: StageScreen) -> AuditReport.Situation {
    AuditReport.Situation(placement: placement, screen: screen.name)
  }

  /// The rows; a declared exception from a law that holds in all situations becomes a violation.
  ///
  /// A transition's own exceptions are judged only by an audit in all placements with interruptions
  /// at every frame.
  private func judged(_ rows: [AuditReport.Row]) -> [AuditReport.Row] {
    guard settings.instant == nil else { return rows }
    let isWhole = settings.placements == nil && settings.stride == 1
    var rows = rows
    for exception in (isWhole ? declared : []) + settings.exceptions {
      let asked = rows.indices.filter { rows[$0].law == exception.law }
      let isNeedless = asked.allSatisfy {
        rows[$0].outcome == .kept || rows[$0].outcome == .nothingToCheck
      }
      guard isNeedless, let first = asked.first(where: { rows[$0].outcome == .kept }) ?? asked.first
      else { continue }
      rows[first] = rows[first].with(.violated, violations: [], reason: exception.reason)
    }
    return rows
  }

  private func rows(
    of audit: Audit, _ laws: [TransitionLaw], _ situation: AuditReport.Situation
  ) -> [AuditReport.Row] {
    rows(
      laws, situation, of: [audit.journey.forward, audit.journey.backward].compactMap(\.self),
      (audit.journey.transition as? any TransitionWithLawExceptions)?.lawExceptions ?? []
    ) { $0.check(audit) }
  }

  /// The rows of laws in a situation; that of `ends` has the time of the runs that all laws share.
  ///
  /// - Parameters:
  ///   - runs: The runs from rest to rest.
  ///   - own: The exceptions of the opened controller's transition.
  ///   - check: The finding of a law.
  func rows(
    _ laws: [TransitionLaw], _ situation: AuditReport.Situation,
    of runs: @autoclosure () -> [AuditRun], _ own: @autoclosure () -> [LawException],
    _ check: (TransitionLaw) -> LawFinding
  ) -> [AuditReport.Row] {
    let clock = ContinuousClock()
    let start = clock.now
    let ending = check(.ends)
    let endingSeconds = (clock.now - start).inSeconds
    let exceptions = declared + settings.exceptions + own()
    // A transition with an exception from `ends` still ends, and so does one that ends late.
    let late = runs().compactMap(\.lateEnd)
    let isAsked =
      ending.violations.allSatisfy(late.contains)
      || exceptions.contains { $0.law == TransitionLaw.ends.name }
    return laws.map { law in
      let began = clock.now
      var finding = LawFinding()
      var outcome: AuditReport.Outcome
      var (reason, root): (String?, LawName?) = (nil, nil)
      if law == .ends {
        finding = ending
      } else if isAsked {
        finding = check(law)
      }
      let exception = exceptions.first { $0.law == law.name }
      if law != .ends, !isAsked {
        (outcome, root) = (.notAsked, .ends)
        reason = "the transition does not end as it must"
      } else if !finding.violations.isEmpty {
        (outcome, reason) = (exception == nil ? .violated : .declared, exception?.reason)
      } else if let cause = finding.root {
        (outcome, root) = (.notAsked, cause)
        reason = "also broken by what breaks “\(cause.rawValue)”"
      } else if finding.checkedCount == 0 {
        (outcome, reason) = (.nothingToCheck, finding.reason ?? "no run could be made")
      } else {
        outcome = .kept
      }
      return AuditReport.Row(
        law: law.name, title: law.title, situation: situation, outcome: outcome,
        checkedCount: finding.checkedCount, violations: finding.violations, reason: reason,
        seconds: law == .ends ? endingSeconds : (clock.now - began).inSeconds, root: root,
        code: law.code)
    }
  }
}

extension TransitionLaw {
  /// The laws that every transition must keep.
  public static let standard: [TransitionLaw] = [
    .ends, .arrives, .returns, .isContinuous, .reverses, .cancels, .survives, .mirrors,
    .reducesMotion,
    .releases, .skips, .balancesCallbacks, .repeats, .follows, .isSeen, .conforms,
    .answers, .keepsProportions,
  ]
}

extension Duration {
  /// The duration in seconds.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
