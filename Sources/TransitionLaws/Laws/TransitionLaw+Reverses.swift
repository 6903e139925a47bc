import Foundation
import Transitioning

extension TransitionLaw {
  /// A reversed transition retraces its motion.
  public static let reverses = TransitionLaw(
    .reverses, "reverses",
    "closed at any frame of the way there, or not closed after all at any frame of the way back, it"
      + " shows the same pictures in reverse"
  ) { audit in
    var finding = LawFinding()
    let instants = audit.instants(.forward, for: .reversal).filter { $0 > 0 }
    for time in instants {
      audit.rehearse { play, before in audit.reverse(play, before, at: time, &finding) }
    }
    guard finding.checkedCount > 0 || instants.isEmpty else {
      finding.reason =
        "it declines interruption, or is an animator of the app, which UIKit does not reverse: closed on"
        + " the way there, it goes on"
      return finding
    }
    let times = audit.instants(.backward, for: .reversal).filter { $0 > 0 }
    audit.whileOpen(at: times, { _ in "not closed after all" }, &finding, audit.reverseClosing)
    return finding
  }
}

extension Audit {
  /// Closes a controller while it opens.
  fileprivate func reverse(
    _ play: ScenePlay, _ before: SceneState, at time: TimeInterval, _ finding: inout LawFinding
  ) -> Bool {
    let stage = play.stage
    func report(_ fault: Violation) {
      finding.add(fault, .forward, Interruption.turn, at: time, unless: trace)
    }
    guard play.request(.forward) else { return true }
    stage.advance(by: 0)
    let start = stage.now
    var lists: [Int: DisplayList] = [:]
    let compared = ComparedFrames(time, at: stage.frameRate)
    for frame in compared.frames {
      stage.advance(to: start + Double(frame) / stage.frameRate)
      lists[frame] = play.list
    }
    guard let isReversed = play.reverse() else { return false }
    if isReversed {
      finding.checkedCount += 1
      compare(play, with: lists, on: compared, report)
    }
    return expectRest(play, before, report)
  }

  /// Drives the backward run to an instant, cancels it, and compares the pictures as the controller
  /// opens again.
  ///
  /// - Returns: True if the scene is as before; nil if the backward run cannot be driven.
  fileprivate func reverseClosing(
    _ play: ScenePlay, _ open: SceneState, at time: TimeInterval, _ report: FaultReport
  ) -> Bool? {
    let stage = play.stage
    guard let interaction = play.drive(.backward) else { return nil }
    stage.advance(by: 0)
    guard let coordinator = play.opened?.transitionCoordinator, coordinator.isInteractive,
      coordinator.transitionDuration > 0
    else {
      play.stopDriving()
      return nil
    }
    interaction.completionCurve = .linear
    var lists: [Int: DisplayList] = [:]
    // What runs under a finger may be shorter than what runs without.
    let last = coordinator.transitionDuration - 1 / stage.frameRate
    let compared = ComparedFrames(min(time, last), at: stage.frameRate)
    for frame in compared.frames {
      let fraction = Double(frame) / stage.frameRate / coordinator.transitionDuration
      interaction.update(CGFloat(fraction))
      lists[frame] = play.list
    }
    interaction.cancel()
    compare(play, with: lists, on: compared, report)
    guard (try? stage.settle(within: 60)) != nil else {
      report(Violation("does not end"))
      return false
    }
    play.stopDriving()
    guard play.isOpen else {
      report(Violation("completes"))
      return false
    }
    return true
  }

  /// Compares the pictures after a turn with those before it.
  private func compare(
    _ play: ScenePlay, with lists: [Int: DisplayList], on compared: ComparedFrames,
    _ report: FaultReport
  ) {
    let stage = play.stage
    let turned = stage.now
    for frame in compared.frames.reversed() {
      let back = Double(compared.turn - frame) / stage.frameRate
      if frame < compared.turn { stage.advance(to: turned + back) }
      guard !stage.isSettled, let list = lists[frame] else { return }
      let step = PictureStep(from: list, to: play.list, tolerance)
      guard step.size > 1 else { continue }
      guard frame < compared.turn else {
        report(Violation("\(step.phrase) at once where the way turns", subject: step.subject))
        continue
      }
      let distance =
        step.kind.isInPoints ? "\(step.amount.inTenths) pt" : step.amount.inHundredths
      return report(
        Violation(
          "is \(distance) from its state before the turn, \(back.inMilliseconds) later",
          subject: step.subject))
    }
  }
}

/// The frames at which the pictures before a turn are compared with those after it.
private struct ComparedFrames {
  /// The frame of the turn, from 0.
  let turn: Int

  /// A frame in the middle, the last one before the turn, and the turn.
  ///
  /// The runs turn at all frames, so that a few frames of each are enough.
  let frames: [Int]

  init(_ time: TimeInterval, at frameRate: Double) {
    turn = max(Int((time * frameRate).rounded()), 1)
    frames = Set([turn / 2, turn - 1, turn]).sorted()
  }
}

extension ScenePlay {
  /// Closes the controller while it opens.
  ///
  /// - Returns: True if the transition is reversed; false if it goes on and the request waits, or if
  ///   it is cut short; nil if the scene cannot close the controller.
  fileprivate func reverse() -> Bool? {
    let observer = stage.observer
    defer { stage.observer = observer }
    var isReversed = false
    stage.observer = { event in
      if event.category == .transition, event.message.contains("is reversed") { isReversed = true }
      observer?(event)
    }
    guard request(.backward) else { return nil }
    stage.advance(by: 0)
    return isReversed || opened?.transitionCoordinator?.isCancelled == true
  }
}
