import Foundation
import Transitioning

extension TransitionLaw {
  /// All values change without a jump.
  public static let isContinuous = TransitionLaw(
    .isContinuous, "is continuous",
    "every step shrinks as its interval is halved, without a flash, a double image, a snapshot that"
      + " parts from what grows out of it, or another view in front at once"
  ) { audit in
    audit.eachRun { run in
      var finding = LawFinding(checkedCount: run.frames.count)
      for jump in run.jumps
      where !run.isAtAnEnd(jump.time) && !run.isStepped(jump) && !run.isBetweenFrames(jump) {
        finding.add(Violation(jump, in: run, flash: run.flash(jump)))
      }
      if let double = run.doubles.first {
        finding.add(
          Violation(
            "is seen twice, \(double.distance.inTenths) pt apart", subject: double.name, in: run,
            at: double.time,
            cause: "a snapshot of it is shown: hide the view while the snapshot moves"))
      }
      if let parting = run.parting(beyond: audit.tolerance.points) {
        finding.add(
          Violation(
            "parts by \(parting.distance.inTenths) pt from the fore view, which grows out of it",
            subject: parting.name, in: run, at: parting.time,
            cause: "the snapshot and the view move between other places, or with other timings"))
      }
      return finding
    }
  }

  /// The picture changes throughout the duration, without a pop at either end.
  public static let isSeen = TransitionLaw(
    .isSeen, "is seen",
    "no third of the duration without a change, and no pop where a way begins or ends, also under a"
      + " finger"
  ) { audit in
    var finding = audit.eachRun { run in
      guard run.changesPicture else { return .nothing("the picture does not change at all") }
      var finding = LawFinding(checkedCount: run.frames.count)
      for jump in run.jumps
      where run.isAtAnEnd(jump.time) && !run.isStepped(jump) && !run.isBetweenFrames(jump) {
        var violation = Violation(jump, in: run)
        violation.fault += jump.time < run.duration / 2 ? " as the way begins" : " as the way ends"
        finding.add(violation)
      }
      guard run.duration > 0, let still = run.longestStill else { return finding }
      let length = still.upperBound - still.lowerBound
      if length > run.duration / 3 + 1e-9 {
        finding.add(
          Violation(
            "shows the same picture for \(length.inMilliseconds) of its"
              + " \(run.duration.inMilliseconds)", in: run, at: still.lowerBound,
            cause: run.causeOfStillEnd(still)
              ?? "the motion begins late, ends early, or is hidden behind another view"))
      }
      return finding
    }
    guard let run = audit.drag?.released else { return finding }
    for jump in run.jumpsAfterLift where run.isAtCompletion(jump) {
      var violation = Violation(jump, in: run)
      violation.fault += " as the way ends, after the finger was lifted"
      finding.add(violation)
    }
    return finding
  }
}

extension AuditRun {
  /// The cause of a picture that stands still until the end because a spring moves what is not
  /// seen; nil if there is another.
  fileprivate func causeOfStillEnd(_ still: ClosedRange<TimeInterval>) -> String? {
    guard !hasOwnDuration, let lastSpring, lastSpring.time >= duration - 1e-9,
      still.upperBound > duration - 2.0 / 60
    else { return nil }
    return "the spring of \(lastSpring.property) outlasts what is seen, because the other parts"
      + " are those of a shorter duration: adopt TransitionWithCustomDuration with `func"
      + " transitionDuration(with context: TransitionContext) -> TimeInterval {"
      + " \(duration.inUpperThousandths) }`"
  }

  /// The time from a jump until the picture is as before, if that is at most two frames; nil
  /// otherwise.
  func flash(_ jump: Jump) -> TimeInterval? {
    let end = jumps.first {
      $0.time > jump.time && $0.time - jump.time < 2.5 / 60
        && jump.before.pixelDifference(from: $0.after) < jump.pixels / 2
    }
    return end.map { $0.time - jump.time }
  }

  /// False if the picture is the same from before the run until its end.
  var changesPicture: Bool {
    frames.contains { $0.displayList.difference(fromEarlier: displayListBefore) != nil }
  }

  /// True for an instant at which the run begins or ends.
  func isAtAnEnd(_ time: TimeInterval) -> Bool {
    time < 1e-6 || time > min(duration, completionTime ?? duration) - 1e-6
  }

  /// True if a jump is a step of a motion set frame by frame: its item stays in place from the frame
  /// before on, and makes a similar step in a frame near it.
  func isStepped(_ jump: Jump) -> Bool {
    guard !jump.step.hasOtherItems else { return false }
    func step(_ before: DisplayList, _ after: DisplayList) -> CGFloat { jump.size(before, after) }
    let size = step(jump.before, jump.after)
    let before = frames.filter { $0.time < jump.time - 1e-6 }.suffix(2).map(\.displayList)
    let after = frames.filter { $0.time > jump.time + 1e-6 }.prefix(1).map(\.displayList)
    guard let last = before.last, step(last, jump.before) < 0.1 * size else { return false }
    let steps =
      (before.count == 2 ? [step(before[0], before[1])] : []) + after.map { step(jump.after, $0) }
    return steps.contains { $0 * 3 > size }
  }

  /// True if no frame shows a jump: another jump before the next frame takes it back, such as
  /// deferred work that sets what an animation has left to the model.
  func isBetweenFrames(_ jump: Jump) -> Bool {
    let last = frames.last { $0.time < jump.time - 1e-6 }?.time ?? -.infinity
    let next = frames.first { $0.time > jump.time - 1e-6 }?.time ?? .infinity
    let near = jumps.filter { $0.time > last + 1e-6 && $0.time < next + 1e-6 }
    guard near.count > 1, let before = near.first?.before, let after = near.last?.after else {
      return false
    }
    guard jump.step.hasOtherItems else { return jump.size(before, after) <= 1 }
    let step = PictureStep(from: before, to: after, AuditTolerance())
    return step.size <= 1 && before.pixelDifference(from: after) <= AuditTolerance.pixels
  }

  /// The longest time with equal pictures; nil if there are fewer than two pictures.
  var longestStill: ClosedRange<TimeInterval>? {
    var longest: ClosedRange<TimeInterval>?
    var start = 0.0
    for (frame, next) in zip(frames, frames.dropFirst()) where frame.time < duration {
      var list = next.displayList
      list.time = frame.displayList.time
      if list != frame.displayList { start = next.time }
      let length = next.time - start
      if length > (longest.map { $0.upperBound - $0.lowerBound } ?? 0) {
        longest = start...next.time
      }
    }
    return longest
  }
}

extension AuditRun.Jump {
  /// The size of the change between two pictures, of what jumps.
  fileprivate func size(_ before: DisplayList, _ after: DisplayList) -> CGFloat {
    PictureStep(
      from: before.only(step.subject), to: after.only(step.subject), AuditTolerance(),
      only: step.kind
    ).size
  }
}

extension DisplayList {
  /// The list with the items of a name only.
  fileprivate func only(_ name: String) -> DisplayList {
    DisplayList(
      time: time, size: size, groups: groups, clips: clips, items: items.filter { $0.name == name })
  }
}

extension Violation {
  /// A jump in a run, with the values of the property that jumps in the pictures around it.
  init(_ jump: AuditRun.Jump, in run: AuditRun, flash: TimeInterval? = nil) {
    guard jump.step.size > 1 else {
      self.init(unnamed: jump, in: run, flash: flash)
      return
    }
    self.init(
      jump.step.phrase + " at once", subject: jump.step.subject, in: run, at: jump.time,
      cause: "a model value is set during the run without an animation")
    let (kind, subject) = (jump.step.kind, jump.step.subject)
    property = kind.property
    let around = run.frames.filter { abs($0.time - jump.time) < 2.5 / 60 }
    let pictures =
      around.filter { $0.time < jump.time - 1e-6 }.map { ($0.time, $0.displayList) }
      + [(jump.time, jump.before), (jump.time, jump.after)]
      + around.filter { $0.time > jump.time + 1e-6 }.map { ($0.time, $0.displayList) }
    neighbours = pictures.compactMap { time, list in
      list.value(of: kind, ofItem: subject).map { Neighbour(time: time, value: $0) }
    }
  }

  /// A jump in which items come, go or change their order.
  private init(unnamed jump: AuditRun.Jump, in run: AuditRun, flash: TimeInterval?) {
    if let flash {
      self.init(
        "flashes for \(flash.inMilliseconds)", subject: "the picture", in: run, at: jump.time)
    } else if let overtaking = jump.after.overtaking(since: jump.before) {
      self.init(
        "comes in front of \(overtaking.other) at once", subject: overtaking.name, in: run,
        at: jump.time)
    } else {
      self.init(
        "the picture changes by \(CGFloat(jump.pixels).inHundredths) at once", in: run,
        at: jump.time, cause: "a view is added, removed, shown or hidden while it can be seen")
    }
  }
}
