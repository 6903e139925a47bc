import Foundation
import Transitioning

extension TransitionLaw {
  /// The transition ends once, within its duration.
  public static let ends = TransitionLaw(
    .ends, "ends", "each way ends once, when its duration is over"
  ) { audit in
    audit.eachRun { run in
      guard run.duration > 0 || run.frames.count > 1 else {
        return .nothing("the scene changes without a transition")
      }
      var finding = LawFinding(checkedCount: 1)
      if case .failure(let error) = run.settlingResult {
        finding.add(
          Violation(
            "does not end: \(error)", in: run, at: run.frames.last?.time,
            cause: "a path of start(with:) calls neither endAfterAnimations() nor"
              + " transitionDidEnd(), or calls it in a Task, on a queue or by a Timer, which wait"
              + " for real time; or an animation repeats"))
        return finding
      }
      if let issue = run.issues.first(where: { $0.isSecondEnd }) {
        finding.add(Violation("ends twice: \(issue)", in: run, at: run.completionTime))
      } else if let issue = run.issues.first {
        finding.add(Violation("is reported: \(issue)", in: run))
      }
      let frame = 1.0 / 60 + 1e-9
      if let completed = run.completionTime {
        if let late = run.lateEnd {
          finding.add(late)
        } else if let early = run.earlyEnd {
          finding.add(early)
        }
        if case .success(let rest) = run.settlingResult, rest > completed + frame {
          finding.add(
            Violation(
              "has ended, but something moves for another \((rest - completed).inMilliseconds)",
              in: run, at: completed,
              cause: "an animation was not made through the context, or is longer than"
                + " context.duration"))
        }
      } else if run.duration > 0 {
        finding.add(Violation("has never been complete", in: run))
      }
      return finding
    }
  }

  /// The fore view reaches its final state.
  public static let arrives = TransitionLaw(
    .arrives, "arrives",
    "the opened controller has its final frame, is visible, and nothing else is left or hidden"
  ) { audit in
    guard var finding = audit.journey.arrives(as: audit.still) else {
      return .nothing("the scene did not open")
    }
    for other in audit.elsewhere where finding.violations.isEmpty {
      finding.add(other.finding { $0.arrives(as: $1) })
    }
    return finding
  }

  /// The backward transition restores the initial state.
  public static let returns = TransitionLaw(
    .returns, "returns", "after the way there and back, everything is as it was, bit for bit"
  ) { audit in
    guard var finding = audit.journey.returns else { return .nothing("the scene did not close") }
    for other in audit.elsewhere where finding.violations.isEmpty {
      finding.add(other.finding { journey, _ in journey.returns })
    }
    return finding
  }

  /// Without animation the final state is the same.
  public static let skips = TransitionLaw(
    .skips, "skips cleanly",
    "without animation, and in a duration of 0, the same state is reached"
  ) { audit in
    let still = audit.still
    guard still.open != nil else { return .nothing("the scene cannot open without animation") }
    var finding = LawFinding(checkedCount: 1)
    if still.tookTime { finding.add(Violation("takes time without animation")) }
    if let open = still.open, let animated = audit.journey.open {
      finding.checkedCount += 1
      let pixels = open.picture.pixelDifference(from: animated.picture)
      if pixels > AuditTolerance.pixels {
        finding.add(
          Violation(
            "looks different by \(CGFloat(pixels).inHundredths) when it opens without animation",
            cause: "the way there sets what the final state needs: set it in a presentation"
              + " controller instead"))
      } else if let gap = open.picture.seen.gap(to: animated.picture.seen, audit.tolerance) {
        finding.add(
          Violation(
            "is \(gap.amount) from where it is when it opens with animation", subject: gap.subject))
      }
    }
    if let after = still.after {
      finding.checkedCount += 1
      if let difference = after.difference(from: still.before) {
        finding.add(difference)
      }
    }
    finding.add(audit.instantFinding)
    return finding
  }
}

extension Journey {
  /// The finding about the final state of the way there; nil if the scene did not open.
  fileprivate func arrives(as still: StillJourney) -> LawFinding? {
    guard let forward, let open else { return nil }
    var finding = LawFinding(checkedCount: 1)
    if let arrival { finding.add(arrival) }
    // The state without animation is the expected one.
    if let still = still.open {
      finding.checkedCount += 1
      if let difference = open.difference(fromOther: still) {
        finding.add(Violation(difference, in: forward, at: forward.frames.last?.time))
      }
    }
    return finding
  }

  /// The finding about the state after the way back; nil if the scene did not close.
  fileprivate var returns: LawFinding? {
    guard let backward, let after else { return nil }
    var finding = LawFinding(checkedCount: 1)
    if let difference = after.difference(from: before) {
      finding.add(Violation(difference, in: backward, at: backward.frames.last?.time))
    }
    if let leftover {
      finding.add(
        Violation(
          "\(leftover) after it was closed", subject: "the opened controller", in: backward,
          cause: "the transition leaves the view as it looks when it is away: restore it in"
            + " context.deferToCompletion"))
    }
    return finding
  }
}

extension Audit {
  /// The finding of a run in a duration of 0; a scene with transitions of its own has no such run.
  fileprivate var instantFinding: LawFinding {
    var finding = LawFinding()
    guard let scene = makePlay().scene as? PlainScene else { return finding }
    let play = ScenePlay(scene.instant, on: screen)
    let before = play.state
    for direction in [TransitionDirection.forward, .backward] {
      func report(_ fault: Violation) {
        var violation = fault
        (violation.direction, violation.interruption) = (direction, "in a duration of 0")
        finding.add(violation)
      }
      guard play.request(direction) else { break }
      finding.checkedCount += 1
      do throws(SettleError) {
        try play.stage.settle(within: 60)
      } catch {
        report(
          Violation(
            "does not end: \(error)", cause: "a path of start(with:) waits for an animation"))
        return finding
      }
      if direction == .forward, let fault = play.arrivalFault {
        report(Violation(fault, subject: play.opened.map { "\(type(of: $0))" }))
      } else if direction == .backward, let fault = play.state.difference(from: before),
        fault != trace
      {
        report(fault)
      }
    }
    return finding
  }
}

extension AuditRun {
  /// The fault of a run that ends more than a frame after its duration is over; nil otherwise.
  var lateEnd: Violation? {
    guard let completed = completionTime, completed > duration + 1.0 / 60 + 1e-9 else { return nil }
    return Violation(
      "ends \((completed - duration).inMilliseconds) after its duration of"
        + " \(duration.inMilliseconds)", in: self, at: completed, cause: causeOfLateEnd(completed))
  }

  /// The likely cause of an end after the duration is over, with the code to write.
  private func causeOfLateEnd(_ completed: TimeInterval) -> String {
    let needed = completed.inUpperThousandths
    guard hasOwnDuration else {
      return "an animation is longer than context.duration: give it that duration, or adopt"
        + " TransitionWithCustomDuration with `func transitionDuration(with context:"
        + " TransitionContext) -> TimeInterval { \(needed) }`"
    }
    guard let lastSpring, lastSpring.time > duration else {
      return "an animation is longer than what transitionDuration(with:) returns: give it"
        + " context.duration, or return \(needed) there"
    }
    return "the spring of \(lastSpring.property) comes to rest after"
      + " \(lastSpring.time.inMilliseconds), which is longer than what transitionDuration(with:)"
      + " returns: return \(needed) there, or leave the method and TransitionWithCustomDuration"
      + " out: without it, a transition lasts as long as its springs"
  }

  /// The fault of a run that ends more than a frame before its duration is over; nil otherwise.
  var earlyEnd: Violation? {
    guard let completed = completionTime, completed < duration - 1.0 / 60 - 1e-9 else { return nil }
    let cut = lastMovement(before: completed)
    return Violation(
      "ends \((duration - completed).inMilliseconds) before its duration of"
        + " \(duration.inMilliseconds) is over"
        + (cut.map { ", while \($0.subject) \($0.kind.rawValue)" } ?? ""), in: self, at: completed,
      cause: causeOfEarlyEnd(at: completed, cutting: cut != nil))
  }

  /// The likely cause of an end before the duration is over.
  ///
  /// - Parameter isCut: True if something moved until then.
  private func causeOfEarlyEnd(at time: TimeInterval, cutting isCut: Bool) -> String {
    if isCut {
      return "transitionDidEnd() or completeTransition(_:) is called before the animations are over"
    }
    return time < 1e-6
      ? "start(with:) ends it at once, or its animations change nothing"
      : "context.duration is longer than the motion: adopt TransitionWithCustomDuration"
  }

  /// The greatest change in the last frame before an instant; nil if nothing changes there.
  private func lastMovement(before time: TimeInterval) -> PictureStep? {
    let pictures = frames.filter { $0.time < time - 1e-6 }.suffix(2).map(\.displayList)
    guard pictures.count == 2 else { return nil }
    let hair = AuditTolerance(points: 0.01, opacity: 0.0005)
    let step = PictureStep(from: pictures[0], to: pictures[1], hair)
    return step.size > 1 ? step : nil
  }
}

extension DiagnosticIssue {
  /// True for the issue of a transition that was ended a second time.
  fileprivate var isSecondEnd: Bool {
    switch self as any DiagnosticIssue {
    case TransitionIssue.endedTwice, TransitionIssue.endsInTwoWays,
      ControllerIssue.completedTwice:
      true
    default: false
    }
  }
}

extension Violation {
  /// A difference of two states at an instant of a run.
  init(_ difference: Violation, in run: AuditRun, at time: TimeInterval?) {
    self.init(
      difference.fault, subject: difference.subject, in: run, at: time, cause: difference.cause)
  }
}

extension TimeInterval {
  /// The time in whole milliseconds: `350 ms`.
  var inMilliseconds: String { "\(Int((self * 1000).rounded())) ms" }

  /// The time in seconds, as a number that is not less: `0.601`.
  var inUpperThousandths: String { String(format: "%.3f", (self * 1000).rounded(.up) / 1000) }
}
