import Foundation
import Transitioning

extension TransitionLaw {
  /// With reduced motion, all views stay in place.
  public static let reducesMotion = TransitionLaw(
    .reducesMotion, "reduces motion",
    "with reduced motion nothing moves or changes its size, and it ends, arrives and returns as it"
      + " does without"
  ) { audit in
    let journey = audit.journey(on: audit.screen.reducedMotion)
    var finding = audit.faults(of: journey)
    for run in [journey.forward, journey.backward] {
      if let run { finding.add(run.stillness(of: journey.transition)) }
    }
    return finding
  }
}

extension AuditRun {
  /// The finding about a run in which nothing may move.
  func stillness(of transition: (any Transition)?) -> LawFinding {
    var finding = LawFinding(checkedCount: frames.count)
    guard let movement = Movement(in: frames.map(\.displayList)) else { return finding }
    finding.add(
      Violation(
        "moves by \(movement.amount.inTenths) pt", subject: movement.subject, in: self,
        at: frames[movement.index].time, cause: transition.causeOfMotion))
    return finding
  }
}

extension (any Transition)? {
  /// The likely cause of movement with reduced motion.
  fileprivate var causeOfMotion: String? {
    switch self {
    case nil: "the animator does not ask for UIAccessibility.isReduceMotionEnabled"
    case let transition? where transition is any TransitionWithReducedMotion:
      "reducedMotionTransition(with:) returns a transition that moves"
    // Another transition is replaced by a fade.
    default: nil
    }
  }
}

extension Audit {
  /// A round trip on another stage, without a search for jumps.
  func journey(on screen: StageScreen) -> Journey {
    Journey(makePlay(on: screen), tolerance, stride: settings.stride)
  }
}

extension Audit {
  /// The faults of a round trip on another screen that the usual one does not have: it does not end,
  /// ends too early, is reported, does not arrive, or does not return.
  func faults(of other: Journey) -> LawFinding {
    var finding = LawFinding()
    for (run, usual) in other.runs(with: journey) {
      if case .failure(let error) = run.settlingResult, case .success = usual.settlingResult {
        finding.add(Violation("does not end: \(error)", in: run, at: run.frames.last?.time))
      } else if let issue = run.issues.first, usual.issues.isEmpty {
        finding.add(Violation("is reported: \(issue)", in: run))
      } else if let early = run.earlyEnd, usual.earlyEnd == nil {
        finding.add(early)
      }
    }
    if journey.arrival == nil, let arrival = other.arrival { finding.add(arrival) }
    if trace == nil, let backward = other.backward,
      let difference = other.after?.difference(from: other.before)
    {
      finding.add(Violation(difference, in: backward, at: backward.frames.last?.time))
    }
    return finding
  }
}

extension Journey {
  /// The runs that both round trips have.
  func runs(with other: Journey) -> [(AuditRun, AuditRun)] {
    [(forward, other.forward), (backward, other.backward)].compactMap { run, other in
      guard let run, let other else { return nil }
      return (run, other)
    }
  }
}

extension AuditRun {
  /// The frames with the frames of the same number of another run.
  func pairs(with other: AuditRun) -> [(Frame, Frame)] {
    let others = Dictionary(
      other.frames.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    return frames.compactMap { frame in others[frame.index].map { (frame, $0) } }
  }
}
