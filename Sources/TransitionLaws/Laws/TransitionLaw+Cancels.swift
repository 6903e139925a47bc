import Foundation
import Transitioning

extension TransitionLaw {
  /// A cancelled transition restores the initial state.
  public static let cancels = TransitionLaw(
    .cancels, "cancels",
    "driven to any frame and cancelled, everything is as it was, and the callbacks balance"
  ) { audit in
    var finding = LawFinding()
    for time in audit.instants(.forward, for: .cancellation) {
      let checkedCount = finding.checkedCount
      audit.rehearse { play, before in
        let isKept = audit.cancel(.forward, of: play, before, at: time) {
          finding.add(
            $0, .forward, audit.course(.forward, time), at: time, unless: audit.trace)
        }
        if isKept != nil { finding.checkedCount += 1 }
        return isKept == true
      }
      // A transition that is not driven at the first instant is not driven at the others either.
      if finding.checkedCount == checkedCount { break }
    }
    audit.whileOpen(
      at: audit.instants(.backward, for: .cancellation), { audit.course(.backward, $0) }, &finding
    ) {
      audit.cancel(.backward, of: $0, $1, at: $2, $3)
    }
    return finding
  }
}

/// Adds a fault to a report.
typealias FaultReport = (Violation) -> Void

extension Audit {
  /// Opens the scene without animation, checks at each instant what begins and ends with the open
  /// scene, and closes the scene.
  ///
  /// One run checks all instants. If that has a fault, each instant is checked in a run of its own,
  /// so that each fault names its instant.
  ///
  /// - Parameters:
  ///   - course: The name of the interruption at an instant.
  ///   - check: Takes the scene and its open state; returns true if the scene is open and as
  ///     before, and nil if no check was possible.
  func whileOpen(
    at instants: [TimeInterval], _ course: @escaping (TimeInterval) -> String,
    _ finding: inout LawFinding,
    _ check: (ScenePlay, SceneState, TimeInterval, FaultReport) -> Bool?
  ) {
    guard !instants.isEmpty else { return }
    func run(_ times: [TimeInterval], _ faults: inout LawFinding) {
      var last = 0.0
      func report(_ fault: Violation) {
        faults.add(fault, .backward, course(last), at: last, unless: trace)
      }
      rehearse(runs: times.count) { play, before in
        guard play.request(.forward, animated: false), (try? play.stage.settle()) != nil else {
          return false
        }
        let open = play.state
        for time in times {
          last = time
          guard let isKept = check(play, open, time, report) else { return false }
          faults.checkedCount += 1
          guard isKept else { return false }
        }
        play.request(.backward, animated: false)
        return expectRest(play, before, report)
      }
    }
    var all = LawFinding()
    run(instants, &all)
    let isWhole = all.checkedCount == 0 || all.checkedCount == instants.count
    guard !all.violations.isEmpty || !isWhole else { return finding.add(all) }
    for time in instants { run([time], &finding) }
  }

  /// The fraction of a run that has passed at an instant.
  private func fraction(_ direction: TransitionDirection, _ time: TimeInterval) -> CGFloat {
    let last = frameTimes(direction).last ?? 0
    return last > 0 ? CGFloat(min(time / last, 1)) : 0
  }

  /// The name of a cancelled run.
  fileprivate func course(_ direction: TransitionDirection, _ time: TimeInterval) -> String {
    "driven to \(Int((fraction(direction, time) * 100).rounded())) % and cancelled"
  }

  /// Drives a transition to an instant and cancels it.
  ///
  /// - Parameter start: The state before.
  /// - Returns: True if the scene is as before; nil if the transition cannot be driven.
  fileprivate func cancel(
    _ direction: TransitionDirection, of play: ScenePlay, _ start: SceneState,
    at time: TimeInterval, _ report: FaultReport
  ) -> Bool? {
    let stage = play.stage
    guard let interaction = play.drive(direction) else { return nil }
    stage.advance(by: 0)
    guard play.opened?.transitionCoordinator?.isInteractive == true else {
      play.stopDriving()
      return nil
    }
    interaction.update(fraction(direction, time))
    stage.advance(by: 1 / stage.frameRate)
    interaction.cancel()
    return play.expectCancelled(direction, since: start, report)
  }

  /// Waits until the stage is at rest, and compares its state with the first; true if both are
  /// equal.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest difference of a number that is ignored.
  ///   - mayComplain: True if the stage may have reported issues.
  func expectRest(
    _ play: ScenePlay, _ before: SceneState, within tolerance: CGFloat = 0,
    mayComplain: Bool = false,
    _ report: FaultReport
  ) -> Bool {
    do throws(SettleError) {
      try play.stage.settle(within: 60)
    } catch {
      report(Violation("does not end: \(error)"))
      return false
    }
    if !mayComplain, let issue = play.stage.diagnostics.issues.first {
      report(Violation("is reported: \(issue)"))
      return false
    }
    if before.isKept(on: play.stage) { return true }
    let state = play.state
    if let difference = state.difference(from: before, within: tolerance) {
      report(difference)
      return false
    }
    return tolerance == 0 || state.difference(from: before) == nil
  }
}

extension ScenePlay {
  /// Waits for the end of a cancelled transition, and compares the state with that before; true if
  /// both are equal.
  func expectCancelled(
    _ direction: TransitionDirection, since start: SceneState, _ report: FaultReport
  ) -> Bool {
    do throws(SettleError) {
      try stage.settle(within: 60)
    } catch {
      report(Violation("does not end: \(error)"))
      return false
    }
    stopDriving()
    if isOpen != (direction == .backward) {
      report(Violation("completes"))
      return false
    }
    if !start.isKept(on: stage), let difference = state.difference(from: start) {
      report(difference)
      return false
    }
    return true
  }
}

extension LawFinding {
  /// Adds the fault of an interrupted run, unless it is the trace that each run leaves.
  mutating func add(
    _ fault: Violation, _ direction: TransitionDirection, _ interruption: String,
    at time: TimeInterval, unless trace: Violation?
  ) {
    if let trace, trace.fault == fault.fault, trace.subject == fault.subject {
      root = .returns
      return
    }
    var violation = fault
    (violation.direction, violation.time) = (direction, time)
    violation.interruption = interruption
    add(violation)
  }
}
