import Foundation
import Transitioning

extension TransitionLaw {
  /// Text and images are not stretched.
  public static let keepsProportions = TransitionLaw(
    .keepsProportions, "keeps proportions",
    "no text and no image is scaled more in one direction than in the other, by more than a pixel,"
      + " while it can be seen"
  ) { audit in
    let pixel = 1 / Double(audit.screen.traits.displayScale)
    return audit.eachWrittenRun { run in
      var finding = LawFinding(checkedCount: run.stretchableCount)
      guard finding.checkedCount > 0 else { return .nothing("it shows no text and no image") }
      if let (frame, stretch) = run.worstStretch(beyond: pixel) {
        finding.add(
          Violation(
            "is stretched: \(stretch.description)", subject: stretch.subject, in: run,
            at: frame.time,
            cause: "its view, or one around it, goes from one shape to another: scale both sides by"
              + " one number, and cut what is too much, or fade the content"))
      }
      return finding
    }
  }
}

extension Audit {
  /// Checks both runs of the scene; of plain screens, of such that show a text and a picture.
  fileprivate func eachWrittenRun(_ check: (AuditRun) -> LawFinding) -> LawFinding {
    guard let scene = (journey.play.scene as? PlainScene)?.written else { return eachRun(check) }
    let written = Journey(ScenePlay(scene, on: screen), tolerance, stride: 1)
    var finding = LawFinding()
    for run in [written.forward, written.backward] { if let run { finding.add(check(run)) } }
    return finding
  }
}

extension AuditRun {
  /// How often a text or an image is seen in the frames.
  fileprivate var stretchableCount: Int {
    frames.reduce(0) { count, frame in
      count + frame.displayList.items.count { $0.contents?.hasProportions == true }
    }
  }

  /// The greatest stretch of a text or an image, beyond the one that it has at rest, with its frame;
  /// nil if none is greater than a distance, in points.
  fileprivate func worstStretch(beyond distance: Double) -> (Frame, Stretch)? {
    var usual: [LayerContents: Double] = [:]
    for list in [displayListBefore, frames.last?.displayList] {
      for stretch in list?.stretches ?? [] {
        usual[stretch.contents] = max(usual[stretch.contents] ?? 1, stretch.ratio)
      }
    }
    var worst: (frame: Frame, stretch: Stretch, excess: Double)?
    for frame in frames {
      for stretch in frame.displayList.stretches {
        let excess = stretch.excess(over: usual[stretch.contents] ?? 1)
        guard excess > max(distance, worst?.excess ?? 0) else { continue }
        worst = (frame, stretch, excess)
      }
    }
    return worst.map { ($0.frame, $0.stretch) }
  }
}
