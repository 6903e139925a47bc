import Foundation
import Transitioning

extension TransitionLaw {
  /// An interruption does not change the final state.
  public static let survives = TransitionLaw(
    .survives, "survives interruption",
    "closed twice, closed and opened again, with a second presentation or push, a resize, many"
      + " sizes, a change of traits, the content behind scrolled, the layout invalidated, another"
      + " title, a child added or its source changed at any frame, it reaches the state that it"
      + " reaches without"
  ) { audit in
    var finding = LawFinding()
    for interruption in Interruption.allCases where audit.can(interruption) {
      audit.interrupt(by: interruption, &finding)
    }
    return finding
  }
}

/// One run of a transition, and the instant of its interruption, in seconds.
private struct InterruptedRun {
  let direction: TransitionDirection
  let time: TimeInterval
}

extension Audit {
  /// Interrupts the forward and the backward run at each of their instants.
  ///
  /// A forward and a backward run are checked in one scene. After a fault, each is checked alone,
  /// so that each fault names its direction.
  fileprivate func interrupt(by interruption: Interruption, _ finding: inout LawFinding) {
    let expected = outcome(of: interruption)
    let there = runs(.forward, interruption)
    let back = runs(.backward, interruption)
    for index in 0..<max(there.count, back.count) {
      let runs = Array(there.dropFirst(index).prefix(1) + back.dropFirst(index).prefix(1))
      if runs.count == 2, interruption.staysOpen {
        var both = LawFinding()
        rehearse(runs: 2) { interrupt(runs, by: interruption, $0, $1, expected, &both) }
        guard both.checkedCount < 2 || !both.violations.isEmpty else {
          finding.add(both)
          continue
        }
      }
      for run in runs {
        rehearse { interrupt([run], by: interruption, $0, $1, expected, &finding) }
      }
    }
  }

  /// The runs for an interruption.
  private func runs(
    _ direction: TransitionDirection, _ interruption: Interruption
  ) -> [InterruptedRun] {
    instants(direction, for: .interruption(interruption)).map {
      InterruptedRun(direction: direction, time: $0)
    }
  }

  /// The likely cause of a fault, if the layer at fault has its frame from before the interruption.
  ///
  /// - Parameters:
  ///   - subject: The name of the layer; nil for the root of the opened controller.
  ///   - state: The state after the interruption.
  ///   - interruption: The interruption.
  private func causeOfOldFrame(
    of subject: String? = nil, in state: SceneState, after interruption: Interruption
  ) -> String? {
    guard interruption.changesLayout, let frame = state.frame(of: subject),
      frame == still.open?.frame(of: subject)
    else { return nil }
    return "it keeps the frame of before the change, which start(with:) has set: give the view an"
      + " autoresizing mask, or lay it out in the final frame of each layout"
  }

  /// Interrupts runs, one after the other, and returns true if the scene is closed and as before.
  private func interrupt(
    _ runs: [InterruptedRun], by interruption: Interruption, _ play: ScenePlay,
    _ before: SceneState, _ expected: InterruptionOutcome, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    var run = runs[0]
    play.source = interruption.isOfSource ? source : nil
    func report(_ fault: Violation) {
      finding.add(fault, run.direction, interruption.rawValue, at: run.time, unless: trace)
    }
    func settle() -> Bool {
      do throws(SettleError) {
        try stage.settle(within: 60)
        return true
      } catch {
        report(Violation("does not end: \(error)"))
        return false
      }
    }
    let isAlone = ![.secondPresentation, .secondPush, .reopening].contains(interruption)
    if run.direction == .backward {
      guard play.request(.forward, animated: false), settle() else { return false }
    }
    for each in runs {
      run = each
      guard run.direction == .forward || play.isOpen, play.request(run.direction) else {
        return false
      }
      stage.advance(by: 0)
      stage.advance(by: run.time)
      finding.checkedCount += 1
      interruption.perform(on: play)
      if interruption == .scrolling, run.direction == .backward,
        let pop = landing(since: run.time, play)
      {
        report(pop)
        return false
      }
      guard settle() else { return false }
      let isOpen = run.direction == .forward && interruption != .dismissal
      if isAlone, play.isOpen != isOpen {
        report(Violation(isOpen ? "is closed afterwards" : "is open afterwards"))
        return false
      }
      if isOpen, isAlone, expected.open == nil, let fault = play.arrivalFault {
        report(
          Violation(
            fault, subject: play.opened.map { "\(type(of: $0))" },
            cause: causeOfOldFrame(in: play.state, after: interruption)))
        return false
      }
      if var difference = expected.difference(run.direction, play) {
        // What the app has added is not what the transition has.
        if interruption == .child { difference.cause = nil }
        difference.cause =
          difference.cause
          ?? causeOfOldFrame(of: difference.subject, in: play.state, after: interruption)
        report(difference)
        return false
      }
      interruption.undo(on: play)
      guard settle() else { return false }
    }
    if play.isOpen { play.request(.backward, animated: false) }
    // A bar recreates its page for other traits, which adds another layer of the same name.
    guard settle() else { return false }
    if interruption == .traits, !before.isKept(on: stage),
      play.state.difference(from: before) != nil
    {
      if let difference = play.difference(fromOther: before) {
        report(difference)
      }
      return false
    }
    // Resizing the superview of a scaled view changes last bits of its frame.
    return expectRest(
      play, before, within: interruption.changesLayout ? 1e-6 : 0, mayComplain: true, report)
  }
}
