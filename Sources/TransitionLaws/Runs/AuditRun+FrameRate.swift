import Foundation
import Transitioning

extension AuditRun {
  /// The first difference from the same run at a higher frame rate; nil if there is none.
  ///
  /// A motion that is set frame by frame may be late by a frame, so that a picture may also be that
  /// of an instant up to two frames of the faster run away.
  func difference(
    fromFaster fast: AuditRun, _ tolerance: AuditTolerance
  ) -> Violation? {
    let end = min(duration, fast.duration, completionTime ?? 0, fast.completionTime ?? 0) - 1e-6
    var index = 0
    for frame in frames where frame.time < end {
      while index < fast.frames.count, fast.frames[index].time < frame.time - 1e-6 { index += 1 }
      guard index < fast.frames.count, fast.frames[index].time < frame.time + 1e-6 else { continue }
      let near = fast.frames[max(index - 2, 0)...min(index + 2, fast.frames.count - 1)].map(
        \.displayList)
      guard
        let gap = frame.displayList.gap(to: fast.frames[index].displayList, near: near, tolerance)
      else {
        continue
      }
      return Violation(
        "is \(gap.amount) from its state at twice as many frames a second", subject: gap.subject,
        in: self, at: frame.time,
        cause: "the motion counts frames: compute each value from the time")
    }
    return nil
  }
}
