public import Transitioning

/// An audit of a transition or of a scene: its runs are held to the laws.
///
/// ```swift
/// let report = TransitionAudit { DropTransition() }.report()
/// print(report)
/// ```
@preconcurrency @MainActor
public struct TransitionAudit {
  private typealias Situation = (placement: AuditPlacement?, screen: AuditScreen)

  private let name: String
  private let options: AuditOptions
  private let declared: [LawException]
  private let placements: [AuditPlacement?]
  private let makeScene: @MainActor (AuditPlacement?) -> any AuditScene

  /// Creates an audit of a transition between two plain screens.
  ///
  /// - Parameters:
  ///   - options: The situations, the frames, the tolerance.
  ///   - behind: Adds to the back view what the transition needs.
  ///   - inside: Adds to the fore view what the transition needs.
  ///   - make: Makes a transition; called for each run, so that each has a fresh one.
  public init(
    _ options: AuditOptions = AuditOptions(),
    behind: @escaping @MainActor (View) -> Void = { _ in },
    inside: @escaping @MainActor (View) -> Void = { _ in },
    _ make: @escaping @MainActor () -> any Transition
  ) {
    let transition = make()
    name = "\(type(of: transition))"
    self.options = options
    declared = (transition as? any TransitionWithExceptions)?.exceptions ?? []
    placements =
      options.placements
      ?? (transition is any TransitionWithPresentation ? [.presented] : AuditPlacement.allCases)
    makeScene = { PlainScene($0 ?? .presented, behind: behind, inside: inside, make) }
  }

  /// Creates an audit of a scene.
  ///
  /// - Parameters:
  ///   - name: The name of the scene in the report.
  ///   - options: The screens, the frames, the tolerance.
  ///   - exceptions: The laws that the scene does not keep.
  ///   - makeScene: Makes a scene; called for each stage.
  public init(
    scene name: String, _ options: AuditOptions = AuditOptions(), exceptions: [LawException] = [],
    _ makeScene: @escaping @MainActor () -> any AuditScene
  ) {
    self.name = name
    self.options = options
    declared = exceptions
    placements = [nil]
    self.makeScene = { _ in makeScene() }
  }

  /// Runs the transition and holds it to laws.
  public func report(for laws: [TransitionLaw] = TransitionLaw.standard) -> AuditReport {
    let clock = ContinuousClock()
    let began = clock.now
    var (rows, runs) = ([AuditReport.Row](), 0)
    for placement in placements {
      for screen in options.screens {
        let audit = Audit(placement, on: screen, options) { makeScene(placement) }
        let situation = [placement?.rawValue, screen.name].compactMap(\.self)
          .joined(separator: ", ")
        rows += self.rows(of: audit, laws, situation)
        runs += audit.runCount
      }
    }
    return AuditReport(
      name: name, rows: rows, runs: runs, seconds: (clock.now - began).inSeconds)
  }

  private func rows(
    of audit: Audit, _ laws: [TransitionLaw], _ situation: String
  ) -> [AuditReport.Row] {
    let ending = TransitionLaw.ends.check(audit)
    let own = (audit.journey.transition as? any TransitionWithExceptions)?.exceptions ?? []
    let exceptions = declared + options.exceptions + own
    return laws.map { law in
      let clock = ContinuousClock()
      let began = clock.now
      var finding = LawFinding()
      var outcome: AuditReport.Outcome
      var reason: String?
      if law == .ends {
        finding = ending
      } else if ending.violations.isEmpty {
        finding = law.check(audit)
      }
      let exception = exceptions.first { $0.law == law.name }
      if law != .ends, !ending.violations.isEmpty {
        (outcome, reason) = (.notAsked, "the transition does not end as it must")
      } else if !finding.violations.isEmpty {
        (outcome, reason) = (exception == nil ? .violated : .declared, exception?.reason)
      } else if let root = finding.root {
        (outcome, reason) = (.notAsked, "also broken by what breaks “\(root.rawValue)”")
      } else if finding.looked == 0 {
        (outcome, reason) = (.nothingToCheck, finding.reason)
      } else {
        (outcome, reason) = (.kept, nil)
      }
      return AuditReport.Row(
        law: law.name.rawValue, title: law.title, situation: situation, outcome: outcome,
        looked: finding.looked, violations: finding.violations, reason: reason,
        seconds: (clock.now - began).inSeconds)
    }
  }
}

extension TransitionLaw {
  /// The laws that every transition must keep.
  public static let standard: [TransitionLaw] = [
    .ends, .arrives, .returns, .continuous, .reverses, .cancels, .survives, .mirrors, .calms,
    .releases, .skips, .calls, .repeats, .follows, .seen, .conforms,
  ]
}

extension Duration {
  /// The duration in seconds.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
