import Foundation
import Transitioning

extension TransitionLaw {
  /// Reversed, the transition goes back the way that it came.
  public static let reverses = TransitionLaw(
    .reverses, "reverses",
    "closed at any frame of the way there, it goes back through the pictures that it came by"
  ) { audit in
    var finding = LawFinding()
    for time in audit.instants(.forward) where time > 0 {
      audit.rehearse { play, before in
        finding.looked += 1
        return audit.reverse(play, before, at: time, &finding)
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
      let instants = audit.instants(direction)
      for (index, time) in instants.enumerated() {
        let fraction = CGFloat(index) / CGFloat(max(instants.count - 1, 1))
        audit.rehearse { play, before in
          audit.cancel(play, before, direction, at: fraction, time, &finding)
        }
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
      var violation = Violation(fault, subject: subject, cause: cause)
      (violation.direction, violation.time) = ("forward", time)
      violation.interruption = "closed on the way there"
      finding.add(violation)
    }
    guard play.request(.forward) else { return true }
    stage.advance(by: 0)
    let start = stage.now
    var lists = [play.list]
    let count = Int((time * stage.frameRate).rounded())
    for index in 1...max(count, 1) {
      stage.advance(to: start + Double(index) / stage.frameRate)
      lists.append(play.list)
    }
    guard play.request(.backward) else { return false }
    stage.advance(by: 0)
    let turned = stage.now
    let jump = PictureStep(from: lists[count], to: play.list, tolerance)
    if jump.size > 1 {
      report("\(jump.phrase) at once where the way turns", subject: jump.subject)
    }
    var isAstray = false
    for index in 1...max(count, 1) where !isAstray {
      stage.advance(to: turned + Double(index) / stage.frameRate)
      if stage.isSettled { break }
      let step = PictureStep(from: lists[count - index], to: play.list, tolerance)
      if step.size > 1 {
        isAstray = true
        report(
          "is \(step.kind == .moves ? "\(step.amount.inTenths) pt" : step.amount.inHundredths)"
            + " from where it came by, \((Double(index) / stage.frameRate).inMilliseconds) later",
          subject: step.subject)
      }
    }
    return expectRest(play, before, report)
  }

  /// Drives a transition to a fraction and cancels it.
  fileprivate func cancel(
    _ play: ScenePlay, _ before: SceneState, _ direction: TransitionDirection,
    at fraction: CGFloat, _ time: TimeInterval, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: String, subject: String? = nil, cause: String? = nil) {
      var violation = Violation(fault, subject: subject, cause: cause)
      violation.direction = direction.name
      violation.interruption = "driven to \(Int((fraction * 100).rounded())) % and cancelled"
      violation.time = time
      finding.add(violation)
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
    if let difference = play.state.difference(from: start) {
      report(difference.fault, subject: difference.subject, cause: difference.cause)
      return false
    }
    guard direction == .backward else { return true }
    play.request(.backward, animated: false)
    return expectRest(play, before, report)
  }

  /// Waits until the stage is at rest, and compares its state with the first; true if both are
  /// equal.
  func expectRest(
    _ play: ScenePlay, _ before: SceneState, within tolerance: CGFloat = 0,
    _ report: (_ fault: String, _ subject: String?, _ cause: String?) -> Void
  ) -> Bool {
    do throws(SettleError) {
      try play.stage.settle(within: 60)
    } catch {
      report("does not end: \(error)", nil, nil)
      return false
    }
    if let difference = play.state.difference(from: before, within: tolerance) {
      report(difference.fault, difference.subject, difference.cause)
      return false
    }
    return tolerance == 0 || play.state.difference(from: before) == nil
  }
}
