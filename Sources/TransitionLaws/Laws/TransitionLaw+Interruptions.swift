import Foundation
import Transitioning

extension TransitionLaw {
  /// Reversed, the transition goes back the way that it came.
  public static let reverses = TransitionLaw(
    .reverses, "reverses",
    "closed at any frame of the way there, or not closed after all at any frame of the way back, it"
      + " goes back through the pictures that it came by"
  ) { audit in
    var finding = LawFinding()
    for time in audit.instants(.forward) where time > 0 {
      audit.rehearse { play, before in
        finding.looked += 1
        return audit.reverse(play, before, at: time, &finding)
      }
    }
    for time in audit.instants(.backward) where time > 0 {
      audit.rehearse { play, before in
        audit.reverseClosing(play, before, at: time, &finding)
      }
    }
    return finding
  }

  /// Cancelled, the transition leaves everything as it was.
  public static let cancels = TransitionLaw(
    .cancels, "cancels",
    "driven to any frame and cancelled, everything is as it was, and the callbacks balance"
  ) { audit in
    var finding = LawFinding()
    for direction in [TransitionDirection.forward, .backward] {
      let known = finding.looked
      let last = audit.frameTimes(direction).last ?? 0
      for time in audit.instants(direction) {
        let fraction = last > 0 ? CGFloat(min(time / last, 1)) : 0
        audit.rehearse { play, before in
          audit.cancel(play, before, direction, at: fraction, time, &finding)
        }
        // What is not driven at the first instant is not driven at the others.
        if finding.looked == known { break }
      }
    }
    return finding
  }
}

extension Audit {
  /// Closes a controller while it opens.
  fileprivate func reverse(
    _ play: ScenePlay, _ before: SceneState, at time: TimeInterval, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      finding.add(
        fault, subject, cause, .forward, Interruption.turn, at: time, unless: trace)
    }
    guard play.request(.forward) else { return true }
    stage.advance(by: 0)
    let start = stage.now
    var lists: [Int: DisplayList] = [:]
    let way = Way(time, at: stage.frameRate)
    for frame in way.frames {
      stage.advance(to: start + Double(frame) / stage.frameRate)
      lists[frame] = play.list
    }
    guard play.request(.backward) else { return false }
    stage.advance(by: 0)
    compare(play, with: lists, on: way, report)
    return expectRest(play, before, report)
  }

  /// Drives the way back to an instant, cancels it, and watches how the controller opens again.
  fileprivate func reverseClosing(
    _ play: ScenePlay, _ before: SceneState, at time: TimeInterval, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      finding.add(
        fault, subject, cause, .backward, "not closed after all", at: time, unless: trace)
    }
    guard play.request(.forward, animated: false), (try? stage.settle()) != nil,
      let interaction = play.drive(.backward)
    else { return false }
    stage.advance(by: 0)
    guard let coordinator = play.opened?.transitionCoordinator, coordinator.isInteractive,
      coordinator.transitionDuration > 0
    else {
      play.stopDriving()
      return false
    }
    finding.looked += 1
    interaction.completionCurve = .linear
    var lists: [Int: DisplayList] = [:]
    let way = Way(time, at: stage.frameRate)
    for frame in way.frames {
      let fraction = Double(frame) / stage.frameRate / coordinator.transitionDuration
      interaction.update(CGFloat(fraction))
      lists[frame] = play.list
    }
    interaction.cancel()
    compare(play, with: lists, on: way, report)
    guard (try? stage.settle(within: 60)) != nil else {
      report("does not end")
      return false
    }
    play.stopDriving()
    guard play.isOpen else {
      report("completes")
      return false
    }
    play.request(.backward, animated: false)
    return expectRest(play, before, report)
  }

  /// Compares the pictures after a turn with those before it.
  private func compare(
    _ play: ScenePlay, with lists: [Int: DisplayList], on way: Way,
    _ report: (_ fault: String, _ subject: String?, _ cause: String?) -> Void
  ) {
    let stage = play.stage
    let turned = stage.now
    for frame in way.frames.reversed() {
      let back = Double(way.length - frame) / stage.frameRate
      if frame < way.length { stage.advance(to: turned + back) }
      guard !stage.isSettled, let list = lists[frame] else { return }
      let step = PictureStep(from: list, to: play.list, tolerance)
      guard step.size > 1 else { continue }
      guard frame < way.length else {
        report("\(step.phrase) at once where the way turns", step.subject, nil)
        continue
      }
      let distance =
        step.kind.isInPoints ? "\(step.amount.inTenths) pt" : step.amount.inHundredths
      return report(
        "is \(distance) from where it came by, \(back.inMilliseconds) later", step.subject, nil)
    }
  }

  /// Drives a transition to a fraction and cancels it.
  fileprivate func cancel(
    _ play: ScenePlay, _ before: SceneState, _ direction: TransitionDirection,
    at fraction: CGFloat, _ time: TimeInterval, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      let course = "driven to \(Int((fraction * 100).rounded())) % and cancelled"
      finding.add(fault, subject, cause, direction, course, at: time, unless: trace)
    }
    var start = before
    if direction == .backward {
      guard play.request(.forward, animated: false) else { return true }
      guard (try? stage.settle()) != nil else { return false }
      start = play.state
    }
    guard let interaction = play.drive(direction) else { return false }
    stage.advance(by: 0)
    guard play.opened?.transitionCoordinator?.isInteractive == true else {
      play.stopDriving()
      return false
    }
    finding.looked += 1
    interaction.update(fraction)
    stage.advance(by: 1 / stage.frameRate)
    interaction.cancel()
    do throws(SettleError) {
      try stage.settle(within: 60)
    } catch {
      report("does not end: \(error)")
      return false
    }
    play.stopDriving()
    if play.isOpen != (direction == .backward) {
      report("completes")
      return false
    }
    if !start.isKept(on: play.stage), let difference = play.state.difference(from: start) {
      report(difference.fault, subject: difference.subject, cause: difference.cause)
      return false
    }
    guard direction == .backward else { return true }
    play.request(.backward, animated: false)
    return expectRest(play, before, report)
  }

  /// Waits until the stage is at rest, and compares its state with the first; true if both are
  /// equal.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest difference of a number that counts as none.
  ///   - mayComplain: True if the stage may have reported issues.
  func expectRest(
    _ play: ScenePlay, _ before: SceneState, within tolerance: CGFloat = 0,
    mayComplain: Bool = false,
    _ report: (_ fault: String, _ subject: String?, _ cause: String?) -> Void
  ) -> Bool {
    do throws(SettleError) {
      try play.stage.settle(within: 60)
    } catch {
      report("does not end: \(error)", nil, nil)
      return false
    }
    if !mayComplain, let issue = play.stage.diagnostics.issues.first {
      report("is reported: \(issue)", nil, nil)
      return false
    }
    if before.isKept(on: play.stage) { return true }
    let state = play.state
    if let difference = state.difference(from: before, within: tolerance) {
      report(difference.fault, difference.subject, difference.cause)
      return false
    }
    return tolerance == 0 || state.difference(from: before) == nil
  }
}

/// The frames at which a way that is gone twice is looked at.
private struct Way {
  /// The number of frames until the turn.
  let length: Int

  /// The beginning, two frames between, the last frame before the turn, and the turn.
  ///
  /// Each frame is a turn of some run, so that few frames of each run are enough.
  let frames: [Int]

  init(_ time: TimeInterval, at frameRate: Double) {
    length = max(Int((time * frameRate).rounded()), 1)
    frames = Set([0, length / 3, 2 * length / 3, length - 1, length]).sorted()
  }
}

extension LawFinding {
  /// Adds the fault of an interrupted run, unless it is the trace that each run leaves.
  mutating func add(
    _ fault: String, _ subject: String?, _ cause: String?, _ direction: TransitionDirection,
    _ interruption: String, at time: TimeInterval, unless trace: SceneState.Difference?
  ) {
    if let trace, trace.fault == fault, trace.subject == subject {
      root = .returns
      return
    }
    var violation = Violation(fault, subject: subject, cause: cause)
    (violation.direction, violation.time) = (direction.name, time)
    violation.interruption = interruption
    add(violation)
  }
}
