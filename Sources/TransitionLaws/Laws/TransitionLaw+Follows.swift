import Foundation
import Transitioning

extension TransitionLaw {
  /// A dragged view stays below the finger, and goes on from there when the finger is lifted.
  public static let follows = TransitionLaw(
    .follows, "follows",
    "what a finger drags moves as far as the finger does, and goes on without a jump when it is"
      + " lifted"
  ) { audit in
    guard let drag = audit.drag else { return .nothing("the runs were made already") }
    var finding = drag.finding
    guard finding.checkedCount > 0, let run = drag.released else { return finding }
    finding.checkedCount += run.frames.count
    for jump in run.jumpsAfterLift where !run.isAtCompletion(jump) {
      var violation = Violation(jump, in: run)
      violation.fault += " after the finger is lifted"
      finding.add(violation)
    }
    return finding
  }
}

extension AuditRun {
  /// The jumps of a run from the frame on in which a finger is lifted, without the steps of a motion
  /// set frame by frame.
  var jumpsAfterLift: [Jump] {
    jumps.filter { !isStepped($0) && !isBetweenFrames($0) && !isLastStep($0) }
  }

  /// True for a jump in the instant in which the transition is complete.
  func isAtCompletion(_ jump: Jump) -> Bool {
    completionTime.map { jump.time > $0 - 1e-6 } ?? false
  }

  /// True for a change of the picture, as what moves frame by frame is taken away, that is not much
  /// larger than the change in the frame before, or only an edge.
  private func isLastStep(_ jump: Jump) -> Bool {
    let before = frames.filter { $0.time < jump.time - 1e-6 }.suffix(2).map(\.displayList)
    guard jump.step.hasOtherItems, before.count == 2 else { return false }
    let usual = max(before[1].changedShare(from: before[0]) * 1.5, 0.005)
    return before[1].pixelDifference(from: before[0]) * 3 > jump.pixels
      && jump.after.changedShare(from: jump.before) <= usual
  }
}
