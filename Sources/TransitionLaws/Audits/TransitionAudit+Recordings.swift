import Foundation
package import TransitionRecording
import Transitioning

extension TransitionAudit {
  /// Records a round trip on a new stage, with the interruption of a law's first fault.
  ///
  /// - Parameter row: The law, in a report of this audit; nil for a round trip without an
  ///   interruption, in the first situation.
  /// - Returns: The runs, up to the interrupted one.
  package func recordings(of row: AuditReport.Row? = nil) -> [RecordedLeg] {
    for placement in placements {
      for screen in screens {
        guard row == nil || row?.situation == situation(placement, screen) else { continue }
        let fault = row?.violations.first
        let other = settings.otherScreens.first { $0.name == fault?.screen }
        let place = other ?? screen.shown(by: row?.law)
        let play = ScenePlay(makeScene(placement), on: place)
        if fault?.interruption.flatMap(Interruption.init)?.isOfSource ?? false {
          play.source = SourcePlace(in: ScenePlay(makeScene(placement), on: place))
        }
        return legs(of: play, with: fault)
      }
    }
    return []
  }

  private func legs(of play: ScenePlay, with fault: Violation?) -> [RecordedLeg] {
    var legs: [RecordedLeg] = []
    for direction in [TransitionDirection.forward, .backward] {
      let time = fault?.direction == direction ? fault?.time : nil
      guard let time, let interruption = fault?.interruption else {
        let recording = Recorder(play.stage).record { play.request(direction) }
        legs.append(RecordedLeg(direction.rawValue, recording))
        guard case .success = recording.settled, play.isOpen else { return legs }
        continue
      }
      let recording = Recorder(play.stage).record {
        play.request(direction, at: time, interruptedBy: interruption)
      }
      play.stopDriving()
      return legs + [RecordedLeg("\(direction.rawValue), \(interruption)", recording)]
    }
    return legs
  }
}

extension StageScreen {
  /// The screen on which a law finds its faults.
  fileprivate func shown(by law: LawName?) -> StageScreen {
    switch law {
    case .mirrors: mirrored
    case .reducesMotion: reducedMotion
    default: self
    }
  }
}

extension ScenePlay {
  /// Requests a transition, and interrupts it later.
  ///
  /// - Parameters:
  ///   - time: The time until the interruption, in seconds.
  ///   - name: The interruption, as a report names it.
  fileprivate func request(
    _ direction: TransitionDirection, at time: TimeInterval, interruptedBy name: String
  ) {
    switch Interruption(rawValue: name) {
    case .reopening:
      request(direction)
      stage.perform(afterDelay: time) { self.request(.backward) }
      stage.perform(afterDelay: time + 1 / stage.frameRate) { self.request(.forward) }
    case let interruption?:
      request(direction)
      stage.perform(afterDelay: time) { interruption.perform(on: self) }
    case nil where name == Interruption.turn:
      request(direction)
      stage.perform(afterDelay: time) { self.request(.backward) }
    case nil: driveAndCancel(direction, at: time)
    }
  }

  /// Drives a transition at its normal speed, and cancels it.
  private func driveAndCancel(_ direction: TransitionDirection, at time: TimeInterval) {
    guard let interaction = drive(direction) else { return }
    stage.advance(by: 0)
    guard let duration, duration > 0 else { return }
    for frame in 0...Int((time * stage.frameRate).rounded()) {
      let delay = Double(frame) / stage.frameRate
      stage.perform(afterDelay: delay) { interaction.update(CGFloat(delay / duration)) }
    }
    stage.perform(afterDelay: time + 1 / stage.frameRate) { interaction.cancel() }
  }
}
