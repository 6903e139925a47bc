import Foundation
import Transitioning

extension TransitionLaw {
  /// With reduced motion, all views stay in place.
  public static let calms = TransitionLaw(
    .calms, "calms down", "with reduced motion nothing moves or changes its size"
  ) { audit in
    let journey = audit.journey(on: audit.screen.reducedMotion)
    var finding = LawFinding()
    for run in [journey.forward, journey.backward] {
      guard let run else { continue }
      finding.checkedCount += run.frames.count
      guard let movement = Movement(in: run.frames.map(\.list)) else { continue }
      finding.add(
        Violation(
          "moves by \(movement.amount.inTenths) pt", subject: movement.subject, in: run,
          at: run.frames[movement.index].time,
          cause: journey.transition.causeOfMotion))
    }
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
  func journey(on screen: AuditScreen) -> Journey {
    Journey(play(on: screen), tolerance, stride: max(options.frameStride, 1))
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
