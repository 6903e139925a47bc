import Foundation
import Transitioning

extension TransitionLaw {
  /// Right-to-left is the mirror image of left-to-right.
  public static let mirrors = TransitionLaw(
    .mirrors, "mirrors",
    "right-to-left is the mirror image of left-to-right, and ends, arrives and returns as it does"
  ) { audit in
    let image = audit.journey(on: audit.screen.mirrored)
    var finding = audit.faults(of: image)
    for (run, mirrored) in audit.journey.runs(with: image) {
      // The place of the opened controller's view is that of its presentation.
      let fixed = run.fixedItems(in: mirrored, audit.tolerance)
        .filter { $0.layer != audit.journey.foreLayer }
      for (frame, other) in run.pairs(with: mirrored) where finding.violations.count < 3 {
        finding.checkedCount += 1
        let fault = frame.displayList.reflectionFault(
          in: other.displayList, except: fixed, audit.tolerance)
        guard let fault else { continue }
        finding.add(
          Violation(
            fault.1, subject: fault.0, in: mirrored, at: frame.time,
            cause: "a side is left or right instead of leading or trailing"))
      }
    }
    return finding
  }
}

extension StageScreen {
  /// The screen with the opposite layout direction.
  var mirrored: StageScreen {
    guard traits.layoutDirection == .rightToLeft else { return rightToLeft }
    return changed("left to right") { $0.layoutDirection = .leftToRight }
  }
}

extension AuditRun {
  /// The items that are not reflected at rest, before the run or after it: a photograph stays as it
  /// is, and no transition changes that.
  fileprivate func fixedItems(
    in mirrored: AuditRun, _ tolerance: AuditTolerance
  ) -> [DisplayItem] {
    let before = displayListBefore.fixedItems(in: mirrored.displayListBefore, tolerance)
    guard let last = frames.last, let other = mirrored.frames.last else { return before }
    return before + last.displayList.fixedItems(in: other.displayList, tolerance)
  }
}
