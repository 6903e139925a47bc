import Foundation
import Transitioning

extension TransitionLaw {
  /// A touch finds what is seen.
  public static let answers = TransitionLaw(
    .answers, "answers",
    "a touch finds what is drawn in front, or nothing; soon after the last visible change, and a"
      + " frame after a cancelled way, it finds what it finds at rest"
  ) { audit in
    var finding = LawFinding()
    audit.rehearse(runs: 4) { play, before in
      for direction in [TransitionDirection.forward, .backward] {
        play.touchCancelled(direction, &finding)
        play.touch(direction, in: audit, &finding)
        if direction == .forward { play.tap(in: audit, &finding) }
      }
      return !play.isOpen && before.isKept(on: play.stage)
    }
    return finding
  }
}

extension ScenePlay {
  /// The parts of the visible motion at which touches are tried.
  ///
  /// A screen that has faded out may still take them in the last part, as if it could be caught.
  private static let parts = [0.1, 0.3, 0.5, 0.7]

  /// Runs one way, and tries touches on the way, soon after the last visible change, and at rest.
  fileprivate func touch(
    _ direction: TransitionDirection, in audit: Audit, _ finding: inout LawFinding
  ) {
    let run = direction == .forward ? audit.journey.forward : audit.journey.backward
    guard let run, let visible = run.visibleEnd else { return }
    let residents = Set(window.andAllSubviews.map(ObjectIdentifier.init))
    // What lets touches through at rest does so on purpose.
    var open = TouchMap(of: self).faults(among: residents)
    let start = stage.now
    guard request(direction) else { return }
    stage.advance(by: 0)
    var faults: [(time: TimeInterval, fault: TouchMap.Fault)] = []
    for part in Self.parts {
      stage.advance(to: start + part * visible)
      let map = TouchMap(of: self)
      finding.checkedCount += map.finds.count
      faults += map.faults(among: residents).map { (part * visible, $0) }
    }
    // What ends slowly moves by less than half a point in its last part.
    stage.advance(to: start + visible + max(0.1, run.duration * 0.3))
    let (late, lateness) = (TouchMap(of: self), stage.now - start - visible)
    guard (try? stage.settle(within: 60)) != nil else { return }
    let still = TouchMap(of: self)
    finding.checkedCount += late.finds.count
    open += still.faults(among: residents)
    let first = faults.first { fault in
      !open.contains { $0.front != nil && $0.front === fault.fault.front }
    }
    if let first { finding.add(Violation(first.fault, in: run, at: first.time)) }
    // A third of the duration without a change is a fault that another law reports.
    if visible > run.duration * 2 / 3, let fault = still.difference(from: late) {
      let words = "\(Int((lateness * 1000).rounded())) ms after the last visible change"
      finding.add(Violation(fault, words, run, at: visible + lateness))
    }
  }

  /// Taps the opened screen in another scene, if a recognizer around it could take the tap, and
  /// expects that none does which is not there without animation.
  fileprivate func tap(in audit: Audit, _ finding: inout LawFinding) {
    guard let view = opened?.viewIfLoaded, !TapTakers.suspects(around: view).isEmpty else { return }
    finding.checkedCount += 1
    let takers = TapTakers(in: audit.makePlay(), animated: true)
    let usual = takers.kinds.isEmpty ? [] : TapTakers(in: audit.makePlay(), animated: false).kinds
    guard let kind = takers.kinds.first(where: { !usual.contains($0) }) else { return }
    var fault = Violation(
      "takes a tap at \(takers.point.short) on the opened screen",
      subject: "a \(kind) of the container",
      cause: "the transition leaves it there: remove it in context.deferToCompletion")
    fault.direction = .forward
    finding.add(fault)
  }

  /// Drives one way to its middle, cancels it, and tries touches just after the end.
  fileprivate func touchCancelled(
    _ direction: TransitionDirection, _ finding: inout LawFinding
  ) {
    let start = stage.now
    guard let interaction = drive(direction) else { return }
    stage.advance(by: 0)
    defer { stopDriving() }
    guard opened?.transitionCoordinator?.isInteractive == true else {
      _ = try? stage.settle(within: 60)
      return
    }
    interaction.update(0.5)
    stage.advance(by: 1 / stage.frameRate)
    interaction.cancel()
    var isOver = false
    opened?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    while !isOver, stage.now - start < 60 { stage.advance(by: 1 / stage.frameRate) }
    stage.advance(by: 1 / stage.frameRate)
    let (ended, time) = (TouchMap(of: self), stage.now - start)
    guard isOver, (try? stage.settle(within: 60)) != nil else { return }
    finding.checkedCount += ended.finds.count
    guard let fault = TouchMap(of: self).difference(from: ended) else { return }
    var violation = Violation(fault, "a frame after the end")
    violation.interruption = "driven to 50 % and cancelled"
    (violation.direction, violation.time) = (direction, time)
    finding.add(violation)
  }
}

extension DisplayList {
  /// The smallest change that a person sees.
  private static let tolerance = AuditTolerance(
    points: VisibleChange.points, opacity: VisibleChange.opacity)

  /// True if a person cannot tell two pictures from each other; snapshots may stand for originals.
  fileprivate func looks(as other: DisplayList) -> Bool {
    let step = PictureStep(from: self, to: other, Self.tolerance)
    return step.hasOtherItems ? pixelDifference(from: other) <= 0.02 : step.size <= 1
  }
}

extension AuditRun {
  /// The time of the last frame that a person can tell from the end of the motion, in seconds; nil
  /// if there is none.
  ///
  /// At its end a transition may replace snapshots by their originals, which look alike. So a frame
  /// is compared with the last one that has the same items.
  fileprivate var visibleEnd: TimeInterval? {
    guard var end = frames.indices.last else { return nil }
    for index in frames.indices.dropLast().reversed() {
      let (list, last) = (frames[index].displayList, frames[end].displayList)
      guard list.looks(as: last) else { return frames[index + 1].time }
      if PictureStep(from: list, to: last, AuditTolerance()).hasOtherItems { end = index }
    }
    return nil
  }
}

extension Violation {
  /// Creates the fault of a touch in a run.
  @MainActor
  fileprivate init(_ fault: TouchMap.Fault, in run: AuditRun, at time: TimeInterval) {
    self.init(
      "takes a touch at \(fault.find.point.short), where \(fault.front.name) is seen",
      subject: Optional(fault.taker).name, in: run, at: time,
      cause:
        "set isUserInteractionEnabled to false on what only shows something, and on what leaves")
  }

  /// Creates the fault of touches that find something else than at rest.
  ///
  /// - Parameter late: When they were tried.
  @MainActor
  fileprivate init(_ fault: TouchMap.Difference, _ late: String) {
    self.init(
      "is hit at \(fault.point.short) \(late); at rest \(fault.rest.name) is",
      subject: fault.view.name,
      cause: "the transition keeps touches away for longer than it moves")
  }

  @MainActor
  fileprivate init(
    _ fault: TouchMap.Difference, _ late: String, _ run: AuditRun, at time: TimeInterval
  ) {
    self.init(fault, late)
    let place = Violation(self.fault, in: run, at: time)
    (direction, self.time, frame, frames) = (run.direction, time, place.frame, place.frames)
  }
}

extension CGPoint {
  /// The point in whole numbers.
  fileprivate var short: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}

extension UIView? {
  /// The class and the name, for people.
  @MainActor
  fileprivate var name: String {
    guard let view = self else { return "nothing" }
    return view.layer.label
  }
}
