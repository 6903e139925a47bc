import Foundation
import Transitioning

extension TransitionLaw {
  /// An interruption does not change the final state.
  public static let survives = TransitionLaw(
    .survives, "survives interruption",
    "closed again, with a second presentation, a resize or a change of traits at any frame, it"
      + " reaches the state that it reaches without"
  ) { audit in
    var finding = LawFinding()
    for interruption in Interruption.allCases {
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

/// What happens to a transition while it runs.
@MainActor
enum Interruption: String, CaseIterable {
  case dismissal = "closed twice"
  case secondPresentation = "with a second presentation"
  case resize = "with a resize"
  case traits = "with a change of traits"

  /// Does to a scene what this interruption is.
  fileprivate func perform(on play: ScenePlay) {
    switch self {
    case .dismissal:
      play.request(.backward)
      play.request(.backward)
    case .secondPresentation:
      let second = ViewController()
      second.modalPresentationStyle = .overFullScreen
      second.view.accessibilityIdentifier = "second"
      let presenter = play.isOpen ? play.opened : nil
      (presenter ?? play.scene.root).present(second, animated: true)
    case .resize:
      play.stage.resize(to: CGSize(width: play.stage.size.height, height: play.stage.size.width))
    case .traits:
      let isDark = play.stage.traits.userInterfaceStyle == .dark
      play.stage.traits.userInterfaceStyle = isDark ? .light : .dark
    }
  }

  /// Undoes what `perform(on:)` did, once the stage is at rest.
  fileprivate func undo(on play: ScenePlay) {
    switch self {
    case .dismissal: break
    case .secondPresentation:
      var top = play.scene.root
      while let next = top.presentedViewController { top = next }
      if top.viewIfLoaded?.accessibilityIdentifier == "second" { top.dismiss(animated: false) }
    case .resize, .traits: perform(on: play)
    }
  }
}

extension Audit {
  /// The state that a way reaches when it is not animated and the interruption comes afterwards;
  /// nil if the scene cannot do that, or if the interruption does not change the state.
  fileprivate func outcome(
    of interruption: Interruption, _ direction: TransitionDirection
  ) -> SceneState? {
    guard interruption == .resize, direction == .forward else { return nil }
    let play = play()
    guard play.request(.forward, animated: false) else { return nil }
    play.stage.advance(by: 0)
    interruption.perform(on: play)
    guard (try? play.stage.settle()) != nil else { return nil }
    return play.state
  }

  /// Interrupts a transition, and returns true if the scene is closed and as it was before.
  fileprivate func interrupt(
    _ play: ScenePlay, _ before: SceneState, _ interruption: Interruption,
    _ direction: TransitionDirection, at time: TimeInterval, _ expected: SceneState?,
    _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      var violation = Violation(fault, subject: subject, cause: cause)
      violation.direction = direction.name
      violation.interruption = interruption.rawValue
      violation.time = time
      finding.add(violation)
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
    if interruption != .secondPresentation, play.isOpen != isOpen {
      report(isOpen ? "is closed afterwards" : "is open afterwards")
      return false
    }
    if isOpen, interruption != .secondPresentation, let fault = play.arrivalFault {
      report(fault, subject: play.opened.map { "\(type(of: $0))" })
      return false
    }
    if let expected, let difference = play.state.difference(fromOther: expected) {
      report(difference.fault, subject: difference.subject, cause: difference.cause)
      return false
    }
    interruption.undo(on: play)
    guard settle() else { return false }
    if play.isOpen { play.request(.backward, animated: false) }
    // A view that is scaled while its superview is resized has other last bits afterwards.
    return expectRest(play, before, within: interruption == .resize ? 1e-6 : 0, report)
  }
}
