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
      for direction in [TransitionDirection.forward, .backward] {
        let expected = audit.outcome(of: interruption, direction)
        for time in audit.instants(direction) {
          audit.rehearse { play, before in
            audit.interrupt(play, before, interruption, direction, at: time, expected, &finding)
          }
        }
      }
    }
    return finding
  }
}

extension Audit {
  /// True if an interruption is possible in the scene.
  fileprivate func can(_ interruption: Interruption) -> Bool {
    interruption != .secondPush || placement == .pushed
  }

  /// The state that a way reaches when it is not animated and the interruption comes afterwards;
  /// nil if the scene cannot do that, or if the interruption does not change the state.
  fileprivate func outcome(
    of interruption: Interruption, _ direction: TransitionDirection
  ) -> SceneState? {
    guard interruption.changesLayout, direction == .forward else { return nil }
    let play = play()
    guard play.request(.forward, animated: false) else { return nil }
    play.stage.advance(by: 0)
    interruption.perform(on: play)
    guard (try? play.stage.settle()) != nil else { return nil }
    return play.state.named
  }

  /// Interrupts a transition, and returns true if the scene is closed and as it was before.
  fileprivate func interrupt(
    _ play: ScenePlay, _ before: SceneState, _ interruption: Interruption,
    _ direction: TransitionDirection, at time: TimeInterval, _ expected: SceneState?,
    _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      finding.add(
        fault, subject, cause, direction, interruption.rawValue, at: time, unless: trace)
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
    if direction == .backward {
      guard play.request(.forward, animated: false), settle() else { return false }
    }
    guard play.request(direction) else { return false }
    stage.advance(by: 0)
    stage.advance(by: time)
    finding.looked += 1
    interruption.perform(on: play)
    guard settle() else { return false }
    let isOpen = direction == .forward && interruption != .dismissal
    let isAlone = ![.secondPresentation, .secondPush, .reopening].contains(interruption)
    if isAlone, play.isOpen != isOpen {
      report(isOpen ? "is closed afterwards" : "is open afterwards")
      return false
    }
    if isOpen, isAlone, expected == nil, let fault = play.arrivalFault {
      report(fault, subject: play.opened.map { "\(type(of: $0))" })
      return false
    }
    if let expected, let difference = play.difference(fromOther: expected) {
      report(difference.fault, subject: difference.subject, cause: difference.cause)
      return false
    }
    interruption.undo(on: play)
    guard settle() else { return false }
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
