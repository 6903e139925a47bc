import Foundation
import Transitioning

extension TransitionLaw {
  /// An interruption does not change the final state.
  public static let survives = TransitionLaw(
    .survives, "survives interruption",
    "closed twice, closed and opened again, with a second presentation or push, a resize or a"
      + " change of traits at any frame, it reaches the state that it reaches without"
  ) { audit in
    var finding = LawFinding()
    for interruption in Interruption.allCases where audit.can(interruption) {
      audit.interrupt(by: interruption, &finding)
    }
    return finding
  }
}

/// One way of a transition, and the instant at which it is interrupted, in seconds.
private struct InterruptedWay {
  let direction: TransitionDirection
  let time: TimeInterval
}

extension Audit {
  /// Interrupts the way there and the way back at each of their instants.
  ///
  /// A forward and a backward run are checked in one scene. After a fault, each is checked alone,
  /// so that each fault names its direction.
  fileprivate func interrupt(by interruption: Interruption, _ finding: inout LawFinding) {
    let expected = outcome(of: interruption)
    let there = ways(.forward, interruption)
    let back = ways(.backward, interruption)
    for index in 0..<max(there.count, back.count) {
      let ways = Array(there.dropFirst(index).prefix(1) + back.dropFirst(index).prefix(1))
      if ways.count == 2, interruption.staysOpen {
        var both = LawFinding()
        rehearse(runs: 2) { interrupt(ways, by: interruption, $0, $1, expected, &both) }
        guard both.looked < 2 || !both.violations.isEmpty else {
          finding.add(both)
          continue
        }
      }
      for way in ways {
        rehearse { interrupt([way], by: interruption, $0, $1, expected, &finding) }
      }
    }
  }

  /// The ways that an interruption interrupts.
  private func ways(
    _ direction: TransitionDirection, _ interruption: Interruption
  ) -> [InterruptedWay] {
    instants(direction, for: .interruption(interruption)).map {
      InterruptedWay(direction: direction, time: $0)
    }
  }

  /// The state that a way there reaches when it is not animated and the interruption comes
  /// afterwards; nil if the scene cannot do that, or if the interruption does not change the state.
  private func outcome(of interruption: Interruption) -> SceneState? {
    guard interruption.changesLayout else { return nil }
    let play = play()
    guard play.request(.forward, animated: false) else { return nil }
    play.stage.advance(by: 0)
    interruption.perform(on: play)
    guard (try? play.stage.settle()) != nil else { return nil }
    return play.state.named
  }

  /// The likely cause of a fault, if the layer that is at fault has the frame that it has without
  /// the interruption.
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

  /// Interrupts ways, one after the other, and returns true if the scene is closed and as it was
  /// before.
  private func interrupt(
    _ ways: [InterruptedWay], by interruption: Interruption, _ play: ScenePlay,
    _ before: SceneState, _ expected: SceneState?, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    var way = ways[0]
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      finding.add(
        fault, subject, cause, way.direction, interruption.rawValue, at: way.time, unless: trace)
    }
    func settle() -> Bool {
      do throws(SettleError) {
        try stage.settle(within: 60)
        return true
      } catch {
        report("does not end: \(error)")
        return false
      }
    }
    let isAlone = ![.secondPresentation, .secondPush, .reopening].contains(interruption)
    if way.direction == .backward {
      guard play.request(.forward, animated: false), settle() else { return false }
    }
    for each in ways {
      way = each
      guard way.direction == .forward || play.isOpen, play.request(way.direction) else {
        return false
      }
      stage.advance(by: 0)
      stage.advance(by: way.time)
      finding.looked += 1
      interruption.perform(on: play)
      guard settle() else { return false }
      let isOpen = way.direction == .forward && interruption != .dismissal
      if isAlone, play.isOpen != isOpen {
        report(isOpen ? "is closed afterwards" : "is open afterwards")
        return false
      }
      if isOpen, isAlone, expected == nil, let fault = play.arrivalFault {
        report(
          fault, subject: play.opened.map { "\(type(of: $0))" },
          cause: causeOfOldFrame(in: play.state, after: interruption))
        return false
      }
      if way.direction == .forward, let expected,
        let difference = play.difference(fromOther: expected)
      {
        report(
          difference.fault, subject: difference.subject,
          cause: difference.cause
            ?? causeOfOldFrame(of: difference.subject, in: play.state, after: interruption))
        return false
      }
      interruption.undo(on: play)
      guard settle() else { return false }
    }
    if play.isOpen { play.request(.backward, animated: false) }
    // A bar makes its page anew for other traits: another layer of the same name is there.
    guard settle() else { return false }
    if interruption == .traits, !before.isKept(on: stage),
      play.state.difference(from: before) != nil
    {
      if let difference = play.difference(fromOther: before) {
        report(difference.fault, subject: difference.subject, cause: difference.cause)
      }
      return false
    }
    // A view that is scaled while its superview is resized has other last bits afterwards.
    return expectRest(
      play, before, within: interruption.changesLayout ? 1e-6 : 0, mayComplain: true, report)
  }
}
