import Foundation
package import TransitionRecording
import Transitioning

/// A run of a scene for its pictures, leg by leg, which the laws judge as far as it shows them.
///
/// The run has one course. An audit has all courses: it interrupts a transition at each frame, and
/// searches for jumps between frames.
@MainActor
package final class JudgedRun {
  /// A part of a run, from rest to rest.
  package struct Leg {
    /// The name in reports.
    let title: String

    /// The direction of the transition that begins.
    let direction: TransitionDirection

    /// True if the controller is open at the end.
    let endsOpen: Bool

    /// True if the transition begins at once and ends by itself.
    let isUndisturbed: Bool

    /// True if views may move, even with reduced motion.
    let mayMove: Bool

    /// Creates a leg.
    package init(
      _ title: String, _ direction: TransitionDirection, endsOpen: Bool, isUndisturbed: Bool,
      mayMove: Bool
    ) {
      (self.title, self.direction, self.endsOpen) = (title, direction, endsOpen)
      (self.isUndisturbed, self.mayMove) = (isUndisturbed, mayMove)
    }
  }

  /// The laws that a run can show.
  package static let laws: [TransitionLaw] = [
    .ends, .arrives, .returns, .cancels, .reducesMotion, .releases, .balancesCallbacks, .isSeen,
  ]

  /// The scene.
  package let play: ScenePlay

  private let audit: TransitionAudit
  private let before: SceneState
  private let viewsBefore: Set<ObjectIdentifier>
  private var findings: [TransitionLaw: LawFinding] = [:]
  private var releaseChecks: [ReleaseCheck] = []

  /// The exceptions of the opened controller's transition.
  private var exceptions: [LawException] = []

  /// The undisturbed legs.
  private var wholeRuns: [AuditRun] = []

  /// The last leg.
  private var last: (leg: Leg, run: AuditRun)?

  /// Shows a scene on the first screen of an audit.
  package init(of scene: any AuditScene, _ audit: TransitionAudit) {
    self.audit = audit
    play = ScenePlay(scene, on: audit.settings.screens?.first ?? .phone)
    (before, viewsBefore) = (play.state, play.viewIdentifiers)
    play.keepEvents()
  }

  /// Records a leg.
  ///
  /// - Parameters:
  ///   - midframes: True if pictures are made of the recording.
  ///   - begin: Begins the leg without waiting.
  ///   - end: Removes what the leg needed, once it has come to rest.
  package func record(
    _ leg: Leg, midframes: Bool, _ begin: () -> Void, end: () -> Void = {}
  ) -> Recording {
    let stateBefore = play.isOpen ? play.state : nil
    let issueCount = play.stage.diagnostics.issues.count
    var begun: BegunTransition?
    var checks: [ReleaseCheck] = []
    let recording = Recorder(play.stage, midframes: midframes).record {
      begin()
      begun = BegunTransition(in: play)
      checks = play.releaseChecks(leg.direction, since: viewsBefore)
    }
    end()
    let run = AuditRun(
      recording, leg.direction, leg.isUndisturbed ? begun : nil,
      issues: Array(play.stage.diagnostics.issues.dropFirst(issueCount)))
    last = (leg, run)
    if leg.isUndisturbed {
      wholeRuns.append(run)
      releaseChecks += checks
    }
    if let transition = play.transitionController?.transition {
      exceptions = (transition as? any TransitionWithLawExceptions)?.lawExceptions ?? []
    }
    judge(leg, run, since: stateBefore)
    return recording
  }

  /// Judges a leg that has come to rest.
  ///
  /// - Parameter open: The state before in which the controller was open; nil if it was closed.
  private func judge(_ leg: Leg, _ run: AuditRun, since open: SceneState?) {
    let audit = Audit(of: [run], in: play)
    add(.ends, TransitionLaw.ends.check(audit), leg)
    // What replaces a motion that is not wanted may be short.
    let isCalm = play.screen.traits.prefersReducedMotion
    if leg.isUndisturbed, !isCalm { add(.isSeen, TransitionLaw.isSeen.check(audit), leg) }
    if isCalm, !leg.mayMove {
      add(.reducesMotion, run.stillness(of: play.transitionController?.transition), leg)
    }
    let calls = run.events.filter { $0.category == .lifecycle }
    var balance = LawFinding(checkedCount: calls.count)
    for complaint in CallbackBalance(run.events).complaints + play.complaintsAtRest {
      balance.add(Violation(complaint, in: run))
    }
    add(.balancesCallbacks, balance, leg)
    guard leg.endsOpen else { return }
    var finding = LawFinding(checkedCount: 1)
    let end = run.frames.last?.time
    if let open {
      _ = play.expectCancelled(leg.direction, since: open) { fault in
        finding.add(Violation(fault, in: run, at: end))
      }
      add(.cancels, finding, leg)
    } else {
      if let fault = play.arrivalFault {
        let subject = play.opened.map { "\(type(of: $0))" }
        finding.add(Violation(fault, subject: subject, in: run, at: end))
      }
      add(.arrives, finding, leg)
    }
  }

  /// Adds the finding of a law about a leg, whose name the faults have if it is disturbed.
  private func add(_ law: TransitionLaw, _ finding: LawFinding, _ leg: Leg) {
    var finding = finding
    if !leg.isUndisturbed { finding.name(leg.title) }
    findings[law, default: LawFinding()].add(finding)
  }

  /// The finding about the state after the last leg.
  private var returning: LawFinding {
    guard let (leg, run) = last else { return LawFinding() }
    var finding = LawFinding(checkedCount: 1)
    if play.isOpen {
      let subject = play.opened.map { "\(type(of: $0))" }
      finding.add(Violation("is not closed", subject: subject, in: run, at: run.frames.last?.time))
    } else if !before.isKept(on: play.stage) {
      // Resizing the superview of a scaled view changes last bits of its frame.
      let isResized = Set(run.frames.map(\.displayList.size.width)).count > 1
      if let difference = play.state.difference(from: before, within: isResized ? 1e-6 : 0) {
        finding.add(Violation(difference, in: run, at: run.frames.last?.time))
      }
    }
    if !leg.isUndisturbed { finding.name(leg.title) }
    return finding
  }

  /// What the laws find in the run, whose last leg must have closed the controller.
  package func report() -> AuditReport {
    findings[.returns] = returning
    if !play.isOpen, play.stage.isSettled {
      play.stage.advance(by: 1)
      var released = LawFinding()
      released.add(releaseChecks)
      if !play.scene.keepsWhatItShows, released.violations.isEmpty, let opened = play.opened {
        released.add(Violation("is retained after it was closed", subject: "\(type(of: opened))"))
      }
      findings[.releases] = released
    }
    let rows = audit.rows(
      Self.laws.filter { findings[$0] != nil }, audit.situation(nil, play.screen), of: wholeRuns,
      exceptions
    ) { findings[$0] ?? LawFinding() }
    return AuditReport(name: audit.name, rows: rows, runs: 1, seconds: 0)
  }
}

extension AuditRun {
  /// A run that was recorded.
  ///
  /// - Parameter begun: The transition; nil if its duration is not that of the run.
  @MainActor
  fileprivate init(
    _ recording: Recording, _ direction: TransitionDirection, _ begun: BegunTransition?,
    issues: [any DiagnosticIssue]
  ) {
    let start = recording.startTime
    let frames = recording.frames.enumerated().map { index, list in
      Frame(index: index, time: list.time - start, displayList: list)
    }
    // A recording has numbers of its own for layers, so that the first frame is the picture before.
    self.init(
      direction: direction, duration: begun?.duration ?? 0,
      hasOwnDuration: begun?.hasOwnDuration ?? false, lastSpring: begun?.lastSpring,
      displayListBefore: recording.frames[0], frames: frames, events: recording.events,
      settlingResult: recording.settled, completionTime: begun?.completionTime, issues: issues,
      jumps: [], doubles: [], snapshots: [], fore: nil)
  }
}

extension LawFinding {
  /// Names the interruption of all faults.
  fileprivate mutating func name(_ interruption: String) {
    var named = LawFinding(checkedCount: checkedCount)
    (named.root, named.reason) = (root, reason)
    for var violation in violations {
      violation.interruption = interruption
      named.add(violation)
    }
    self = named
  }
}
